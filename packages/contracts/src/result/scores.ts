import { z } from 'zod';
import { nullableScore } from './basic-schemas.ts';

/** A score with the band it may lie in and what it rests on; value null = withheld, reason in emptyReasons. */
export const scoreSchema = z.object({
  value: nullableScore,
  low: nullableScore,
  high: nullableScore,
  evidence: z.array(z.string()),
});
export type Score = z.infer<typeof scoreSchema>;

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
export const scoresSchema = z.object({
  overall: scoreSchema,
  relevance: scoreSchema,
  thesis: scoreSchema,
  argument: scoreSchema,
  structure: scoreSchema,
  sources: scoreSchema,
  language: scoreSchema,
});
export type Scores = z.infer<typeof scoresSchema>;

export const verdictSchema = z.object({
  /** Out of 10, one decimal; null = withheld. */
  score: z.number().min(0).max(10).nullable(),
  journalReadiness: z.string(),
  improvements: z.array(z.string()),
});
