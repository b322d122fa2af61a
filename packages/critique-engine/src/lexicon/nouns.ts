import { regularS } from './regular-forms.ts';
import { WORD_FORMS } from './word-forms.ts';

const ROWS = WORD_FORMS.unusualNouns.split(',').map((row) => {
  const [singular = '', plurals = ''] = row.split(' ');
  return { singular, plurals: plurals.split('/') };
});
// A map, because a word of an essay may be 'constructor'.
const USUAL: ReadonlyMap<string, string> = new Map(
  ROWS.map(({ singular, plurals }) => [singular, plurals[0] ?? regularS(singular)]),
);
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(({ singular, plurals }) =>
    plurals
      .filter((form) => form !== regularS(singular))
      .map((form): [string, string] => [form, singular]),
  ),
);

/** The plural of a noun in lower case. */
export const pluralOf = (noun: string): string => USUAL.get(noun) ?? regularS(noun);

/** Whether a word is a plural that the usual ending does not make: 'children', 'criteria', 'heroes'. */
export const isIrregularPlural = (word: string): boolean => IRREGULAR.has(word);

/** The singular of a plural that the usual ending does not make; null for any other word. */
export const irregularSingularOf = (word: string): string | null => IRREGULAR.get(word) ?? null;
