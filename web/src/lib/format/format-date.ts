import { currentLanguage } from '../i18n/language.ts';

/** English dates are South Africa's. */
const localeNow = (): string => {
  const language = currentLanguage();
  return language === 'en' ? 'en-ZA' : language;
};

const PARTS = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'long' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language: making one takes long. */
const formatOf = (parts: keyof typeof PARTS): Intl.DateTimeFormat => {
  const locale = localeNow();
  const key = `${locale} ${parts}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, PARTS[parts]);
  formats.set(key, format);
  return format;
};

const write = (iso: string, parts: keyof typeof PARTS): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatOf(parts).format(date);
};

/** '21 November 2026'; an unreadable date gives ''. */
export const formatDate = (iso: string): string => write(iso, 'long');

/** '21 Nov 2026'; an unreadable date gives ''. */
export const formatShortDate = (iso: string): string => write(iso, 'medium');

/** '21 December' within the year of `now` (ms), else '2 January 2027'. */
export const formatDay = (iso: string, now: number): string => {
  const sameYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
  return sameYear ? write(iso, 'short') : formatDate(iso);
};
