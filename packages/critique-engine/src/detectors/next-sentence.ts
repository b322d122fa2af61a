import type { EssayModel, Sentence } from '../essay-model.ts';
import { cite } from '../wording.ts';

/** The sentence that comes next in the essay, cited; 'the end' where none does. */
export const nextCited = ({ index }: Sentence, { sentences }: EssayModel, max = 45): string => {
  const next = sentences[index + 1];
  return next ? cite(next.text, max) : 'the end';
};
