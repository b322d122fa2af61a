import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../essay.ts';
import { isSouthernAfricanName } from '../lexicon/names.ts';
import { COMMON_MISSPELLINGS } from './common-misspellings.ts';
import { hasOpenSyllables } from './word-shape.ts';

/** A capitalised first word of a sentence counts as misspelt only if it has this many letters and is one edit from a known word. */
const MIN_OPENING_WORD = 5;

/** What usually follows a surname: a year or page, a possessive, another capitalised word. */
const afterName =
  /^(?:['’]s\b|\s\((?:\p{Lu}\S* )?\d|,? \d{4}|\s(?:et al|and|&)\s\p{Lu}|\s\p{Lu}\p{Ll}|-\p{L})/u;

/** Whether a word that is not in the dictionary is used as a name at this place. */
export const isNameHere = (
  { text, names }: Pick<ReadEssay, 'text' | 'names'>,
  sentence: Sentence,
  { start, end }: Span,
): boolean => {
  const word = text.slice(start, end);
  if (names.has(word.toLowerCase())) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  const name = word.replace(/['’]s$/, '');
  if (isSouthernAfricanName(name)) return true;
  return (
    (hasOpenSyllables(name) && !COMMON_MISSPELLINGS.has(name.toLowerCase())) ||
    (sentence.words[0]?.start ?? start) < start ||
    word.length < MIN_OPENING_WORD ||
    afterName.test(text.slice(end, end + 40))
  );
};
