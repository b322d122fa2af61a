import { wordsIn } from '@argint/text-analysis';
import { FUNCTION_WORDS } from './function-words.ts';
import { unknownWords } from './pos-tagger.ts';

/** Small words of Afrikaans, which shares many others with English. */
const AFRIKAANS = new Set(
  'aan dat deur die dit ek en het hulle hy jou jy kan maar met moet na nie om ons ook op sal se sy te van vir was wat'.split(
    ' ',
  ),
);
/** With fewer words the language cannot be told. */
const MIN_WORDS = 4;
/** Running English has more function words, and misspelt English fewer words that no dictionary has. */
const MAX_COMMON = 0.2;
const MIN_UNKNOWN = 0.45;

/** Whether a paragraph or a sentence is in another language than English. Names and misspelt words do not make it so. */
export const isOtherLanguage = (text: string): boolean => {
  const words = wordsIn(text)
    // A capital inside a sentence is a name; at its head it is not.
    .filter(({ start }, i) => i === 0 || /\p{Ll}/u.test(text.charAt(start)))
    .map(({ lower }) => lower);
  if (words.length < MIN_WORDS) return false;
  const shareOf = (fits: (word: string) => boolean): number =>
    words.filter(fits).length / words.length;
  const english = shareOf((word) => FUNCTION_WORDS.has(word));
  if (english >= MAX_COMMON && shareOf((word) => AFRIKAANS.has(word)) <= english) return false;
  const unknown = unknownWords([...new Set(words)]);
  return shareOf((word) => unknown.has(word)) >= MIN_UNKNOWN;
};
