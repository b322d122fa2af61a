import type { Language } from '@argint/contracts';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, translator } from './language.ts';
import { fill } from './fill.ts';
import type { AnyTextKey, PluralKey } from './texts/all-texts.ts';
import type { ValuesOf } from './text-types.ts';

export type { TextKey } from './texts/all-texts.ts';

/** The English of a key: without the sense that stands after a bar, as in 'Language|score'. */
const englishOf = (key: string): string => key.replace(/\|\w+$/, '');

/**
 * A text in the language of the page. The key is the English text, with values as {{name}}. It must
 * be in one of the tables in texts/, with its translations. One English word with two meanings has
 * two keys, with the sense after a bar: 'Language|score'. Called while something is rendered or
 * said, never when a module is loaded: the language may change.
 */
export const t = <K extends AnyTextKey>(key: K, ...[values]: ValuesOf<K>): string =>
  translator()?.text(key, values ?? {}) ?? fill(englishOf(key), values ?? {}, 'en');

/** A text with {{count}} in it: `one` is the English form for 1, `other` for any other number. */
export const plural = <K extends PluralKey>(
  count: number,
  one: string,
  other: K,
  ...[values]: ValuesOf<K, 'count'>
): string =>
  translator()?.plural(count, other, values ?? {}) ??
  fill(count === 1 ? one : other, { ...values, count }, 'en');

/** A text that is not written in the page's code, such as the server's. Unknown ones stay English. */
export const translateKnown = (english: string): string =>
  translator()?.text(english, {}) ?? english;

const english = (): Language => 'en';

/** The language of the page, for a component that is drawn again when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguageChange, currentLanguage, english);

/** `t`, for a component that is drawn again when the language changes. */
export const useText = (): typeof t => {
  useLanguage();
  return t;
};
