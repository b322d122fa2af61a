import type { CriterionMeasure, Score } from '@argint/contracts';
import { onMarkingScale } from './marking-scale.ts';
import { GOOD_FROM } from './weakest.ts';

const clamp = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** Half the width of the band of a score that a reading gives, and of one that other scores make. */
export const READING_SPREAD = 8;

/** What lowered a score, where it is not good and something plain can be said of it. */
const lacking = (value: number, what: string | null | undefined): Pick<Score, 'shortfall'> =>
  value < GOOD_FROM && what ? { shortfall: what } : {};

/**
 * A score with its band. The value is rounded and kept between 0 and 100.
 *
 * @param lacks what lowered it most
 */
export const scoreAt = (
  value: number,
  spread: number,
  evidence: readonly string[],
  lacks?: string,
): Score => ({
  value: clamp(value),
  low: clamp(value - spread),
  high: clamp(value + spread),
  evidence: [...evidence],
  ...lacking(clamp(value), lacks),
});

/** No score; the reason stands in emptyReasons. */
export const noScore = (): Score => ({ value: null, low: null, high: null, evidence: [] });

/** The score of a criterion that the engine counted: its signs on a marker's scale. */
export const countedScore = ({
  signs,
  spread,
  evidence,
  ground,
}: Pick<CriterionMeasure, 'signs' | 'spread' | 'evidence'> & { ground?: string | null }): Score => {
  if (signs === null) return noScore();
  const value = clamp(onMarkingScale(signs));
  return {
    value,
    low: clamp(onMarkingScale(signs - spread)),
    high: clamp(onMarkingScale(signs + spread)),
    evidence: [...evidence],
    ...lacking(value, ground),
  };
};
