import type { ReadEssay, Paragraph } from '../../essay.ts';
import { contentStems } from '../term-layer.ts';
import { readBodySentence, type BodySentence } from './body-sentence.ts';

/** The paragraphs between introduction and conclusion, as sentences that can be put into any order. */
export interface EssayBody {
  sentences: readonly BodySentence[];
  /** Number of sentences of each paragraph. */
  sizes: readonly number[];
  /** Weight of a stem from 0 to 1: rare ones weigh most, one that stands in each sentence nothing. */
  weights: ReadonlyMap<string, number>;
  /** Stems of the introduction and of the conclusion. */
  introduction: ReadonlySet<string>;
  conclusion: ReadonlySet<string>;
}

/** The order is judged from this many paragraphs and body sentences on. */
const LEAST_PARAGRAPHS = 4;
export const LEAST_SENTENCES = 6;
/** Later sentences of the body are not looked at. The order shows long before. */
const MOST_SENTENCES = 240;

const stemsOf = ({ sentences }: Paragraph): Set<string> =>
  new Set(sentences.flatMap(({ words }) => contentStems(words)));

const weigh = (sentences: readonly BodySentence[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { stems } of sentences)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const all = Math.log(sentences.length + 1);
  return new Map(
    [...counts].map(([stem, n]) => [stem, Math.log((sentences.length + 1) / n) / all]),
  );
};

/** The body of an essay; null where it is too short for its order to show. */
export const readBody = (
  { prose }: Pick<ReadEssay, 'prose'>,
  leastSentences = LEAST_SENTENCES,
): EssayBody | null => {
  const [first, ...rest] = prose.filter(({ sentences }) => sentences.length > 0);
  const last = rest.pop();
  if (!first || !last || rest.length + 2 < LEAST_PARAGRAPHS) return null;
  let left = MOST_SENTENCES;
  const cut = rest.flatMap(({ sentences }) => {
    const kept = sentences.slice(0, left);
    left -= kept.length;
    return kept.length ? [kept] : [];
  });
  const sentences = cut.flat().map(readBodySentence);
  if (sentences.length < leastSentences) return null;
  return {
    sentences,
    sizes: cut.map(({ length }) => length),
    weights: weigh(sentences),
    introduction: stemsOf(first),
    conclusion: stemsOf(last),
  };
};
