import { reasoningCounts } from '@argint/text-analysis';
import type { ReadEssay } from '../essay.ts';
import { readOrder, type OrderReading } from '../layers/coherence/read-order.ts';
import { frameOf, type EssayFrame } from '../layers/essay-frame.ts';
import { readTies } from '../layers/sentence-ties.ts';
import { proseText } from '../layers/region-lookup.ts';
import { wordCount } from '../layers/word-count.ts';
import { logistic } from '../logistic.ts';
import { plural } from '../wording.ts';
import { ramp, summed } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';
import { ENDLESS_SENTENCE_WORDS } from './language-evidence.ts';

/** What a reader sees of the introduction or the conclusion. */
const describeFrame = (frame: EssayFrame, part: 'introduction' | 'conclusion'): string => {
  switch (frame[part]) {
    case 'whole':
      return `it has ${part === 'introduction' ? 'an introduction' : 'a conclusion'}`;
    case 'short':
      return `its ${part} has only ${plural(frame.words[part], 'word')}`;
    case 'long':
      return `its ${part} is more than half of the essay`;
    case 'inside':
      return `its ${part} stands in the only paragraph`;
    case 'missing':
      return `it has no ${part}`;
  }
};

/** Fewest and most words of a paragraph that makes one point with its reasons. */
export const PARAGRAPH_WORDS = { least: 35, most: 260 };

/** What every structure starts with. */
const BASE_POINTS = 5;
/** Points for the order of sentences. Where the essay is too short for it, the other parts share them. */
const ORDER_POINTS = 16;

const orderPart = ({ z, beaten, orders }: OrderReading): Part => ({
  measure: 'order',
  maxPoints: ORDER_POINTS,
  fulfilledShare: logistic(z),
  observation: `the order of your sentences fits better than ${beaten} of ${orders} random orders of them`,
});

/** The parts, with the order among them where it can be judged. They make up the same number of points with and without it. */
const withOrder = (parts: readonly Part[], order: OrderReading | null): Part[] => {
  if (!order) return [...parts];
  const left = 1 - ORDER_POINTS / (100 - BASE_POINTS);
  return [
    ...parts.map((part) => ({ ...part, maxPoints: part.maxPoints * left })),
    orderPart(order),
  ];
};

/**
 * Measures introduction, body and conclusion, the length of paragraphs, links between sentences, and their order. A sentence
 * that takes up a word or points back is tied as well as one with 'moreover', so linking words have the fewer points.
 */
export const structureMeasure = (essay: ReadEssay): Criterion => {
  const paragraphs = essay.prose;
  const own = proseText(essay);
  const frame = frameOf(essay);
  const { distinctTransitions, transitions } = reasoningCounts(own);
  const sizes = paragraphs.map((p) => wordCount(p.sentences));
  const wellSized = sizes.filter(
    (size) => size >= PARAGRAPH_WORDS.least && size <= PARAGRAPH_WORDS.most,
  ).length;
  const { sentences, proseWords } = essay;
  const wellMarked = sentences.filter(
    (s) => s.words.length <= ENDLESS_SENTENCE_WORDS && /^[\p{Lu}\p{N}"'“‘(]/u.test(s.text),
  ).length;
  const ties = readTies(essay);
  const linksPer100 = proseWords ? (transitions * 100) / proseWords : 0;
  const shape = `${wellSized} of ${plural(paragraphs.length, 'paragraph')} ${wellSized === 1 ? 'has' : 'have'} between ${PARAGRAPH_WORDS.least} and ${PARAGRAPH_WORDS.most} words`;
  const linked = `${plural(transitions, 'linking word')}, ${distinctTransitions} different`;
  const parts: Part[] = [
    ...(['introduction', 'conclusion'] as const).map((part) => ({
      measure: part,
      maxPoints: 10,
      fulfilledShare: Number(frame[part] === 'whole'),
      observation: describeFrame(frame, part),
    })),
    {
      measure: 'paragraphs',
      maxPoints: 10,
      fulfilledShare: ramp(paragraphs.length, 1, 4),
      observation: shape,
    },
    {
      measure: 'sizes',
      maxPoints: 10,
      fulfilledShare: paragraphs.length ? wellSized / paragraphs.length : 0,
      observation: shape,
    },
    {
      measure: 'marks',
      maxPoints: 25,
      fulfilledShare: sentences.length ? wellMarked / sentences.length : 0,
      observation: `${wellMarked} of ${sentences.length} sentences begin with a capital and have no more than ${ENDLESS_SENTENCE_WORDS} words`,
    },
    {
      measure: 'ties',
      maxPoints: 18,
      fulfilledShare: ties.following ? ramp(ties.tied / ties.following, 0.35, 0.75) : 0,
      observation: `${ties.tied} of ${ties.following} sentences that follow another take up something from it`,
    },
    {
      measure: 'links',
      maxPoints: 12,
      fulfilledShare: (ramp(distinctTransitions, 0, 6) + ramp(linksPer100, 0, 2)) / 2,
      observation: linked,
      shortfall: `we found only ${linked}`,
    },
  ];
  return summed(BASE_POINTS, withOrder(parts, readOrder(essay)), 12);
};
