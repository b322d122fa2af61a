import type { Sentence } from '../../essay.ts';
import { evaluatesOrAdvises } from '../discourse-cues.ts';
import type { Opening } from './opening-word.ts';

const LONG_WORDS = 24;
const SHORT_WORDS = 10;
/** How many words after the first one a pronoun still stands early in. */
const EARLY_WORDS = 3;

/** Words that show person, tense, mood and what kind of thing a sentence says. */
const WORDINGS: readonly (readonly [trait: string, pattern: RegExp])[] = [
  ['self', /\b(?:i|my|me|mine|myself)\b/i],
  ['us', /\b(?:we|our|us|ourselves)\b/i],
  ['you', /\b(?:you|your|yourself)\b/i],
  ['they', /\b(?:they|their|them|themselves)\b/i],
  ['person', /\b(?:he|she|his|her|him|hers)\b/i],
  ['past', /\b(?:was|were|had|did|went|said|became|got|came|took|made|found|gave|told)\b/i],
  ['present', /\b(?:is|are|has|have|do|does)\b/i],
  ['should', /\b(?:should|must|ought|need to|needs to|have to|has to)\b/i],
  ['will', /\b(?:will|would|going to)\b/i],
  ['can', /\b(?:can|could|may|might)\b/i],
  ['asks', /\?/],
  ['figure', /\d/],
  ['quotes', /["“”]/],
  [
    'stance',
    /\b(?:i (?:\w+ )?(?:think|believe|agree|disagree|feel|argue)|(?:in )?my (?:opinion|view|position))\b/i,
  ],
  [
    'points',
    /\b(?:reason|advantage|disadvantage|benefit|drawback|argument|aspect|factor|point|problem|effect|impact|way|cause)s?\b/i,
  ],
  ['instances', /\b(?:for (?:example|instance)|e\.g\.?|such as)/i],
  ['grounds', /\b(?:because|since|due to|therefore|so that)\b/i],
  ['denies', /\b(?:not|no|never|nobody|nothing|none|cannot)\b|n['’]t\b/i],
  ['compares', /\b(?:more|less|better|worse|than|most|best|least)\b/i],
  ['all', /\b(?:all|every|everyone|everybody|always|people|many|most)\b/i],
];

/** The first word after the connective. */
const STARTS: readonly (readonly [trait: string, pattern: RegExp])[] = [
  ['starts-pronoun', /^(?:they|he|she|it|them|his|her|their|its)$/],
  ['starts-this', /^(?:this|these|that|those|such)$/],
  ['starts-self', /^(?:i|my)$/],
  ['starts-us', /^(?:we|our)$/],
  ['starts-there', /^there$/],
  ['starts-the', /^the$/],
];
const refersBack = /^(?:they|he|she|it|them|his|her|their|its|this|these)$/;

/** Whether a sentence names somebody or something after its first word. */
export const hasName = ({ tags }: Sentence): boolean =>
  tags.some((tag, i) => tag === 'PROPN' && i > 0);

/** What is true of a sentence wherever it stands. `after` is the index of the first word after its connective. */
export const traitsOf = (sentence: Sentence, opening: Opening, after: number): Set<string> => {
  const { text, words } = sentence;
  const start = words[after]?.lower ?? '';
  const early = words.slice(after + 1, after + 1 + EARLY_WORDS);
  const traits = new Set([
    `opens-${opening}`,
    ...WORDINGS.flatMap(([trait, pattern]) => (pattern.test(text) ? [trait] : [])),
    ...STARTS.flatMap(([trait, pattern]) => (pattern.test(start) ? [trait] : [])),
  ]);
  if (early.some(({ lower }) => refersBack.test(lower))) traits.add('early-pronoun');
  if (hasName(sentence)) traits.add('name');
  if (evaluatesOrAdvises(sentence)) traits.add('judges');
  if (words.length > LONG_WORDS) traits.add('long');
  if (words.length < SHORT_WORDS) traits.add('short');
  return traits;
};
