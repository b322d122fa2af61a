import type { ReadEssay } from '../../essay.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { COHERENCE_COEFFICIENTS } from './coherence-coefficients.ts';
import { readBody, type EssayBody } from './essay-body.ts';
import { randomFrom, seedOf, shuffled } from './seeded-order.ts';
import type { Sign } from './sign.ts';
import { orderReader } from './walk-order.ts';

/** How well the sentences of a body fit the order in which they stand, compared with random orders of them. */
export interface OrderReading {
  /** By how many standard deviations the order fits better than the mean of the random ones. */
  z: number;
  /** Number of random orders that fit less well. */
  beaten: number;
  /** Number of random orders. */
  orders: number;
}

/** Number of random orders that an order is compared with. */
const ORDERS = 40;
/** With a smaller spread all orders are alike, as where one sentence is repeated. */
const LEAST_SPREAD = 1e-6;

const weights = new Map(
  Object.entries(COHERENCE_COEFFICIENTS.weights).flatMap(([group, list]) =>
    list.split(', ').map((entry): [string, number] => {
      const [name = '', weight] = entry.split(' ');
      return [`${group}:${name}`, Number(weight)];
    }),
  ),
);

const weigh = (signs: readonly Sign[]): number => {
  let sum = 0;
  for (const [name, value] of signs) sum += value * (weights.get(name) ?? 0);
  return sum;
};

const compare = (body: EssayBody, seed: number): OrderReading | null => {
  const read = orderReader(body, weigh);
  const scoreOf = (order: readonly number[]): number => {
    let score = 0;
    read(order, (value) => (score += value));
    return score;
  };
  const own = body.sentences.map((_, i) => i);
  const random = randomFrom(seed);
  const others = Array.from({ length: ORDERS }, () => scoreOf(shuffled(own, random)));
  const score = scoreOf(own);
  const mean = others.reduce((sum, other) => sum + other, 0) / ORDERS;
  const spread = Math.sqrt(others.reduce((sum, other) => sum + (other - mean) ** 2, 0) / ORDERS);
  if (spread < LEAST_SPREAD) return null;
  return {
    z: (score - mean) / spread,
    beaten: others.filter((other) => other < score).length,
    orders: ORDERS,
  };
};

/**
 * Compares the order of the body's sentences with seeded shuffles of them (Barzilay and Lapata 2008). It judges the
 * text as a whole and cannot point at a sentence. Null for fewer than four paragraphs or six body sentences. The same
 * text gives the same reading, in linear time.
 */
export const readOrder = memoizeByKey((essay: ReadEssay): OrderReading | null => {
  const body = readBody(essay);
  return body && compare(body, seedOf(essay.sentences.map(({ text }) => text)));
});
