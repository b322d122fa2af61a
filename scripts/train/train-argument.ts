import type { ReadEssay } from '../../packages/critique-engine/src/essay.ts';
import { rarityBy, type Rarity } from '../../packages/critique-engine/src/layers/graph/rarity.ts';
import { contentStems } from '../../packages/critique-engine/src/layers/term-layer.ts';
import { readEssay } from '../../packages/critique-engine/src/read-essay.ts';
import {
  readArgumentSigns,
  type ArgumentSigns,
} from '../../packages/critique-engine/src/measures/argument-signs.ts';
import { fitPairs } from './pairwise-logistic.ts';
import type { TrainingTexts } from './training-texts.ts';

/** The coefficients of the argument score, as they are written to a file. */
export interface ArgumentCoefficients {
  /** Number of texts that the stems were counted in. */
  texts: number;
  /** Number of pairs that the points were fitted on. */
  pairs: number;
  /** Points for each sign at its best; together SIGN_POINTS. */
  points: Record<keyof ArgumentSigns, number>;
  /** Stems by the number of texts that have them. */
  stems: Record<string, string>;
}

const SIGNS = ['bearing', 'returns', 'answered'] as const;
/** What the signs add up to. The rest of the hundred is given to every text. */
const SIGN_POINTS = 95;
/** A stem in fewer texts counts as rare, and is not listed. */
const LISTED_FROM = 4;
const PENALTY = 0.02;
/** A sign keeps at least this share of the points, so that the score speaks of all of them. */
const LEAST_SHARE = 0.06;
/** The essay whose reasons another one is given stands this far down the list. */
const GUEST_DISTANCE = 7;

interface Essay {
  text: string;
  question: string | null;
}
const read = ({ text, question }: Essay): ReadEssay =>
  readEssay(text, question, { textKind: 'argument' });

const countStems = (models: readonly ReadEssay[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { sentences } of models)
    for (const stem of new Set(sentences.flatMap(({ words }) => contentStems(words))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** The prose of an essay, with its reasons replaced by those of a guest where there is one. */
const rebuilt = (essay: ReadEssay, guest: ReadEssay | null): string => {
  const reasons = guest?.sentences.filter(({ role }) => role === 'premise') ?? [];
  let next = 0;
  return essay.prose
    .map(({ sentences }) =>
      sentences
        .map((sentence) => {
          const other = reasons[next % Math.max(1, reasons.length)];
          if (sentence.role !== 'premise' || !other) return sentence.text;
          next++;
          return other.text;
        })
        .join(' '),
    )
    .join('\n\n');
};

/** Essays beside the same essays with the reasons of another topic. */
const foreignReasons = (essays: readonly Essay[]): { better: Essay; worse: Essay }[] => {
  const models = essays.map(read);
  return models.map((essay, i) => {
    const guest = models[(i + GUEST_DISTANCE) % models.length] ?? null;
    const { question } = essay;
    return {
      better: { text: rebuilt(essay, null), question },
      worse: { text: rebuilt(essay, guest), question },
    };
  });
};

const listStems = (counts: ReadonlyMap<string, number>): Record<string, string> => {
  const byCount = new Map<number, string[]>();
  for (const [stem, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (count >= LISTED_FROM) byCount.set(count, [...(byCount.get(count) ?? []), stem]);
  return Object.fromEntries(
    [...byCount].sort(([a], [b]) => a - b).map(([count, stems]) => [count, stems.join(' ')]),
  );
};

const asPoints = (weights: readonly number[]): Record<keyof ArgumentSigns, number> => {
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1;
  const free = 1 - LEAST_SHARE * SIGNS.length;
  return Object.fromEntries(
    SIGNS.map((sign, i) => [
      sign,
      Number((SIGN_POINTS * (LEAST_SHARE + (free * (weights[i] ?? 0)) / sum)).toFixed(1)),
    ]),
  ) as Record<keyof ArgumentSigns, number>;
};

/** Fits the argument score: the sound side of each pair above the flawed one. The same texts give the same result. */
export const trainArgument = ({ pairs, sound }: TrainingTexts): ArgumentCoefficients => {
  const clean = pairs.map(({ clean: text, question }) => ({ text, question }));
  const texts = [...clean, ...sound];
  const counts = countStems(texts.map(read));
  const listed = new Map([...counts].filter(([, count]) => count >= LISTED_FROM));
  const rarity: Rarity = rarityBy(texts.length, listed);
  const signsOf = (essay: Essay): number[] => {
    const { signs } = readArgumentSigns(read(essay), rarity);
    return SIGNS.map((sign) => signs[sign]);
  };
  const compared = [
    ...pairs.map(({ clean: better, flawed: worse, question }) => ({
      better: { text: better, question },
      worse: { text: worse, question },
    })),
    ...foreignReasons([...clean, ...sound.filter(({ genre }) => genre === 'argument')]),
  ];
  const rows = compared.map(({ better, worse }) => {
    const [good, bad] = [signsOf(better), signsOf(worse)];
    return good.map((value, i) => value - (bad[i] ?? 0));
  });
  return {
    texts: texts.length,
    pairs: rows.length,
    points: asPoints(fitPairs(rows, { penalty: PENALTY })),
    stems: listStems(listed),
  };
};
