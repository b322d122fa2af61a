import type { EssayModel } from '../essay-model.ts';
import { isNamed, questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { listed } from '../wording.ts';
import { ramp, summed, withheld } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';

/**
 * How much of the question is taken up (20), at the edges, where an essay says what it answers (20), how many sentences
 * keep to it (25) and bring its terms together, as its question does (15); 20 are given for a text on any subject.
 */
export const relevanceScore = (model: EssayModel): Criterion => {
  if (!model.question)
    return withheld('No essay question was given, so there is nothing to be relevant to.');
  const asked = questionTerms(model.question);
  if (asked.size === 0)
    return withheld('The question names nothing that could be looked for in the essay.');
  const met = [...asked].filter(([term]) => isNamed(term, model.terms));
  const named = model.sentences.map(
    (s) => new Set(contentStems(s.words).filter((term) => asked.has(term))).size,
  );
  const onTopic = named.filter((count) => count > 0).length;
  const linking = named.filter((count) => count >= Math.min(2, asked.size)).length;
  const share = met.length / asked.size;
  const edges = new Set(
    model.sentences.filter((s) => s.part !== 'body').flatMap((s) => contentStems(s.words)),
  );
  const framed = [...asked.keys()].filter((term) => edges.has(term)).length;
  const of = (count: number): number => count / Math.max(1, model.sentences.length);
  const missed = [...asked]
    .filter(([term]) => !isNamed(term, model.terms))
    .map(([, word]) => `“${word}”`);
  const parts: Part[] = [
    {
      counts: 'terms',
      of: 20,
      met: share,
      seen: `${met.length} of the ${asked.size} terms of the question are taken up${missed.length ? `; ${listed(missed.slice(0, 4))} not` : ''}`,
    },
    {
      counts: 'focus',
      of: 25,
      met: ramp(of(onTopic), 0, 0.9),
      seen: `${onTopic} of ${model.sentences.length} sentences keep to them`,
    },
    {
      counts: 'frame',
      of: 20,
      met: ramp(framed / asked.size, 0, 0.85),
      seen: `${framed} of ${asked.size} stand in introduction or conclusion`,
    },
    {
      counts: 'ties',
      of: 15,
      met: ramp(of(linking), 0, 0.5),
      seen:
        asked.size > 1
          ? `${linking} of ${model.sentences.length} sentences name two or more of them at once`
          : `${onTopic} of ${model.sentences.length} sentences keep to them`,
    },
  ];
  return summed(20, parts, 12);
};
