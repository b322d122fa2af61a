import type { EssayDetector } from '../critique-draft.ts';
import { choose, cite, listed } from '../wording.ts';
import { termsOfQuestion } from '../argument/terms-of-question.ts';

/** Words of the question that the essay never takes up. */
export const questionTermsMissed: EssayDetector = (model) => {
  if (!model.question || model.proseWords < 80) return [];
  const { asked: all, missed } = termsOfQuestion(model);
  const asked = all.length;
  if (asked < 3 || missed.length * 3 < asked) return [];
  const some = listed(missed.slice(0, 4).map((word) => `“${word}”`));
  const opening = model.thesis?.sentence ?? model.sentences[0];
  const held = opening ? cite(opening.text, 45) : 'your answer';
  const are = missed.length > 1 ? 'are' : 'is';
  const most = missed.length * 4 >= asked * 3;
  return [
    {
      rule: 'question-terms-missed',
      issueType: 'relevance',
      severity: most ? 5 : 3,
      at: null,
      issue: `The question speaks of ${some}; the essay never does.`,
      reasoning: choose(`${some}${model.thesis?.sentence.text ?? ''}`, [
        `${missed.length} of the ${asked} things asked about in ${cite(model.question, 60)} ${are} not named, so a marker cannot see that they were considered.`,
        `A marker holds the question beside ${held} and looks for each of its terms; ${missed.length} of ${asked} ${are} missing.`,
        `What you say, ${held}, may well bear on it, but nobody can tell as long as ${some} ${are} not mentioned.`,
      ]),
      fix: `Say in the introduction how ${some} ${missed.length > 1 ? 'bear' : 'bears'} on your answer, and come back to it in the paragraph where it matters most.`,
      hint: `If the question had left out ${some}, would your essay be any different?`,
      confidence: most ? 0.8 : 0.6,
    },
  ];
};
