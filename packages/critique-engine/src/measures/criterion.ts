/** What a criterion measures. */
export type Measure =
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

/** What was counted for a criterion, or the reason why it does not apply. */
export interface Criterion {
  /** Signs of 100; null where it does not apply. */
  signs: number | null;
  /** Half the width of the band, in signs: wide if there was little to measure. */
  spread: number;
  evidence: string[];
  reason: string | null;
  /** Where points were lost, the most first. */
  lacks: Lack[];
}

const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** A smaller loss is not reported. */
const NEGLIGIBLE_POINTS = 0.5;

/** A criterion with `value` signs of 100. */
export const judged = (
  value: number,
  spread: number,
  evidence: string[],
  lacks: readonly Lack[] = [],
): Criterion => ({
  signs: clamp(value),
  spread,
  evidence,
  reason: null,
  lacks: lacks
    .filter(({ points }) => points >= NEGLIGIBLE_POINTS)
    .sort((a, b) => b.points - a.points),
});

export const withheld = (reason: string): Criterion => ({
  signs: null,
  spread: 0,
  evidence: [],
  reason,
  lacks: [],
});

/** One measure of a criterion. It gives `maxPoints * fulfilledShare` signs; `fulfilledShare` is from 0 to 1. */
export interface Part {
  measure: Measure;
  maxPoints: number;
  fulfilledShare: number;
  /** Null where there is nothing to say of it. */
  observation: string | null;
  /** What is missing, where the observation does not say it. */
  shortfall?: string;
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
    parts.map(({ measure, maxPoints, fulfilledShare, observation, shortfall }) => ({
      measure,
      points: maxPoints * (1 - fulfilledShare),
      observation: shortfall ?? observation,
    })),
  );

/** Linear from 0 at `from` to 1 at `to`, and constant beyond. `from` may be larger than `to`. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
