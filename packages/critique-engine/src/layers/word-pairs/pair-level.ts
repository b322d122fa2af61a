import { PAIR_LEVELS } from './pair-levels.ts';

const ranked = (words: readonly string[]): Map<string, number> =>
  new Map(words.map((word, rank) => [word, rank]));

/** Where the levels of a first word begin, and how many second words it was compared with. */
interface Row {
  start: number;
  compared: number;
}

const readTable = () => {
  const rows = new Map<string, Row>();
  let start = 0;
  for (const entry of PAIR_LEVELS.lefts.split(',')) {
    const [word = '', compared = ''] = entry.split(' ');
    rows.set(word, { start, compared: Number(compared) });
    start += Number(compared);
  }
  return {
    rows,
    rights: ranked(PAIR_LEVELS.rights.split(' ')),
    bytes: Uint8Array.from(atob(PAIR_LEVELS.levels), (character) => character.charCodeAt(0)),
  };
};
let table: ReturnType<typeof readTable> | undefined;

/**
 * How much rarer two neighbouring words are in English than chance would make them, in units of the natural logarithm: 0 for
 * a pair that is as frequent or more, up to 7.5. Null where both words are too rare together to tell. Both in lower case.
 */
export const pairRarity = (left: string, right: string): number | null => {
  const { rows, rights, bytes } = (table ??= readTable());
  const row = rows.get(left);
  const rank = rights.get(right);
  if (!row || rank === undefined || rank >= row.compared) return null;
  const at = row.start + rank;
  const byte = bytes[at >> 1] ?? 0;
  return (at % 2 ? byte & 15 : byte >> 4) / 2;
};

/** Whether a word, in lower case, is one of the words of the table, some two thousand of the most frequent ones. */
export const isFrequent = (word: string): boolean => (table ??= readTable()).rows.has(word);
