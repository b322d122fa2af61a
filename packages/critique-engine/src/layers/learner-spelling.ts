/** How learners misspell the words by which a view is recognised: [misspelt, meant]. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bele?ive|bel+i?ve|bel+eive|beleave|bel+ieve?|beileve|bilieve|bealive)\b/g, 'believe'],
  [/\b(?:op+inon|opnion|op+inion|opinoin|opion|openion|opinan|opinnion|opiniun)\b/g, 'opinion'],
  [/\bi (?:thing|thik|thinck|tink|thnk|thinks)\b/g, 'i think'],
  [/\b(?:shoud|shuld|shold|sould|shoul|shouls|shoulde?)\b/g, 'should'],
  [/\b(?:shoul?dn?t|shoul?d ?n['’]?t)\b/g, "shouldn't"],
  [/\b(?:agre|aggre|aggree|agrea|agreee)\b/g, 'agree'],
  [/\b(?:desagree?|dissagree?|disargee?|disagre|dessagree|disaggree)\b/g, 'disagree'],
  [
    /\bbec(?:uase|ouse|asue|ause|uas|aus|ase)\b|\bbeacuse\b|\bbecaus\b|\b(?:cuz|kause|coz)\b/g,
    'because',
  ],
  [/\b(?:importent|imporant|inportant|importan|importand|impotant)\b/g, 'important'],
  [/\b(?:beter|bether|batter)\b/g, 'better'],
  [/\b(?:perfer|prefere|prefair)\b/g, 'prefer'],
];

/** A text in lower case in which the misspelt words of a position are spelt right. For finding cues only: offsets change. */
export const withPlainPosition = (lower: string): string =>
  MEANT.reduce((text, [misspelt, meant]) => text.replace(misspelt, meant), lower);
