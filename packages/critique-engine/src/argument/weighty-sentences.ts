import type { EssayModel, Sentence } from '../essay-model.ts';
import { isSayable } from './essay-moves.ts';
import type { Moves } from './essay-moves.ts';

/** The writer reports something about themselves; a question about policy or law would not fit. */
const aboutTheWriter =
  /\bI (?!believe|think|argue|hold|agree|disagree|feel|would)|\b(?:my|me) (?!opinion|view)/;

/** Sentences that deserve a reader's question: the position first, then the claims. */
export const weightySentences = (model: EssayModel, { thesis, claims }: Moves): Sentence[] => {
  const own = [...(thesis ? [thesis] : []), ...claims.map(({ claim }) => claim)];
  const general = own.filter(({ text }) => !aboutTheWriter.test(text));
  const any = general.length ? general : own.length ? own : model.sentences.filter(isSayable);
  return [...new Set(any)];
};
