import type { BodySentence } from './body-sentence.ts';
import type { EssayBody } from './essay-body.ts';
import type { Sign } from './sign.ts';

/** A place of a body in which a sentence may stand. A sentence stands in several at once. */
export type Place =
  | 'opens'
  | 'second'
  | 'closes'
  | 'opens-body'
  | 'opens-end'
  | 'in-first'
  | 'in-last'
  | 'closes-body';

/** The places of the sentence `at` of `size` in the paragraph `paragraph` of `paragraphs`. */
export const placesAt = (
  at: number,
  size: number,
  paragraph: number,
  paragraphs: number,
): Place[] => {
  const places: Place[] = [];
  const last = paragraph === paragraphs - 1;
  if (paragraphs > 1 && paragraph === 0) places.push('in-first');
  if (paragraphs > 1 && last) places.push('in-last');
  if (at === 0 && paragraph === 0) places.push('opens-body');
  if (at === 0 && last && paragraphs > 1) places.push('opens-end');
  if (at === size - 1 && last) places.push('closes-body');
  if (size === 1) return places;
  if (at === 0) places.push('opens');
  if (at === 1 && size > 2) places.push('second');
  if (at === size - 1) places.push('closes');
  return places;
};

const shareOf = (
  { stems }: BodySentence,
  among: ReadonlySet<string>,
  { weights }: EssayBody,
): number => {
  let shared = 0;
  let all = 0;
  for (const stem of stems) {
    const weight = weights.get(stem) ?? 0;
    all += weight;
    if (among.has(stem)) shared += weight;
  }
  return all > 0 ? shared / all : 0;
};

/** What speaks of a sentence standing in a place. */
export const placeSigns = (sentence: BodySentence, place: Place, body: EssayBody): Sign[] => [
  ...[...sentence.traits].map((trait): Sign => [`${place}:${trait}`, 1]),
  [`${place}:introduction`, shareOf(sentence, body.introduction, body)],
  [`${place}:conclusion`, shareOf(sentence, body.conclusion, body)],
];
