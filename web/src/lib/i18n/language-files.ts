import { DRAFT_LANGUAGES } from '@argint/contracts/preferences';
import type {
  DraftPlurals,
  DraftTexts,
  Forms,
  OtherLanguage,
  Plurals,
  TableLanguage,
  Texts,
} from './text-types.ts';

/** The languages besides English that have every text. Each has a file of its own, and so has each draft language. */
export const TABLE_LANGUAGES = ['es', 'fr', 'de'] as const satisfies readonly TableLanguage[];

/** The tables that language files are made from. */
export interface Tables {
  texts: readonly Texts[];
  plurals: readonly Plurals[];
}

/** The tables that the files of draft languages are made from. */
export interface DraftTables {
  texts: readonly DraftTexts[];
  plurals: readonly DraftPlurals[];
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
      TABLE_LANGUAGES.flatMap((language) => faultsOf(key, language, row[language])),
    ),
  );
  const ofPlurals = plurals.flatMap((table) =>
    Object.entries(table).flatMap(([key, row]) =>
      TABLE_LANGUAGES.flatMap((language) => faultsOf(key, language, row[language][1])),
    ),
  );
  return [...twice.map((key) => `in two tables: ${key}`), ...ofTexts, ...ofPlurals];
};

const keysOf = ({ texts, plurals }: Tables | DraftTables): string[] =>
  [...texts, ...plurals].flatMap((table) => Object.keys(table));

/** What is wrong with the translations of draft languages: a text that the page does not have, or other values in it. */
export const draftFaults = (drafts: DraftTables, tables: Tables): string[] => {
  const known = new Set(keysOf(tables));
  const keys = keysOf(drafts);
  const rows = [
    ...drafts.texts.flatMap((table) => Object.entries(table)),
    ...drafts.plurals.flatMap((table) =>
      Object.entries(table).map(
        ([key, row]) => [key, { af: row.af?.[1], zu: row.zu?.[1], xh: row.xh?.[1] }] as const,
      ),
    ),
  ];
  return [
    ...keys.filter((key) => !known.has(key)).map((key) => `no text of the page: ${key}`),
    ...keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `in two tables: ${key}`),
    ...rows.flatMap(([key, row]) =>
      DRAFT_LANGUAGES.flatMap((language) => {
        const text = row[language];
        return text === undefined ? [] : faultsOf(key, language, text);
      }),
    ),
  ];
};

/** The texts of `needed` that a draft language lacks, as 'zu: Save'. */
export const missingDrafts = (
  drafts: DraftTables,
  needed: Tables,
  leftInEnglish: ReadonlySet<string>,
): string[] => {
  const rows = new Map([...drafts.texts, ...drafts.plurals].flatMap((t) => Object.entries(t)));
  return keysOf(needed)
    .filter((key) => !leftInEnglish.has(key))
    .flatMap((key) =>
      DRAFT_LANGUAGES.filter((language) => rows.get(key)?.[language] === undefined).map(
        (language) => `${language}: ${key}`,
      ),
    );
};

/** The texts of one language by their keys, with i18next's keys for the forms of a plural. */
export const languageFile = (
  { texts, plurals }: Tables | DraftTables,
  language: OtherLanguage,
): Record<string, string> => {
  const plain = texts.flatMap((table) =>
    Object.entries<Partial<Record<OtherLanguage, string>>>(table).map(
      ([key, row]) => [key, row[language]] as const,
    ),
  );
  const counted = plurals.flatMap((table) =>
    Object.entries<Partial<Record<OtherLanguage, Forms>>>(table).flatMap(([key, row]) => {
      const [one, other] = row[language] ?? [];
      return [
        [`${key}_one`, one],
        [`${key}_other`, other],
        // Spanish and French have a form for millions, which nothing here reaches.
        ...(language === 'es' || language === 'fr' ? [[`${key}_many`, other] as const] : []),
      ] as const;
    }),
  );
  return Object.fromEntries(
    [...plain, ...counted].flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  );
};
