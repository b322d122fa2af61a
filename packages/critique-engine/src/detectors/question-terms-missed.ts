import { questionTerms } from '../layers/question-layer.ts';
import type { EssayDetector } from '../remark.ts';
import { cite, listed } from '../wording.ts';

/** Words of the question that the essay never takes up. */
export const questionTermsMissed: EssayDetector = (model) => {
  if (!model.question || model.proseWords < 80) return [];
  const asked = questionTerms(model.question);
  const missed = [...asked].filter(([term]) => !model.terms.has(term)).map(([, word]) => word);
  if (asked.size < 3 || missed.length * 3 < asked.size) return [];
  const some = listed(missed.slice(0, 4).map((word) => `“${word}”`));
  const most = missed.length * 4 >= asked.size * 3;
  return [
    {
      rule: 'question-terms-missed',
      issueType: 'relevance',
      severity: most ? 5 : 3,
      at: null,
      issue: `The question speaks of ${some}; the essay never does.`,
      reasoning: `${missed.length} of the ${asked.size} things asked about in ${cite(model.question, 60)} are not named, so a marker cannot see that they were considered.`,
      fix: `Say in the introduction how ${some} bears on your answer, and come back to it in the paragraph where it matters most.`,
      hint: `If the question had left out ${some}, would your essay be any different?`,
      confidence: most ? 0.8 : 0.6,
    },
  ];
};
