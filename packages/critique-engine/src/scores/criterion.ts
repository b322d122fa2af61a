import type { Score, ScoreName } from '@argint/contracts';
import { onMarkingScale } from './marking-scale.ts';

/** A criterion. The overall score is calculated from all of them. */
export type Area = Exclude<ScoreName, 'overall'>;

/** What a criterion measures. */
export type Measure =
  | 'soundness'
  | 'bearing'
  | 'drift'
  | 'answers'
  | 'terms'
  | 'focus'
  | 'frame'
  | 'ties'
  | 'wording'
  | 'place'
  | 'clarity'
  | 'ground'
  | 'thread'
  | 'return'
  | 'introduction'
  | 'conclusion'
  | 'paragraphs'
  | 'sizes'
  | 'marks'
  | 'links'
  | 'order'
  | 'citations'
  | 'list'
  | 'grammarIssues'
  | 'spelling'
  | 'length'
  | 'pairs'
  | 'precision'
  | 'variety'
  | 'reach'
  | 'clauses';

/** Points that a criterion lost on one measure, and the observation behind it. */
export interface Lack {
  measure: Measure;
  points: number;
  observation: string | null;
}

/** The result of a criterion: a score, or the reason why there is none. */
export interface Criterion {
  score: Score;
  reason: string | null;
  /** Where points were lost, the most first. */
  lacks: Lack[];
}

const clamp = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** A smaller loss is not reported. */
const NEGLIGIBLE_POINTS = 0.5;

/** A score from `value` signs of 100. `spread` is half the width of the band, in signs: wide if there was little to measure. */
export const judged = (
  value: number,
  spread: number,
  evidence: string[],
  lacks: readonly Lack[] = [],
): Criterion => ({
  lacks: lacks
    .filter(({ points }) => points >= NEGLIGIBLE_POINTS)
    .sort((a, b) => b.points - a.points),
  score: {
    value: clamp(onMarkingScale(value)),
    low: clamp(onMarkingScale(value - spread)),
    high: clamp(onMarkingScale(value + spread)),
    evidence,
  },
  reason: null,
});

/** A score that is made of other scores. */
export const combined = (value: number, spread: number, evidence: string[]): Criterion => ({
  lacks: [],
  score: { value: clamp(value), low: clamp(value - spread), high: clamp(value + spread), evidence },
  reason: null,
});

export const withheld = (reason: string): Criterion => ({
  score: { value: null, low: null, high: null, evidence: [] },
  reason,
  lacks: [],
});

/** One measure of a criterion. It scores `maxPoints * fulfilledShare`; `fulfilledShare` is from 0 to 1. */
export interface Part {
  measure: Measure;
  maxPoints: number;
  fulfilledShare: number;
  /** Null where the merge says it, because it counts what is shown. */
  observation: string | null;
}

/** `base` plus the points of all parts, limited to `most`. The evidence contains each observation once. */
export const summed = (
  base: number,
  parts: readonly Part[],
  spread: number,
  most = 100,
): Criterion =>
  judged(
    Math.min(
      most,
      base +
        parts.reduce((sum, { maxPoints, fulfilledShare }) => sum + maxPoints * fulfilledShare, 0),
    ),
    spread,
    [...new Set(parts.flatMap(({ observation }) => observation ?? []))],
    parts.map(({ measure, maxPoints, fulfilledShare, observation }) => ({
      measure,
      points: maxPoints * (1 - fulfilledShare),
      observation,
    })),
  );

/** Linear from 0 at `from` to 1 at `to`, and constant beyond. `from` may be larger than `to`. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
