import type { EssayModel, Sentence } from '../essay-model.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { unknownWords } from '../layers/pos-tagger.ts';

const unknownCount = (sentence: Sentence, model: EssayModel): number => {
  const small = sentence.words.filter(({ start }) => /\p{Ll}/u.test(model.text.charAt(start)));
  const strange = unknownWords(small.map(({ lower }) => lower));
  return [...strange].filter((word) => !model.names.has(word) && /^[a-z]/.test(word)).length;
};

const worstIssue = (sentence: Sentence, model: EssayModel): number => {
  const paragraph = model.paragraphs[sentence.paragraph];
  const issues = paragraph ? grammarIssues(paragraph, model) : [];
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
export const isReadable = (sentence: Sentence, model: EssayModel): boolean =>
  unknownCount(sentence, model) <= 1 && worstIssue(sentence, model) < HIDING;

/** Whether a sentence has no misspelt word and no grammar issue, so that it can serve as a model. */
export const isClean = (sentence: Sentence, model: EssayModel): boolean =>
  unknownCount(sentence, model) === 0 && worstIssue(sentence, model) === 0;
