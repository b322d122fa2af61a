import type { BodySentence } from './body-sentence.ts';
import type { EssayBody } from './essay-body.ts';
import type { Sign } from './sign.ts';

/** Traits that neighbours tend to share: person, tense and mood. */
const KEPT = new Set(
  'self us you they person past should will can figure quotes name asks denies'.split(' '),
);

const sharedWeight = (a: BodySentence, b: BodySentence, { weights }: EssayBody): number => {
  let sum = 0;
  for (const stem of a.stems) if (b.stems.has(stem)) sum += weights.get(stem) ?? 0;
  return sum;
};

/** Whether what a pronoun at the start stands for is found in the sentence before. */
const references = (before: BodySentence, { start, pointed }: BodySentence): Sign[] => {
  if (/^(?:they|their|them)$/.test(start))
    return [[before.hasPlural || /^they/.test(before.start) ? 'refer:they' : 'refer:they-not', 1]];
  if (/^(?:he|she|his|her)$/.test(start))
    return [[before.hasPerson ? 'refer:person' : 'refer:person-not', 1]];
  if (/^(?:it|its)$/.test(start)) return [[before.hasSingular ? 'refer:it' : 'refer:it-not', 1]];
  if (pointed !== null) return [[before.stems.has(pointed) ? 'refer:noun' : 'refer:noun-not', 1]];
  return [];
};

const hasAny = (items: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  for (const item of items) if (others.has(item)) return true;
  return false;
};

/** What speaks of `after` following `before` in the same paragraph. */
export const neighbourSigns = (
  before: BodySentence,
  after: BodySentence,
  body: EssayBody,
): Sign[] => {
  const shared = sharedWeight(before, after, body);
  const size = Math.sqrt(Math.max(1, before.stems.size) * Math.max(1, after.stems.size));
  const both = [...after.traits].filter((trait) => KEPT.has(trait) && before.traits.has(trait));
  return [
    ['near:shared', shared],
    ['near:dense', shared / size],
    ['near:none', Number(shared === 0)],
    ['near:length', Math.abs(Math.log((before.length + 1) / (after.length + 1)))],
    ['near:opened', Number(before.opening === after.opening && after.opening !== 'plain')],
    ['near:started', Number(before.start === after.start)],
    ['near:resumes', Number(hasAny(after.resumed, before.introduced))],
    ...both.map((trait): Sign => [`both:${trait}`, 1]),
    ...references(before, after),
    [`turn:${before.opening}-${after.opening}`, 1],
  ];
};

/** What speaks of two sentences with one between them. */
export const skippedSigns = (
  before: BodySentence,
  after: BodySentence,
  body: EssayBody,
): Sign[] => [['skip:shared', sharedWeight(before, after, body)]];

/** What speaks of a paragraph that opens with `after` following one that closes with `before`. */
export const boundarySigns = (
  before: BodySentence,
  after: BodySentence,
  body: EssayBody,
): Sign[] => [['across:shared', sharedWeight(before, after, body)]];
