import type { EssayModel, Sentence } from '../essay-model.ts';
import { cite } from '../wording.ts';

/** The sentence that comes next in the essay, cited; null at its end. */
export const nextCited = (
  { index }: Sentence,
  { sentences }: EssayModel,
  max = 45,
): string | null => {
  const next = sentences[index + 1];
  return next ? cite(next.text, max) : null;
};
