import { createHash } from 'node:crypto';

/** Two neighbouring words and how often they were counted. */
interface CountedPair {
  left: string;
  right: string;
  count: number;
}

/** How usual pairs of frequent words are, as layers/word-pairs/pair-levels.ts of the engine states it. */
export interface PairLevels {
  /** First words, and for each with how many of `rights`, from the first, it was compared. */
  lefts: { word: string; compared: number }[];
  /** Second words, the most frequent first. */
  rights: string[];
  /** For each first word, in order, a level for each second word that it was compared with. */
  levels: number[];
  /** SHA-256 of the list of counts. */
  digest: string;
}

/** Levels go from 0 to this. */
const TOP_LEVEL = 15;
/** Levels in one unit of the natural logarithm. */
const LEVELS_A_UNIT = 2;

const parse = (list: string): CountedPair[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [left, right, count] = line.trim().split(' ');
      if (!left || !right || !Number(count))
        throw new Error(`A line of the list is not “first second count”: ${line.slice(0, 60)}`);
      return { left, right, count: Number(count) };
    });

const sumsBy = (pairs: readonly CountedPair[], side: 'left' | 'right'): [string, number][] => {
  const sums = new Map<string, number>();
  for (const pair of pairs) sums.set(pair[side], (sums.get(pair[side]) ?? 0) + pair.count);
  return [...sums].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
};

/**
 * Compares each pair with what its two words would give by chance, the product of their frequencies. The level is how much
 * rarer it is, in halves of the natural logarithm: 0 is as frequent as chance or more, 15 the rarest. Only pairs are
 * compared that chance alone would put on the list; a pair that is not on it counts as half of the smallest count there. Only
 * words of `vocabulary` are kept: the counts come from the web, and most of its words no essay uses.
 * @throws Error on a line that is not two words and a count
 */
export const pairLevels = (list: string, vocabulary: ReadonlySet<string>): PairLevels => {
  const pairs = parse(list);
  const counts = new Map(pairs.map(({ left, right, count }) => [`${left} ${right}`, count]));
  const total = pairs.reduce((sum, { count }) => sum + count, 0);
  const least = pairs.reduce((min, { count }) => Math.min(min, count), Infinity);
  const rights = sumsBy(pairs, 'right').filter(([word]) => vocabulary.has(word));
  const levels: number[] = [];
  let mostCompared = 0;
  const lefts = sumsBy(pairs, 'left').flatMap(([left, leftSum]) => {
    const beyond = rights.findIndex(([, rightSum]) => (leftSum * rightSum) / total < least);
    const compared = beyond < 0 ? rights.length : beyond;
    if (compared === 0 || !vocabulary.has(left)) return [];
    mostCompared = Math.max(mostCompared, compared);
    for (const [right, rightSum] of rights.slice(0, compared)) {
      const count = counts.get(`${left} ${right}`) ?? least / 2;
      const rarer = -Math.log((count * total) / (leftSum * rightSum));
      levels.push(Math.min(TOP_LEVEL, Math.max(0, Math.round(rarer * LEVELS_A_UNIT))));
    }
    return [{ word: left, compared }];
  });
  return {
    lefts,
    rights: rights.slice(0, mostCompared).map(([word]) => word),
    levels,
    digest: createHash('sha256').update(list).digest('hex'),
  };
};

/** The levels as a file of the engine. Two levels make a byte; the bytes are in base64. */
export const pairLevelsFile = ({ lefts, rights, levels, digest }: PairLevels): string => {
  const bytes = Buffer.alloc(Math.ceil(levels.length / 2));
  levels.forEach((level, i) => {
    bytes[i >> 1] = (bytes[i >> 1] ?? 0) | (i % 2 ? level : level << 4);
  });
  return `/**
 * How usual it is in English that one frequent word follows another. Made by scripts/train/train-word-pairs.ts from the list
 * of pairs that SymSpell publishes (MIT, Wolf Garbe), which goes back to the counts of a trillion words of the web that Peter
 * Norvig published with “Natural Language Corpus Data” (2009). Only words of our own texts are kept. SHA-256 of the list:
 * ${digest}.
 */
export const PAIR_LEVELS = {
  /** First words, each with the number of second words, from the first on, that it was compared with. */
  lefts: '${lefts.map(({ word, compared }) => `${word} ${compared}`).join(',')}',
  /** Second words, the most frequent first. */
  rights: '${rights.join(' ')}',
  /** For each first word, in order, four bits for each second word that it was compared with. In base64. */
  levels: '${bytes.toString('base64')}',
} as const;
`;
};
