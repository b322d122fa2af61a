/** How strongly a sentence is worded as the essay's own position, and the words that say so. */
export interface ThesisCue {
  /** 0 = no sign, 1 = some, 2 = clear, 3 = unmistakable; below 0 speaks against. */
  strength: number;
  cue: string | null;
}

const adverb =
  '(?:[a-z]+ly |still |also |would |do |must |can only |am of the opinion that |quite |completely )?';
const signs: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\bi ${adverb}(?:believe|argue|contend|maintain|agree|disagree|think|hold|claim|support|oppose|object to|feel(?! (?:it|ill|sick|like|good|bad)\\b)|prefer|advocate|propose|side with|stand (?:by|for|against|with)|suggest|assert|consider|insist|am convinced|am inclined|am in favou?r|am against|am of the)\\b`,
    ),
    3,
  ],
  [
    /\bin my (?:own |personal |humble )?(?:opinion|view|judgement|judgment|mind|perspective|eyes)\b/,
    3,
  ],
  [
    /\b(?:from|in) my (?:point of view|perspective|standpoint)\b|\bfrom where i stand\b|\bto my mind\b|\b(?<!\b(?:be|been|is|are|was|were|people|someone|anyone|somebody|anybody|others|person|student) )in my position,? (?:it|the|this|that|there|we|i)\b|\bpersonally\b|\bas far as i am concerned\b|\bas for me\b/,
    3,
  ],
  [
    /\bmy (?:own |personal |firm )?(?:view|opinion|position|belief|conviction|contention|argument|thesis|stance|answer) (?:is|on)\b|\bit is my (?:belief|view|contention|opinion)\b/,
    3,
  ],
  [
    /\bthis (?:essay|paper|article|study|dissertation) (?:will )?(?:argue|contend|maintain|claim|demonstrate|show|assert|propose|defend|suggest)s?\b/,
    3,
  ],
  [
    /\bi (?:will|shall|am going to|intend to|want to|would like to) (?:argue|show|contend|demonstrate|defend|claim)\b/,
    3,
  ],
  [
    /\bthe (?:main |central )?(?:argument|claim|thesis|position) (?:here|of this essay|of this paper|in this essay|made here|i defend) is\b|\bmy (?:main |central )?(?:claim|position|argument) (?:here |in this essay )is\b/,
    3,
  ],
  [/\b(?:we|one) (?:argue|contend|maintain|believe)\b/, 2],
  [
    /\boutweighs?\b|\b(?:far|much) (?:more|better|worse|greater)\b|\bmore harm than good\b|\bmore good than harm\b/,
    1.5,
  ],
  [
    /\b(?:should(?:n'?t)?|must(?:n't)?|ought to|has to|have to|(?<!\bno )need to|needs to|cannot|can no longer)\b/,
    1,
  ],
  [
    /\b(?:therefore|thus|hence|consequently|for these reasons|ultimately|nevertheless|however|yet)\b/,
    0.5,
  ],
  [
    /\b(?:because|since|by showing|in that|rather than|not only|the most|the best|more .{1,40} than)\b/,
    0.5,
  ],
];
const against: readonly (readonly [RegExp, number])[] = [
  [/\?["'”’)]*$/, -2],
  [
    /\b(?:some|many|most|other|certain|several|a number of|few) (?:people|experts|scholars|critics|parents|students|others)?\s?(?:may |might |would |will |often |still )?(?:think|believe|argue|claim|say|hold|feel|suggest|maintain)\b/,
    -1.5,
  ],
  [
    /\bothers (?:\w+ )?(?:argue|say|claim|believe|think|hold|feel|prefer)\b|\b(?:critics|opponents|proponents|sceptics|it is (?:often |sometimes |widely |commonly )?(?:said|argued|believed|claimed|thought))\b/,
    -1,
  ],
  [
    /\b(?:there are|there appear to be|i have) (?:several|some|many|various|two|three|a number of|numerous) (?:main |important |different )?(?:reasons|arguments|factors|points)\b|\bwill be (?:proven|discussed|shown|explained|analysed|analyzed)\b/,
    -2,
  ],
  [/\b(?:for example|for instance|such as|when i was|last year|years ago|once)\b/, -1.5],
  [
    /\b(?:this essay|this paper|i|we) (?:will|shall|would|is going to|am going to|would like to) (?:discuss|start|begin|analyse|analyze|give|try|state|elaborate|provide|attempt|mention|list|consider|explore|examine|look at|talk about|describe|outline|present|explain|analyse|analyze|be (?:discussing|exploring|examining|looking|talking|writing|describing|explaining|analysing|analyzing|giving|showing|presenting|outlining|considering))\b/,
    -2.5,
  ],
];

/** Reads one sentence; hand-written cues, no position. Linear in its length. */
export const thesisCue = (sentence: string): ThesisCue => {
  const lower = sentence.slice(0, 1_000).toLowerCase().replace(/’/g, "'");
  let strength = 0;
  let cue: string | null = null;
  let strongest = 0;
  for (const [pattern, weight] of signs) {
    const found = pattern.exec(lower);
    if (!found) continue;
    strength += weight;
    if (weight > strongest) {
      strongest = weight;
      cue = sentence.slice(found.index, found.index + found[0].length);
    }
  }
  for (const [pattern, weight] of against) if (pattern.test(lower)) strength += weight;
  return { strength, cue };
};

const explicit =
  /\bi (?:\w+ly |will |shall |would |do )?(?:claim|argue|contend|maintain|hold) that\b|\bin my (?:own |considered )?(?:view|opinion|judge?ment),? (?:the|it|there|this|that|we)\b|\bmy (?:own |firm |main )?(?:position|claim|contention|argument|thesis|answer) (?:here |in this essay )?is\b|\bthe (?:main |central )?(?:argument|claim|thesis|position) (?:here|of this essay|of this paper|in this essay|made here|i defend) is\b|\bthis (?:essay|paper) (?:will )?(?:argues?|contends?|maintains?|claims?)\b/;

/** Whether a sentence explicitly announces the writer's position: 'I contend that', 'My position is'. */
export const hasExplicitPosition = (sentence: string): boolean => {
  const lower = sentence.slice(0, 1_000).toLowerCase();
  return explicit.test(lower) && !/\?["'”’)]*$/.test(lower);
};
