import { phraseOf } from '../../comment/phrase-of.ts';
import { contraryViews } from '../../layers/graph/contrary-views.ts';
import { objectionsOf } from '../../layers/graph/read-graph.ts';
import { canAskAbout, type Question, type QuestionFinder } from './question.ts';

/** More urgent than any other question: the essay seems to pull both ways. */
const WEIGHT = 7.5;

/** Judgements against the position, in the writer's own voice, that the essay never weighs. Demands get a remark. */
export const contraryQuestions: QuestionFinder = (model) => {
  const { thesis, text, lines } = model;
  const held = thesis && phraseOf(text, thesis);
  if (!held) return [];
  const open = new Set(
    objectionsOf(model).flatMap(({ unit, answer }) => (answer === null ? [unit.sentence] : [])),
  );
  return [...contraryViews(model)].flatMap(([sentence, sort]): Question[] => {
    const said = phraseOf(text, sentence);
    if (sort !== 'judgement' || !open.has(sentence) || !said || !canAskAbout(sentence, model))
      return [];
    const place = `In line ${lines.lineAt(sentence.start)} you say ${said}, and your position is ${held}.`;
    return [
      {
        sort: 'contrary',
        kind: {
          cognitiveOperation: 'Consistency',
          difficulty: 'Intermediate',
          disciplinaryLens: 'The other side',
        },
        sentence,
        weight: WEIGHT,
        ask: `${place} Which of the two weighs more for you, and why?`,
        followUp: 'Where could you tell your reader that you have thought of both?',
        assumes: null,
      },
    ];
  });
};
