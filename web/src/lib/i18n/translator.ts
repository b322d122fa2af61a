import { createInstance } from 'i18next';
import { fill } from './fill.ts';
import type { OtherLanguage, Translator } from './text-types.ts';

/** Writes the texts of one language with i18next, which knows its plurals. */
export const createTranslator = (
  language: OtherLanguage,
  texts: Readonly<Record<string, string>>,
): Translator => {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    // Keys are English texts, which have full stops and colons in them.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  });
  const find = (key: string, count?: number): string =>
    // English is filled in by the same function.
    i18n.t(key, { skipInterpolation: true, ...(count === undefined ? {} : { count }) });
  return {
    text: (key, values) => (Object.hasOwn(texts, key) ? fill(find(key), values, language) : null),
    plural: (count, key, values) =>
      Object.hasOwn(texts, `${key}_other`)
        ? fill(find(key, count), { ...values, count }, language)
        : null,
  };
};
