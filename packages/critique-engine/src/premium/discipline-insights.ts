import type { EssayModel, Sentence } from '../essay-model.ts';
import type { DisciplineGuess } from '../exemplars/discipline.ts';
import { HABITS } from '../exemplars/discipline-habits.ts';
import { isSayable } from './essay-moves.ts';
import type { Moves } from './essay-moves.ts';
import { quoteOf } from './plain-clause.ts';

const MOST = 3;

/** What happened to the writer is no matter for a court or a ministry. */
const ofOneself =
  /\bI (?!believe|think|argue|hold|agree|disagree|feel|would)|\b(?:my|me) (?!opinion|view)/;

/** Sentences worth a reader's question: the position first, then the claims. */
export const weighty = (model: EssayModel, { thesis, claims }: Moves): Sentence[] => {
  const own = [...(thesis ? [thesis] : []), ...claims.map(({ claim }) => claim)];
  const general = own.filter(({ text }) => !ofOneself.test(text));
  const any = general.length ? general : own.length ? own : model.sentences.filter(isSayable);
  return [...new Set(any)];
};

/** What readers of the field look for and do not find here, each with the sentence it would help. */
export const disciplineInsights = (
  model: EssayModel,
  moves: Moves,
  { discipline }: DisciplineGuess,
): string[] => {
  const prose = model.sentences.map(({ text }) => text).join(' ');
  const about = weighty(model, moves);
  return HABITS[discipline].habits
    .filter(({ sign }) => !sign.test(prose))
    .slice(0, MOST)
    .flatMap(({ advice }, i) => {
      const sentence = about[i % Math.max(1, about.length)];
      return sentence ? [advice(quoteOf(sentence, 70))] : [];
    });
};
