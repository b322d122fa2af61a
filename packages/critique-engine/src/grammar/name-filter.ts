import type { EssayModel, Sentence } from '../essay-model.ts';
import type { GrammarIssue } from './grammar-issue.ts';

/** A capitalised word that opens a sentence must be this long, and one edit from a known word, to count as misspelt. */
const LEAST = 5;

/** What follows a surname and hardly anything else: a year or page, a possessive, another capitalised word. */
const afterName =
  /^(?:['’]s\b|\s\((?:\p{Lu}\S* )?\d|,? \d{4}|\s(?:et al|and|&)\s\p{Lu}|\s\p{Lu}\p{Ll}|-\p{L})/u;

/** Whether a word the dictionary does not know stands where the essay names somebody or something. */
export const isNameHere = (
  { text, names }: Pick<EssayModel, 'text' | 'names'>,
  sentence: Sentence,
  { start, end }: GrammarIssue,
): boolean => {
  const word = text.slice(start, end);
  if (names.has(word.toLowerCase())) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  return (
    (sentence.words[0]?.start ?? start) < start ||
    word.length < LEAST ||
    afterName.test(text.slice(end, end + 40))
  );
};
