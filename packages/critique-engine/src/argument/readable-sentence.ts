import type { ReadEssay, Sentence } from '../essay.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { unknownWords } from '../layers/pos-tagger.ts';

const unknownCount = (sentence: Sentence, essay: ReadEssay): number => {
  const small = sentence.words.filter(({ start }) => /\p{Ll}/u.test(essay.text.charAt(start)));
  const strange = unknownWords(small.map(({ lower }) => lower));
  return [...strange].filter((word) => !essay.names.has(word) && /^[a-z]/.test(word)).length;
};

const worstIssue = (sentence: Sentence, essay: ReadEssay): number => {
  const paragraph = essay.paragraphs[sentence.paragraph];
  const issues = paragraph ? grammarIssues(paragraph, essay) : [];
  return Math.max(
    0,
    ...issues
      .filter(({ at }) => at && at.start < sentence.end && sentence.start < at.end)
      .map(({ severity }) => severity),
  );
};

/** A slip of this severity may hide what a sentence means. */
const HIDING = 3;

/** Whether a sentence can be read as it was meant: at most one strange word, and no grave slip. */
export const isReadable = (sentence: Sentence, essay: ReadEssay): boolean =>
  unknownCount(sentence, essay) <= 1 && worstIssue(sentence, essay) < HIDING;

/** Whether a sentence has no misspelt word and no grammar issue, so that it can serve as an example. */
export const isClean = (sentence: Sentence, essay: ReadEssay): boolean =>
  unknownCount(sentence, essay) === 0 && worstIssue(sentence, essay) === 0;
