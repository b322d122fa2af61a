import type { EssayModel, Paragraph } from '../../essay-model.ts';
import { rarityOf, type Rarity } from '../graph/rarity.ts';
import { questionTerms } from '../question-layer.ts';
import { contentStems } from '../term-layer.ts';

/** What ties a paragraph to its essay. Most are shares from 0 to 1; a stem counts more the rarer it is. */
export interface BelongingSigns {
  /** Share of its stems that the question, the introduction or the conclusion has. */
  framed: number;
  /** Share of the stems that run through the other paragraphs which it has too. */
  running: number;
  /** How often it names what the question asks about or two other paragraphs speak of, for each ten words. */
  topical: number;
  /** How unlikely it is that it shares so many stems with the essay by accident: mean negative logarithm. */
  evidence: number;
  /** Share of its stems that other paragraphs have, less the mean of that share in the other paragraphs. */
  relative: number;
  /** Share of the stems of its first sentence that the question, the introduction or the conclusion has. */
  opening: number;
  /** Share of its stems that it repeats and that no other paragraph has. */
  ownSubject: number;
}

/** A paragraph with what ties it to the rest. */
export interface ParagraphSigns {
  paragraph: Paragraph;
  /** Number of its different content stems. */
  types: number;
  signs: BelongingSigns;
}

/** A paragraph with fewer different stems is not compared with. */
export const LEAST_TYPES = 8;
/** A stem rarer than this counts no more: misspellings are rare, and say nothing. */
const RAREST = 3.8;
/** A stem that is more frequent than this is no subject. */
const SUBJECT_FROM = 1.2;
/** Stems in the texts that rarity was counted in, about. */
const TYPES_OF_A_TEXT = 45;
/** A word said more often than this counts no more. */
const MOST_COUNTED = 3;
const LEAST_RUNNING = 2;

interface Reading {
  counts: readonly ReadonlyMap<string, number>[];
  framing: readonly boolean[];
  asked: ReadonlySet<string>;
  /** How many paragraphs have a stem, and how many of introduction and conclusion. */
  everywhere: ReadonlyMap<string, number>;
  inFrame: ReadonlyMap<string, number>;
  types: number;
  runningStems: readonly string[];
  weight: Rarity;
  rarity: Rarity;
}

const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

const countStems = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

const readStems = ({ prose, question }: EssayModel, rarity: Rarity): Reading => {
  const counts = prose.map(({ sentences }) =>
    countStems(sentences.flatMap(({ words }) => contentStems(words))),
  );
  const framing = prose.map(({ part }) => part !== 'body');
  const everywhere = countStems(counts.flatMap((stems) => [...stems.keys()]));
  const fewest = Math.max(LEAST_RUNNING, (prose.length - 1) / 2);
  return {
    counts,
    framing,
    asked: new Set(questionTerms(question ?? '').keys()),
    everywhere,
    inFrame: countStems(counts.flatMap((stems, i) => (framing[i] ? [...stems.keys()] : []))),
    types: sumOf(counts.map(({ size }) => size)),
    runningStems: [...everywhere].filter(([, count]) => count >= fewest).map(([stem]) => stem),
    weight: (stem) => Math.min(RAREST, rarity(stem)),
    rarity,
  };
};

type Test = (stem: string) => boolean;

const shareOf = (stems: Iterable<string>, has: Test, weight: Rarity): number => {
  let [found, all] = [0, 0];
  for (const stem of stems) {
    all += weight(stem);
    if (has(stem)) found += weight(stem);
  }
  return all > 0 ? found / all : 0;
};

const signsOf = (at: number, paragraph: Paragraph, reading: Reading): BelongingSigns => {
  const { counts, framing, asked, everywhere, inFrame, types, weight, rarity } = reading;
  const own = counts[at] ?? new Map<string, number>();
  const others = (stem: string): number => (everywhere.get(stem) ?? 0) - (own.has(stem) ? 1 : 0);
  const isFramed: Test = (stem) =>
    asked.has(stem) || (inFrame.get(stem) ?? 0) > (framing[at] && own.has(stem) ? 1 : 0);
  const isSubject: Test = (stem) =>
    weight(stem) > SUBJECT_FROM && (asked.has(stem) || others(stem) >= 2);
  const fewest = Math.max(LEAST_RUNNING, (counts.length - 1) / 2);
  const running = reading.runningStems.filter((stem) => others(stem) >= fewest);
  const texts = Math.max(0.2, (types - own.size) / TYPES_OF_A_TEXT);
  const surprise = (stem: string): number => -Math.log(1 - (1 - Math.exp(-rarity(stem))) ** texts);
  const shared = [...own.keys()].filter((stem) => others(stem) > 0);
  const words = sumOf(paragraph.sentences.map((sentence) => sentence.words.length));
  const named = [...own].filter(([stem]) => isSubject(stem));
  const said = [...own].map(([stem, count]) => ({ stem, count, mass: count * weight(stem) }));
  const newAndRepeated = said.filter(({ stem, count }) => count > 1 && others(stem) === 0);
  return {
    framed: shareOf(own.keys(), isFramed, weight),
    running: running.filter((stem) => own.has(stem)).length / Math.max(1, running.length),
    topical:
      (10 * sumOf(named.map(([stem, n]) => Math.min(MOST_COUNTED, n) * weight(stem)))) /
      Math.max(1, words),
    evidence: sumOf(shared.map(surprise)) / Math.max(1, own.size),
    relative: shareOf(own.keys(), (stem) => others(stem) > 0, weight),
    opening: shareOf(new Set(contentStems(paragraph.sentences[0]?.words ?? [])), isFramed, weight),
    ownSubject:
      sumOf(newAndRepeated.map(({ mass }) => mass)) /
      Math.max(1, sumOf(said.map(({ mass }) => mass))),
  };
};

/**
 * Reads what ties each paragraph of prose to its essay, by the stems they share (Halliday and Hasan 1976). Linear.
 * `rarity` differs from the default only in training.
 */
export const readBelongingSigns = (
  model: EssayModel,
  rarity: Rarity = rarityOf,
): ParagraphSigns[] => {
  const reading = readStems(model, rarity);
  const all = model.prose.map((paragraph, i) => ({
    paragraph,
    types: reading.counts[i]?.size ?? 0,
    signs: signsOf(i, paragraph, reading),
  }));
  const compared = all.filter(({ types }) => types >= LEAST_TYPES);
  const sum = sumOf(compared.map(({ signs }) => signs.relative));
  return all.map((one) => {
    const isCompared = one.types >= LEAST_TYPES;
    const others = compared.length - (isCompared ? 1 : 0);
    const share = one.signs.relative;
    const relative = others > 0 ? share - (sum - (isCompared ? share : 0)) / others : 0;
    return { ...one, signs: { ...one.signs, relative } };
  });
};
