import type { CitedWork } from './citations.ts';

/** Lower case, without accents, with straight apostrophes, so that 'O’Brien' is 'O'Brien'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`]/g, "'")
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
const SMALL = /^(?:of|for|on|the|and|in|to|van|von|der|den|de|du|la|le)$/;

/** The capitals of a name: 'WHO' of 'World Health Organization', 'SSA' of 'Statistics South Africa' and 'Stats SA'. */
const capitalsOf = (name: string): string =>
  /^\p{Lu}{2,}$/u.test(name)
    ? name
    : wordsOf(name)
        .filter((word) => !SMALL.test(word.toLowerCase()))
        .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.charAt(0).toUpperCase()))
        .join('');

const yearsIn = (text: string): string[] => text.match(/\b(?:1[5-9]|20)\d\d/g) ?? [];
/** What an entry says before its year: its authors. */
const headOf = (entry: string): string =>
  entry.slice(0, Math.min(160, /\b(?:1[5-9]|20)\d\d|\bn\.d\./.exec(entry)?.index ?? 160));

/** The names of a work that is sought in a list: the last word of each author, folded, and their capitals. */
export type SoughtNames = readonly { last: string | undefined; capitals: string }[];

/** The names by which a work is sought, read once for all entries. */
export const soughtNames = ({ authors }: CitedWork): SoughtNames =>
  authors.map((author) => ({
    last: wordsOf(fold(author)).findLast((word) => !/^(?:al|et)$/.test(word)),
    capitals: capitalsOf(author),
  }));

/** An entry of a list of references, read once for all works that are sought in it. */
export interface ListedEntry {
  /** Whether it names one of the authors, in full or by their capitals. */
  isBy(names: SoughtNames): boolean;
  /** Whether it can be the work of that year. An entry without a year can, as can a work without one. */
  isOfYear(work: CitedWork): boolean;
}

/** Reads an entry of a list of references. */
export const readEntry = (entry: string): ListedEntry => {
  const words = new Set(wordsOf(fold(entry)));
  const asWritten = new Set(wordsOf(entry));
  const ownCapitals = capitalsOf(headOf(entry).replace(/[([].*$/s, ''));
  const own = yearsIn(entry);
  return {
    isBy: (names) =>
      names.some(
        ({ last, capitals }) =>
          last === undefined ||
          words.has(last) ||
          (capitals.length > 1 && (ownCapitals.startsWith(capitals) || asWritten.has(capitals))),
      ),
    isOfYear: ({ years }) =>
      years.length === 0 || own.length === 0 || years.some((year) => own.includes(year)),
  };
};

/** Tells which authors a text names, as whole words: 'Dube' in 'Dube says', 'Van der Merwe' in 'van der Merwe'. */
export const namedIn = (text: string): ((author: string) => boolean) => {
  const words = ` ${wordsOf(fold(text)).join(' ')} `;
  return (author) => words.includes(` ${wordsOf(fold(author)).join(' ')} `);
};
