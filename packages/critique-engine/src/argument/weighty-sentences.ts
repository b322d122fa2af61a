import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuotable } from './essay-moves.ts';
import type { Moves } from './essay-moves.ts';

/** The writer talks about themselves, so a question about policy or law would not fit. */
const aboutTheWriter =
  /\bI (?!believe|think|argue|hold|agree|disagree|feel|would)|\b(?:my|me) (?!opinion|view)/;

/** The sentences worth questioning: the position first, then the claims. */
export const weightySentences = (model: EssayModel, { thesis, claims }: Moves): Sentence[] => {
  const own = [...(thesis ? [thesis] : []), ...claims.map(({ claim }) => claim)];
  const general = own.filter(({ text }) => !aboutTheWriter.test(text));
  const any = general.length ? general : own.length ? own : model.sentences.filter(isQuotable);
  return [...new Set(any)];
};
