import { SOUTH_AFRICAN_WORDS } from './south-african-words.ts';
import { editDistance } from './word-shape.ts';

/** How far words may lie from a word that they resemble. */
export interface Nearness {
  edits: 1 | 2;
  /** Whether names count. */
  mayBeName: boolean;
}

/** The words of English, in lower case. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** Whether a word of the dictionary is in common use. */
  isCommon: (word: string) => boolean;
  /** The words that begin with the same letter and lie near, the nearest first. Spellings of America alone are none of them. */
  near: (word: string, nearness: Nearness) => readonly string[];
}

/** Nobody can guess a word with more wrong letters. */
const MOST_EDITS = 2;
/** So many misspelt words are remembered with those they resemble. */
const REMEMBERED = 2_000;

/** Undoes sharedStarts of scripts/lexicon/spelling-words.ts. */
const unpacked = (part: string): string[] => {
  let before = '';
  return part.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
};

/** The letters of a word as bits: one edit changes two of them at most. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

interface Entry {
  word: string;
  letters: number;
  isName: boolean;
}

interface Neighbour extends Entry {
  edits: number;
}

/** Reads words.txt: common words, rare ones, names and American spellings, parted by empty lines. Takes some 50 ms. */
export const readDictionary = (file: string): Dictionary => {
  const parts = file.trimEnd().split('\n\n').map(unpacked);
  const [common = [], rare = [], names = [], american = []] = parts;
  const ours = SOUTH_AFRICAN_WORDS.filter((word) => /^[A-Za-z]+$/.test(word));
  const isUsual = new Set(common);
  const known = new Set([...common, ...rare, ...names, ...american]);
  for (const word of ours) known.add(word.toLowerCase());

  const shelves = new Map<string, Entry[]>();
  const shelve = (word: string, isName: boolean): void => {
    const shelf = shelves.get(word.charAt(0)) ?? [];
    shelf.push({ word, letters: lettersOf(word), isName });
    shelves.set(word.charAt(0), shelf);
  };
  for (const word of [...common, ...rare]) shelve(word, false);
  for (const word of names) shelve(word, true);
  for (const word of ours) shelve(word.toLowerCase(), word !== word.toLowerCase());

  const neighboursOf = (word: string): Neighbour[] => {
    const letters = lettersOf(word);
    return (shelves.get(word.charAt(0)) ?? [])
      .filter(
        (other) =>
          Math.abs(other.word.length - word.length) <= MOST_EDITS &&
          countBits(other.letters ^ letters) <= 2 * MOST_EDITS,
      )
      .map((other) => ({ ...other, edits: editDistance(word, other.word) }))
      .filter(({ edits }) => edits > 0 && edits <= MOST_EDITS)
      .toSorted((a, b) => a.edits - b.edits);
  };
  const remembered = new Map<string, Neighbour[]>();
  return {
    has: (word) => known.has(word),
    isCommon: (word) => isUsual.has(word),
    near: (word, { edits, mayBeName }) => {
      const neighbours = remembered.get(word) ?? neighboursOf(word);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(word, neighbours);
      return neighbours
        .filter((one) => one.edits <= edits && (mayBeName || !one.isName))
        .map((one) => one.word);
    },
  };
};

/** The dictionary with words of the writer’s own, in lower case. */
export const withOwnWords = (dictionary: Dictionary, own: ReadonlySet<string>): Dictionary =>
  own.size === 0
    ? dictionary
    : { ...dictionary, has: (word) => own.has(word) || dictionary.has(word) };
