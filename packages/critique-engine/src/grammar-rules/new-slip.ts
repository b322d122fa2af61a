import type { SentenceSource } from '../essay.ts';
import { readSentence } from '../layers/sentence-source.ts';
import { isBadlyMended } from './mended-sentence.ts';
import { editedText, lettersOf, type Edit } from './rare-pair.ts';
import { correctionsIn } from './sentence-corrections.ts';

const isVerbal = (tag: string): boolean => tag === 'VERB' || tag === 'AUX';

/** Whether a change takes the only verb of a sentence, or makes a new slip that an own rule knows. */
export const makesNewSlip = (source: SentenceSource, edit: Edit): boolean => {
  if (lettersOf(source.text.slice(edit.start, edit.end)) === lettersOf(edit.replacement))
    return false;
  const after = readSentence(editedText(source.text, edit));
  if (source.tags.some(isVerbal) && !after.tags.some(isVerbal)) return true;
  if (isBadlyMended(source, edit)) return true;
  const end = edit.start + edit.replacement.length;
  const before = new Set(correctionsIn(source).map(({ rule }) => rule.id));
  return correctionsIn(after).some(
    (one) =>
      !one.rule.isOptional &&
      !before.has(one.rule.id) &&
      one.start <= end &&
      one.start + one.words.length >= edit.start,
  );
};
