import type { CriterionMeasure, Score } from '@argint/contracts';
import { onMarkingScale } from './marking-scale.ts';

const clamp = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** Half the width of the band of a score that a reading gives, and of one that other scores make. */
export const READING_SPREAD = 8;

/** A score with its band. The value is rounded and kept between 0 and 100. */
export const scoreAt = (value: number, spread: number, evidence: readonly string[]): Score => ({
  value: clamp(value),
  low: clamp(value - spread),
  high: clamp(value + spread),
  evidence: [...evidence],
});

/** No score; the reason stands in emptyReasons. */
export const noScore = (): Score => ({ value: null, low: null, high: null, evidence: [] });

/** The score of a criterion that the engine counted: its signs on a marker's scale. */
export const countedScore = ({
  signs,
  spread,
  evidence,
}: Pick<CriterionMeasure, 'signs' | 'spread' | 'evidence'>): Score =>
  signs === null
    ? noScore()
    : {
        value: clamp(onMarkingScale(signs)),
        low: clamp(onMarkingScale(signs - spread)),
        high: clamp(onMarkingScale(signs + spread)),
        evidence: [...evidence],
      };
