import type { LineCritique, Measures, Reading, Scores } from '@argint/contracts';
import { isGrave } from '../remarks/about-thinking.ts';
/** Points for each part, 100 together. */
const POINTS = { argument: 45, views: 25, evidence: 20, hedges: 10 } as const;
/** The highest value of 'Developing'; 'Proficient' begins at 60. */
const MAX_DEVELOPING = 59;

/**
 * Critical thinking out of 100 by the engine's count: argument score 45, other views 25, evidence 20 (anecdotes do not count), qualified
 * claims 10. Never 'Proficient' where no other view is heard and claims lack reasons.
 *
 * @param argument the argument score
 * @param signs each from 0 to 1
 */
export const thinkingPoints = (
  argument: number,
  { views, evidence, hedges, isWeak }: NonNullable<Measures['thinking']>,
): number => {
  const points = Math.round(
    (POINTS.argument * argument) / 100 +
      POINTS.views * views +
      POINTS.evidence * evidence +
      POINTS.hedges * hedges,
  );
  return isWeak ? Math.min(points, MAX_DEVELOPING) : points;
};

/**
 * Critical thinking of an essay out of 100. Where a model read it, it is the argument score, which counts claims, other
 * views and the conclusion, and never 'Proficient' while a step of the argument does not hold. Null where the text is not
 * judged as an argument.
 */
export const criticalThinking = (
  { by, outline }: Reading,
  { thinking }: Pick<Measures, 'thinking'>,
  { argument }: Pick<Scores, 'argument'>,
  lead: LineCritique | null,
): number | null => {
  if (argument.value === null || outline === null) return null;
  if (by === 'model')
    return lead && isGrave(lead) ? Math.min(argument.value, MAX_DEVELOPING) : argument.value;
  return thinkingPoints(
    argument.value,
    thinking ?? { views: 0, evidence: 0, hedges: 0, isWeak: false },
  );
};
