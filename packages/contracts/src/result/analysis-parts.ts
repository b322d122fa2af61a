import { z } from 'zod';
import { nullableScore, score100 } from './basic-schemas.ts';

/** Live metrics of D1 §3; averages with one decimal, readability 0-100 (Flesch reading ease, capped). */
export const textMetricsSchema = z.object({
  wordCount: z.number().int().nonnegative(),
  sentenceCount: z.number().int().nonnegative(),
  paragraphCount: z.number().int().nonnegative(),
  averageWordsPerSentence: z.number().nonnegative(),
  averageSentencesPerParagraph: z.number().nonnegative(),
  readabilityScore: score100,
});
export type TextMetrics = z.infer<typeof textMetricsSchema>;

export const clientAnalysisSchema = textMetricsSchema.extend({
  /** Quality score out of 100 (D1 §9). */
  qualityScore: score100,
  criticalThinking: z.object({ overallScore: nullableScore, level: z.string().nullable() }),
});

export const cloudAnalysisSchema = z.object({
  /** gemini: Google's API; llm: a server that speaks the chat-completions protocol. Both beside our own engine. */
  engine: z.enum(['offline', 'gemini', 'llm']),
  model: z.string().nullable(),
  engineVersion: z.string(),
  promptVersion: z.string(),
  rubricVersion: z.string(),
  /** What a reader must know of how this came about ('parts of the essay could not be analysed'). */
  notes: z.array(z.string()),
});
