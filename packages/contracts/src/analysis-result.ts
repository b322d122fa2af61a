import { z } from 'zod';
import { judgedCriteriaSchema } from './result/criteria.ts';
import { clientAnalysisSchema, cloudAnalysisSchema } from './result/analysis-parts.ts';
import { lineCritiqueSchema } from './result/line-critique.ts';
import { outlineSchema } from './result/outline.ts';
import { premiumSchema } from './result/premium.ts';
import { scoresSchema, verdictSchema } from './result/scores.ts';
import { sentenceSchema, strengthSchema } from './result/sentences.ts';
import { textKindReadingSchema } from './result/text-kind-reading.ts';
import {
  amplificationSchema,
  dialecticalPromptSchema,
  thesisOpportunitiesSchema,
} from './result/thinking.ts';

export * from './result/analysis-parts.ts';
export * from './result/criteria.ts';
export * from './result/language-issue.ts';
export * from './result/line-critique.ts';
export * from './result/outline.ts';
export * from './result/premium.ts';
export * from './result/scores.ts';
export * from './result/sentences.ts';
export * from './result/text-kind-reading.ts';
export * from './result/thinking.ts';

export const PROCESSING_MODES = ['HYBRID', 'CLIENT_ONLY'] as const;
export const CRITICAL_THINKING_LEVELS = [
  'Emerging',
  'Developing',
  'Proficient',
  'Advanced',
] as const;
export type CriticalThinkingLevel = (typeof CRITICAL_THINKING_LEVELS)[number];

/** The whole result of an analysis. Frozen: fields are only ever added. */
export const analysisResultSchema = z.object({
  processingMode: z.enum(PROCESSING_MODES),
  recommendation: z.string().nullable(),
  criticalThinkingLevel: z.enum(CRITICAL_THINKING_LEVELS).nullable(),
  sentences: z.array(sentenceSchema),
  strengths: z.array(strengthSchema),
  /** Path of an absent part ('a.b.c', without indexes) -> the reason. `lineCritiques.<id>`: why a critique that was shown early is gone. */
  emptyReasons: z.record(z.string(), z.string()),
  clientAnalysis: clientAnalysisSchema.nullable(),
  cloudAnalysis: cloudAnalysisSchema.nullable(),
  lineCritiques: z.array(lineCritiqueSchema),
  criticalThinkingAmplification: amplificationSchema.nullable(),
  thesisOpportunities: thesisOpportunitiesSchema.nullable(),
  dialecticalPrompts: z.array(dialecticalPromptSchema),
  overallVerdict: verdictSchema.nullable(),
  scores: scoresSchema,
  premium: premiumSchema.nullable(),
  /** Absent in results that were stored before there were criteria. */
  rubric: judgedCriteriaSchema.nullish(),
  /** Absent in results that were stored before the engine told kinds of text apart. */
  textKind: textKindReadingSchema.nullish(),
  /** Null where the text is not judged as an argument; absent in results stored before there were outlines. */
  outline: outlineSchema.nullish(),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

/** What a task looks at: a range of lines, the grammar of a range, or one side of the whole essay. */
export const TASK_KINDS = [
  'lines',
  'grammar',
  'argument',
  'scores',
  'dialectic',
  'premium',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/**
 * What one task found: its critiques, and the parts of the result it is responsible for. The worker sends them to
 * essay, which seals them; the orchestrator merges all findings of a job into one result.
 */
export const findingsSchema = z.object({
  kind: z.enum(TASK_KINDS),
  critiques: z.array(lineCritiqueSchema),
  parts: analysisResultSchema.omit({ lineCritiques: true, processingMode: true }).partial(),
});
export type Findings = z.infer<typeof findingsSchema>;
