import { currentLanguage } from '../i18n/language.ts';
import { currentTimezone } from './time-zone.ts';

/** English dates are South Africa's, and so are those of a language that the browser does not know. */
const localesNow = (): readonly string[] => {
  const language = currentLanguage();
  return language === 'en' ? ['en-ZA'] : [language, 'en-ZA'];
};

const PARTS = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'long' },
  year: { year: 'numeric' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language and time zone: making one takes long. */
const formatOf = (parts: keyof typeof PARTS, timeZone?: string): Intl.DateTimeFormat => {
  const locales = localesNow();
  const key = `${locales[0]} ${parts} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales, { ...PARTS[parts], timeZone });
  formats.set(key, format);
  return format;
};

/** A day of the calendar, such as the date of a document, is the same day everywhere. */
const isWholeDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** In the time zone of the user's profile; before one is known, in that of the browser. */
const write = (iso: string, parts: keyof typeof PARTS): string => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return formatOf(parts, isWholeDay(iso) ? 'UTC' : currentTimezone()).format(date);
};

/** '21 November 2026'; an unreadable date gives ''. */
export const formatDate = (iso: string): string => write(iso, 'long');

/** '21 Nov 2026'; an unreadable date gives ''. */
export const formatShortDate = (iso: string): string => write(iso, 'medium');

/** '21 December' within the year of `now` (ms), else '2 January 2027'. */
export const formatDay = (iso: string, now: number): string => {
  const sameYear = write(iso, 'year') === write(new Date(now).toISOString(), 'year');
  return sameYear ? write(iso, 'short') : formatDate(iso);
};
