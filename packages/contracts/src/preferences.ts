/** Preferences of a user (D2 §2). The first of each list is the default. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Languages of the interface and of mails, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

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
