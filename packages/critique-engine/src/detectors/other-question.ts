import type { EssayDetector } from '../critique-draft.ts';
import { isOffQuestion } from '../argument/off-question.ts';
import { nounsOfQuestion } from '../argument/question-nouns.ts';
import { relevanceSigns } from '../argument/relevance-signs.ts';
import { cite, listed } from '../wording.ts';

/** The essay hardly speaks of what the question asks about. Nothing else is worth mending before that is clear. */
export const otherQuestion: EssayDetector = (model) => {
  const signs = relevanceSigns(model);
  if (!model.question || !signs || !isOffQuestion(model)) return [];
  const [subject] = model.topics;
  const nouns = nounsOfQuestion(model.question, [...signs.asked.values()]);
  const about = listed(model.topics.slice(0, 3).map(({ word }) => `“${word}”`));
  const some = listed(signs.missing.slice(0, 3).map((word) => `“${word}”`));
  return [
    {
      rule: 'other-question',
      issueType: 'relevance',
      severity: 5,
      at: null,
      issue: `Your essay seems to answer another question. The question is ${cite(model.question, 120)}${about ? `, and your essay mostly speaks of ${about}` : ''}.`,
      reasoning: `A marker looks for an answer to the question that was asked.${some ? ` Your essay never mentions ${some}.` : ''} Nothing else can make up for that.`,
      fix: 'Check first that this is the right question. If it is, write down your answer to it in one sentence, and keep only the paragraphs that support that sentence.',
      hint:
        subject && nouns.length > 0
          ? `Your reader wants to hear about ${listed(nouns.map((word) => `“${word}”`))}. What do you tell them about that when you speak of “${subject.word}”?`
          : 'If somebody read only your essay, which question would they think you were asked?',
      confidence: 0.9,
    },
  ];
};
