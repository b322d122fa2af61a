import type { EssayModel } from '../essay-model.ts';
import { isNamed, questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { listed } from '../wording.ts';
import { ramp, summed, withheld } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';

/**
 * How many terms of the question the essay mentions (20) and how many of them are in its introduction or conclusion
 * (20); how many sentences mention a term (25) and how many connect two (15). Every text gets 20 points to start with.
 */
export const relevanceScore = (model: EssayModel): Criterion => {
  if (!model.question)
    return withheld('No essay question was given, so there is nothing to be relevant to.');
  const asked = questionTerms(model.question);
  if (asked.size === 0)
    return withheld('The question names nothing that could be looked for in the essay.');
  const mentionedTerms = [...asked].filter(([term]) => isNamed(term, model.terms));
  const named = model.sentences.map(
    (s) => new Set(contentStems(s.words).filter((term) => asked.has(term))).size,
  );
  const onTopic = named.filter((count) => count > 0).length;
  const linking = named.filter((count) => count >= Math.min(2, asked.size)).length;
  const share = mentionedTerms.length / asked.size;
  const edges = new Set(
    model.sentences.filter((s) => s.part !== 'body').flatMap((s) => contentStems(s.words)),
  );
  const framed = [...asked.keys()].filter((term) => edges.has(term)).length;
  const of = (count: number): number => count / Math.max(1, model.sentences.length);
  const missingTerms = [...asked]
    .filter(([term]) => !isNamed(term, model.terms))
    .map(([, word]) => `“${word}”`);
  const parts: Part[] = [
    {
      measure: 'terms',
      maxPoints: 20,
      fulfilledShare: share,
      observation: `${mentionedTerms.length} of the ${asked.size} terms of the question are taken up${missingTerms.length ? `; ${listed(missingTerms.slice(0, 4))} not` : ''}`,
    },
    {
      measure: 'focus',
      maxPoints: 25,
      fulfilledShare: ramp(of(onTopic), 0, 0.9),
      observation: `${onTopic} of ${model.sentences.length} sentences keep to them`,
    },
    {
      measure: 'frame',
      maxPoints: 20,
      fulfilledShare: ramp(framed / asked.size, 0, 0.85),
      observation: `${framed} of ${asked.size} stand in introduction or conclusion`,
    },
    {
      measure: 'ties',
      maxPoints: 15,
      fulfilledShare: ramp(of(linking), 0, 0.5),
      observation:
        asked.size > 1
          ? `${linking} of ${model.sentences.length} sentences name two or more of them at once`
          : `${onTopic} of ${model.sentences.length} sentences keep to them`,
    },
  ];
  return summed(20, parts, 12);
};
