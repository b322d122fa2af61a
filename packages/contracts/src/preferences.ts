/** Preferences of a user (D2 §2). The first of each list is the default. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Languages of the interface, as ISO 639-1 codes, South Africa's first. */
export const LANGUAGES = ['en', 'af', 'zu', 'xh', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages whose translation no speaker has read yet. They have the main screens, and neither mails nor statements. */
export const DRAFT_LANGUAGES = ['af', 'zu', 'xh'] as const satisfies readonly Language[];
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number];
/** A language that has all texts, mails and statements too. */
export type FullLanguage = Exclude<Language, DraftLanguage>;

export const isDraftLanguage = (language: Language): language is DraftLanguage =>
  DRAFT_LANGUAGES.some((draft) => draft === language);

/** The language for what is written in full languages only: English in the place of a draft language. */
export const fullLanguageOf = (language: Language): FullLanguage =>
  isDraftLanguage(language) ? 'en' : language;

export const TIMEZONES = [
  'UTC',
  'Africa/Johannesburg',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
] as const;
export type Timezone = (typeof TIMEZONES)[number];

/** The known value that equals `value`, else the first one. */
const knownOf =
  <const T extends string>(values: readonly [T, ...T[]]) =>
  (value: string | undefined): T =>
    values.find((known) => known === value) ?? values[0];

/** The default in place of a value that this release does not know. */
export const themeOf = knownOf(THEMES);
export const languageOf = knownOf(LANGUAGES);
export const timezoneOf = knownOf(TIMEZONES);
