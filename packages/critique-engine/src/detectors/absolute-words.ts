/** Absolute words, each with a word that allows exceptions. */
export const UNIVERSALS: Readonly<Record<string, string>> = {
  always: 'often',
  never: 'rarely',
  everyone: 'many people',
  everybody: 'many people',
  'no one': 'few people',
  nobody: 'few people',
  'all people': 'many people',
  'every person': 'most people',
  'all students': 'many students',
  'every student': 'many students',
  impossible: 'very hard',
  'nothing but': 'mostly',
  everything: 'most things',
  'the only way': 'one way',
  'the only solution': 'one solution',
  'every single': 'nearly every',
  completely: 'largely',
  totally: 'largely',
};
/** Words that say how sure the writer is. */
export const CERTAINTIES: readonly string[] = [
  'without doubt',
  'without a doubt',
  'undoubtedly',
  'definitely',
  'certainly',
  'no doubt',
];

/** 'Totally' and 'completely' are absolute only with an outcome: 'totally eliminate', not 'totally different'. */
const whole =
  /^ (?:eliminat|destroy|solv|replac|remov|stop|prevent|ban|disappear|eradicat|ruin|end|wip|useless|harmless|safe|free of)/i;
const degree = /^(?:completely|totally)$/;

/** Words before an absolute word that limit it, deny it or make it about the writer only. */
const boundBefore =
  /(?:\b(?:not|cannot|almost|nearly|hardly|rarely|if|whether|why|as|than|like|that i|which i|most \w+|some \w+|many \w+|seem|seems|seemed|once|thought|considered|i|i['’]ve|i['’]ll|i['’]d|i have|i had|i will|i would|i also|we should|to)|n['’]t) $/i;
/** A demand on everybody, or for all times, is not a claim that it is so. */
const demandedBefore =
  /\b(?:should|must|ought to|has to|have to|needs? to|had better|let us|let['’]s|please|try to|remember to)(?: (?:not|also|all))? $/i;
const demandedAfter = /^ (?:also )?(?:should|must|ought to|has to|have to|needs? to|deserves?)\b/i;
const ofEveryone =
  /^ (?:else|around|(?:is|has|have|are|thinks?|learns?) (?:\w+ )?(?:different|differently|unique|own|equal))\b/i;
const ofNobody =
  /^ (?:\w+ ){0,4}(?:is perfect|wants? to (?:fail|lose|suffer|die)|likes? to (?:fail|lose|suffer)|like|but|except|besides)\b/i;
/** Sayings and habits: 'always being late', 'is always changing', 'never imagined', 'everyone is different', 'no one is perfect'. */
const sayings: Readonly<Record<string, RegExp>> = {
  always:
    /^ (?:\w+ing\b|be (?:yourself|the real|there for)|remember|been (?:told|taught|my|a))|^ (?:has|have|had) been\b/i,
  never:
    /^ (?:(?:be|been|have|had|getting|have been) )?(?:\w+ing\b|imagin\w*|thought|dream\w*|forget\w*|mind|heard|seen|met|before|again|let|give up|judge|ends?\b|knew|know (?:what|when|if|how)|the same)/i,
  everyone: ofEveryone,
  everybody: ofEveryone,
  'no one': ofNobody,
  nobody: ofNobody,
  impossible: /^[^.!?]*\b(?:because|since|without|unless|if|when)\b/i,
};
/** 'Everything' counts as a claim only as what is spoken of: 'everything is', not 'everything we want'. */
const everythingSaid =
  /^ (?:(?:that )?(?:we|people) (?:do|know|have|eat|use)\b|(?:around us )?(?:is|has|will|can|depends|becomes|comes|works|in (?:life|the world|our li\w+))\b)/i;
/** A claim that the writer rejects needs no limit. */
const denied = /\b(?:disagree|don['’]t agree|do not agree|deny|reject|oppose)\b/i;
const eachOf = /\b(?:for|to|of|from) $/i;
const counted = /^(?:every (?:student|person)|all (?:students|people))$/;

/**
 * Whether an absolute word is harmless in its place. `before` and `after` are the words around it in its sentence. A
 * norm, a saying, a comparison or a statement about oneself does not claim a rule without exception.
 */
export const isHarmless = (word: string, before: string, after: string): boolean => {
  if (degree.test(word) && !whole.test(after)) return true;
  if (word === 'always' && /\b(?:can|could) $/i.test(before)) return true;
  if (denied.test(before)) return true;
  if (boundBefore.test(` ${before}`) || demandedBefore.test(before)) return true;
  if (/^(?:always|never)$/.test(word) && before.trim() === '') return true;
  if (demandedAfter.test(after) || sayings[word]?.test(after)) return true;
  if (word === 'everything' && !everythingSaid.test(after)) return true;
  return counted.test(word) && eachOf.test(before) && /^ (?:to|is|are)\b/i.test(after);
};

/** Whether a word of certainty only expresses the writer's own wish or intention: 'I would definitely choose'. */
export const isResolve = (before: string, after: string): boolean =>
  /\b(?:i|we|you)(?:['’](?:d|ll|m))?(?: \w+){0,2} $/i.test(` ${before}`) ||
  /^ (?:not|there (?:is|are) still)\b/i.test(after) ||
  /\b(?:not|almost|n['’]t) $/i.test(before);
