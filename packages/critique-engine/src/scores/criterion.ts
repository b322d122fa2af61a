import type { Score } from '@argint/contracts';

/** A criterion as judged: a value, or the reason why there is none. */
export interface Criterion {
  score: Score;
  reason: string | null;
}

const clamp = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** `spread` is half the band, in points: wide where little was counted. */
export const judged = (value: number, spread: number, evidence: string[]): Criterion => ({
  score: { value: clamp(value), low: clamp(value - spread), high: clamp(value + spread), evidence },
  reason: null,
});

export const withheld = (reason: string): Criterion => ({
  score: { value: null, low: null, high: null, evidence: [] },
  reason,
});

/** 0 at `from`, 1 at `to`, straight between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
