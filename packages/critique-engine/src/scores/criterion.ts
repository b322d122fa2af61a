import type { Score, ScoreName } from '@argint/contracts';

/** What is judged by itself; the overall score follows from these. */
export type Area = Exclude<ScoreName, 'overall'>;

/** What a criterion counts. */
export type Counted =
  | 'terms'
  | 'focus'
  | 'frame'
  | 'ties'
  | 'wording'
  | 'place'
  | 'ground'
  | 'thread'
  | 'return'
  | 'introduction'
  | 'conclusion'
  | 'paragraphs'
  | 'sizes'
  | 'marks'
  | 'links'
  | 'citations'
  | 'list'
  | 'grammarIssues'
  | 'spelling'
  | 'length'
  | 'variety'
  | 'reach'
  | 'clauses';

/** Points that one thing counted did not bring, and what was seen of it. */
export interface Lack {
  of: Counted;
  points: number;
  seen: string;
}

/** A criterion as judged: a value, or the reason why there is none. */
export interface Criterion {
  score: Score;
  reason: string | null;
  /** What cost points, the dearest first. */
  lacks: Lack[];
}

const clamp = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

/** Fewer points than this are no reason to change anything. */
const SLIGHT = 0.5;

/** `spread` is half the band, in points: wide where little was counted. */
export const judged = (
  value: number,
  spread: number,
  evidence: string[],
  lacks: readonly Lack[] = [],
): Criterion => ({
  lacks: lacks.filter(({ points }) => points >= SLIGHT).sort((a, b) => b.points - a.points),
  score: { value: clamp(value), low: clamp(value - spread), high: clamp(value + spread), evidence },
  reason: null,
});

export const withheld = (reason: string): Criterion => ({
  score: { value: null, low: null, high: null, evidence: [] },
  reason,
  lacks: [],
});

/** One thing that a criterion counts: `of` points at most, of which it brings the share `met` (0 to 1). */
export interface Part {
  counts: Counted;
  of: number;
  met: number;
  seen: string;
}

/** The sum of the parts, from a base up to `most`. Each observation appears once in the evidence. */
export const summed = (
  base: number,
  parts: readonly Part[],
  spread: number,
  most = 100,
): Criterion =>
  judged(
    Math.min(most, base + parts.reduce((sum, { of, met }) => sum + of * met, 0)),
    spread,
    [...new Set(parts.map(({ seen }) => seen))],
    parts.map(({ counts, of, met, seen }) => ({ of: counts, points: of * (1 - met), seen })),
  );

/** 0 at `from`, 1 at `to`, straight between; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
