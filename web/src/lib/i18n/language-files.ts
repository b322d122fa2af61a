import type { OtherLanguage, Plurals, Texts } from './text-types.ts';

/** The languages besides English, each with a file of its own. */
export const OTHER_LANGUAGES = ['es', 'fr', 'de'] as const satisfies readonly OtherLanguage[];

/** The tables that language files are made from. */
export interface Tables {
  texts: readonly Texts[];
  plurals: readonly Plurals[];
}

/** What every translation must have as well: values, tags and line breaks. */
const fixedParts = (text: string): string =>
  (text.match(/\{\{\w+\}\}|<\/?\w+>|\n/g) ?? []).sort().join(' ');

const faultsOf = (key: string, language: OtherLanguage, text: string): string[] => [
  ...(text.trim() === '' ? [`${language} is empty: ${key}`] : []),
  ...(text !== text.trim() && key === key.trim() ? [`${language} has blanks around: ${key}`] : []),
  ...(fixedParts(text) === fixedParts(key) ? [] : [`${language} has other {{…}} or <…>: ${key}`]),
];

/** What is wrong with the tables; none where every language has every text, with the same values. */
export const tableFaults = ({ texts, plurals }: Tables): string[] => {
  const keys = [...texts, ...plurals].flatMap((table) => Object.keys(table));
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  const ofTexts = texts.flatMap((table) =>
    Object.entries(table).flatMap(([key, row]) =>
      OTHER_LANGUAGES.flatMap((language) => faultsOf(key, language, row[language])),
    ),
  );
  const ofPlurals = plurals.flatMap((table) =>
    Object.entries(table).flatMap(([key, row]) =>
      OTHER_LANGUAGES.flatMap((language) => faultsOf(key, language, row[language][1])),
    ),
  );
  return [...twice.map((key) => `in two tables: ${key}`), ...ofTexts, ...ofPlurals];
};

/** The texts of one language by their keys, with i18next's keys for the forms of a plural. */
export const languageFile = (
  { texts, plurals }: Tables,
  language: OtherLanguage,
): Record<string, string> => {
  const plain = texts.flatMap((table) =>
    Object.entries(table).map(([key, row]) => [key, row[language]] as const),
  );
  const counted = plurals.flatMap((table) =>
    Object.entries(table).flatMap(([key, row]) => {
      const [one, other] = row[language];
      const forms = [
        [`${key}_one`, one],
        [`${key}_other`, other],
      ] as const;
      // Spanish and French have a form for millions, which nothing here reaches.
      return language === 'de' ? forms : [...forms, [`${key}_many`, other] as const];
    }),
  );
  return Object.fromEntries([...plain, ...counted]);
};
