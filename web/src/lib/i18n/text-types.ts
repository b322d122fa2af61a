import type { DraftLanguage, FullLanguage, Language } from '@argint/contracts';

/** Every language but English, whose texts stand in the code. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** Every language but English that has all texts. */
export type TableLanguage = Exclude<FullLanguage, 'en'>;

/** English texts with their translations. The English text is the key. */
export type Texts = Readonly<Record<string, Readonly<Record<TableLanguage, string>>>>;

/** One form for one, one for any other number. */
export type Forms = readonly [one: string, other: string];

/** Texts with a number in them, by their English form for any number but one. */
export type Plurals = Readonly<Record<string, Readonly<Record<TableLanguage, Forms>>>>;

/** Draft translations by the English text. What a language lacks is shown in English. */
export type DraftTexts = Readonly<Record<string, Readonly<Partial<Record<DraftLanguage, string>>>>>;

/** Draft translations of texts with a number in them, by their English form for any number but one. */
export type DraftPlurals = Readonly<
  Record<string, Readonly<Partial<Record<DraftLanguage, Forms>>>>
>;

/** What a text may be filled with. A number is written as the language writes it. */
export type Value = string | number;

/** The names between {{ and }} in a text. */
type Names<K> = K extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values of a text: none where it has no names in it. */
export type ValuesOf<K, Given extends string = never> = [Exclude<Names<K>, Given>] extends [never]
  ? []
  : [Readonly<Record<Exclude<Names<K>, Given>, Value>>];

/** Writes texts in one language. */
export interface Translator {
  /** The language's text; null where it has none for this key. */
  text: (key: string, values: Readonly<Record<string, Value>>) => string | null;
  /** The language's text; null where it has none for this key. */
  plural: (count: number, key: string, values: Readonly<Record<string, Value>>) => string | null;
}
