import { z } from 'zod';
import { nullableScore } from './basic-schemas.ts';

/** A score with the band it may lie in and what it rests on; value null = withheld, reason in emptyReasons. */
export const scoreSchema = z.object({
  value: nullableScore,
  low: nullableScore,
  high: nullableScore,
  evidence: z.array(z.string()),
  /** What lowered it most. Absent where it is high, where nothing plain can be said, and in results stored before it was kept. */
  shortfall: z.string().optional(),
});
export type Score = z.infer<typeof scoreSchema>;

/** The lines of a written report under a score: what cost it most comes first. */
export const scoreLines = ({ shortfall, evidence }: Score): string[] =>
  shortfall === undefined
    ? evidence
    : [`what cost it most: ${shortfall}`, ...evidence.filter((line) => line !== shortfall)];

export const SCORE_NAMES = [
  'overall',
  'relevance',
  'thesis',
  'argument',
  'structure',
  'sources',
  'language',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/** An object with a value for each score. */
export const eachScore = <V>(valueOf: (name: ScoreName) => V): Record<ScoreName, V> =>
  Object.fromEntries(SCORE_NAMES.map((name) => [name, valueOf(name)])) as Record<ScoreName, V>;

export const scoresSchema = z.object(eachScore(() => scoreSchema));
export type Scores = z.infer<typeof scoresSchema>;

export const verdictSchema = z.object({
  /** Out of 10, one decimal; null = withheld. */
  score: z.number().min(0).max(10).nullable(),
  journalReadiness: z.string(),
  improvements: z.array(z.string()),
  /** Up to 120 words as a teacher writes them under an essay. Absent in results stored before there were comments. */
  comment: z.string().optional(),
});
