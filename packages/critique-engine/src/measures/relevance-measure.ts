import type { ReadEssay } from '../essay.ts';
import { RELEVANCE_POINTS, relevanceSigns } from '../argument/relevance-signs.ts';
import { listed } from '../wording.ts';
import { summed, withheld } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';

/**
 * How many terms of the question the essay mentions (20) and how many of them are in its introduction or conclusion
 * (20); how many sentences mention a term (25) and how many connect two (15). Every text gets 20 points to start with.
 */
export const relevanceMeasure = (essay: ReadEssay): Criterion => {
  if (!essay.question)
    return withheld('No essay question was given, so there is nothing to be relevant to.');
  const signs = relevanceSigns(essay);
  if (!signs) return withheld('The question names nothing that could be looked for in the essay.');
  const { asked, missing, onTopic, linking, framed, shares } = signs;
  const sentences = essay.sentences.length;
  const notTaken = missing.slice(0, 4).map((word) => `“${word}”`);
  const part = (measure: keyof typeof shares, observation: string): Part => ({
    measure,
    maxPoints: RELEVANCE_POINTS[measure],
    fulfilledShare: shares[measure],
    observation,
  });
  const keepTo = `${onTopic} of ${sentences} sentences name a term of the question`;
  return summed(
    RELEVANCE_POINTS.base,
    [
      part(
        'terms',
        `${asked.size - missing.length} of the ${asked.size} terms of the question are taken up${notTaken.length > 0 ? `; ${listed(notTaken)} not` : ''}`,
      ),
      part('focus', keepTo),
      part(
        'frame',
        `${framed} of the ${asked.size} terms stand in your introduction or conclusion`,
      ),
      part(
        'ties',
        asked.size > 1
          ? `${linking} of ${sentences} sentences name two or more of the terms at once`
          : keepTo,
      ),
    ],
    12,
  );
};
