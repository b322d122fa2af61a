import {
  LEAST_SENTENCES,
  readBody,
  type EssayBody,
} from '../../packages/critique-engine/src/layers/coherence/essay-body.ts';
import {
  randomFrom,
  seedOf,
  shuffled,
} from '../../packages/critique-engine/src/layers/coherence/seeded-order.ts';
import { orderReader } from '../../packages/critique-engine/src/layers/coherence/walk-order.ts';
import type { Sign } from '../../packages/critique-engine/src/layers/coherence/sign.ts';
import { readEssay } from '../../packages/critique-engine/src/read-essay.ts';
import { COHERENCE_PRIORS } from './coherence-priors.ts';
import { fitPairs } from './pairwise-logistic.ts';
import type { TrainingTexts } from './training-texts.ts';

/** The weights of the coherence model, as they are written to a file. */
export interface CoherenceCoefficients {
  /** Number of texts and of pairs that the weights were fitted on. */
  texts: number;
  pairs: number;
  /** Weight of each sign, by name. */
  weights: Map<string, number>;
}

/** Number of shuffles that each text is compared with. */
const SHUFFLES = 10;
/** The short essays of the pairs have fewer sentences than an essay whose order is judged. */
const LEAST_OF_SHORT = 4;
/** A hand-set sign weighs this much before any text is read, in units of its spread. */
const PRIOR_WEIGHT = 0.3;
const PENALTY = 0.2;
/** Added to the spread of a sign, so that rare signs get no great weight. */
const LEAST_SPREAD = 0.15;
/** A sign with a smaller share is left out. */
const NEGLIGIBLE = 0.03;

type Totals = Map<string, number>;

const totalsOf = (body: EssayBody, order: readonly number[]): Totals => {
  const totals: Totals = new Map();
  orderReader<readonly Sign[]>(body, (signs) => signs)(order, (signs) => {
    for (const [name, value] of signs) totals.set(name, (totals.get(name) ?? 0) + value);
  });
  return totals;
};

/** The signs of a text minus those of shuffles of its body, seeded by the text. */
const differencesOf = (text: string, body: EssayBody): Totals[] => {
  const own = body.sentences.map((_, i) => i);
  const right = totalsOf(body, own);
  const random = randomFrom(seedOf([text]));
  return Array.from({ length: SHUFFLES }, () => {
    const difference = new Map(right);
    for (const [name, value] of totalsOf(body, shuffled(own, random)))
      difference.set(name, (difference.get(name) ?? 0) - value);
    return difference;
  });
};

const spreadOf = (name: string, rows: readonly Totals[]): number => {
  const squares = rows.reduce((sum, row) => sum + (row.get(name) ?? 0) ** 2, 0);
  return Math.sqrt(squares / rows.length + LEAST_SPREAD ** 2);
};

const rounded = (weight: number): number => Number(weight.toPrecision(3));

/**
 * Fits the weights of the coherence model: each sound text above shuffles of its own body, without any labels. The same
 * texts give the same weights.
 */
export const trainCoherence = ({ pairs, sound }: TrainingTexts): CoherenceCoefficients => {
  const texts = [
    ...pairs.map(({ clean }) => ({ text: clean, least: LEAST_OF_SHORT })),
    ...sound.map(({ text }) => ({ text, least: LEAST_SENTENCES })),
  ].flatMap(({ text, least }) => {
    const body = readBody(readEssay(text, null), least);
    return body ? [{ text, body }] : [];
  });
  const rows = texts.flatMap(({ text, body }) => differencesOf(text, body));
  const names = [
    ...new Set([...rows.flatMap((row) => [...row.keys()]), ...Object.keys(COHERENCE_PRIORS)]),
  ].sort();
  const spreads = names.map((name) => spreadOf(name, rows));
  const fitted = fitPairs(
    rows.map((row) => names.map((name, i) => (row.get(name) ?? 0) / (spreads[i] ?? 1))),
    {
      penalty: PENALTY,
      towards: names.map((name) => PRIOR_WEIGHT * (COHERENCE_PRIORS[name] ?? 0)),
      steps: 200,
      rate: 0.2,
    },
  );
  return {
    texts: texts.length,
    pairs: rows.length,
    weights: new Map(
      names.flatMap((name, i): [string, number][] => {
        const weight = fitted[i] ?? 0;
        return Math.abs(weight) < NEGLIGIBLE ? [] : [[name, rounded(weight / (spreads[i] ?? 1))]];
      }),
    ),
  };
};
