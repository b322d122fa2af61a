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

/** Whether a name that is cited is one that an entry names, in full or by its capitals. */
const isNamedIn = (name: string, entry: string): boolean => {
  const words = wordsOf(fold(entry));
  const last = wordsOf(fold(name)).findLast((word) => !/^(?:al|et)$/.test(word));
  if (last === undefined || words.includes(last)) return true;
  const capitals = capitalsOf(name);
  if (capitals.length < 2) return false;
  return (
    capitalsOf(headOf(entry).replace(/[([].*$/s, '')).startsWith(capitals) ||
    wordsOf(entry).includes(capitals)
  );
};

/** Whether an entry of a list of references names one of the authors. */
export const isBy = (entry: string, { authors }: CitedWork): boolean =>
  authors.some((author) => isNamedIn(author, entry));

/** Whether an entry can be the work of that year. An entry without a year can, as can a work without one. */
export const isOfYear = (entry: string, { years }: CitedWork): boolean => {
  const own = yearsIn(entry);
  return years.length === 0 || own.length === 0 || years.some((year) => own.includes(year));
};

/** Whether a text names the author, as a whole word: 'Dube' of 'Dube says', 'van der Merwe' of 'Van der Merwe'. */
export const isNamed = (text: string, author: string): boolean =>
  ` ${wordsOf(fold(text)).join(' ')} `.includes(` ${wordsOf(fold(author)).join(' ')} `);
