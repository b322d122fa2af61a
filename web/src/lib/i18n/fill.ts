import type { Language } from '@argint/contracts';
import type { Value } from './text-types.ts';

/**
 * How a language writes numbers. English as the server's messages do: 3,000. Not every browser knows isiZulu and
 * isiXhosa; English takes their place, and not the browser's own language.
 */
const NUMBER_LOCALES: Readonly<Record<Language, string | readonly string[]>> = {
  en: 'en-US',
  af: 'af',
  zu: ['zu', 'en-ZA'],
  xh: ['xh', 'en-ZA'],
  es: 'es',
  fr: 'fr',
  de: 'de',
};

/** The locale by which a language writes numbers. */
export const localeOf = (language: Language): string | readonly string[] =>
  NUMBER_LOCALES[language];

/** A number as a language writes it: 3,000 or 3.000. */
export const numberIn = (language: Language, value: number, digits?: number): string =>
  value.toLocaleString(
    localeOf(language),
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  );

/** A text with its values in the place of {{name}}. */
export const fill = (
  text: string,
  values: Readonly<Record<string, Value>>,
  language: Language,
): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberIn(language, value) : (value ?? whole);
  });
