import type { EssayModel } from '../essay-model.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { listed } from '../wording.ts';
import { judged, ramp, withheld } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** How much of the question the essay takes up, and how many of its sentences keep to it. */
export const relevanceScore = (model: EssayModel): Criterion => {
  if (!model.question)
    return withheld('No essay question was given, so there is nothing to be relevant to.');
  const asked = questionTerms(model.question);
  if (asked.size === 0)
    return withheld('The question names nothing that could be looked for in the essay.');
  const met = [...asked].filter(([term]) => model.terms.has(term));
  const onTopic = model.sentences.filter((s) =>
    contentStems(s.words).some((term) => asked.has(term)),
  ).length;
  const share = met.length / asked.size;
  const focus = model.sentences.length ? onTopic / model.sentences.length : 0;
  const missed = [...asked]
    .filter(([term]) => !model.terms.has(term))
    .map(([, word]) => `“${word}”`);
  return judged(15 + 50 * share + 35 * ramp(focus, 0, 0.6), 12, [
    `${met.length} of the ${asked.size} terms of the question are taken up${missed.length ? `; ${listed(missed.slice(0, 4))} not` : ''}`,
    `${onTopic} of ${model.sentences.length} sentences keep to them`,
  ]);
};
