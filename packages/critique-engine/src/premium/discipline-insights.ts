import type { EssayModel } from '../essay-model.ts';
import type { DisciplineGuess } from '../exemplars/discipline.ts';
import { HABITS } from '../exemplars/discipline-habits.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { weightySentences } from '../argument/weighty-sentences.ts';

const MOST = 3;

/** What readers of the field expect and this essay lacks, each with a sentence that it would improve. */
export const disciplineInsights = (
  model: EssayModel,
  moves: Moves,
  { discipline }: DisciplineGuess,
): string[] => {
  const prose = model.sentences.map(({ text }) => text).join(' ');
  const about = weightySentences(model, moves);
  return HABITS[discipline].habits
    .filter(({ sign }) => !sign.test(prose))
    .slice(0, MOST)
    .flatMap(({ advice }, i) => {
      const sentence = about[i % Math.max(1, about.length)];
      return sentence ? [advice(quoteOf(sentence, 70))] : [];
    });
};
