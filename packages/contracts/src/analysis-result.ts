import { z } from 'zod';
import { judgedCriteriaSchema } from './result/criteria.ts';
import { clientAnalysisSchema, cloudAnalysisSchema } from './result/analysis-parts.ts';
import { lineCritiqueSchema } from './result/line-critique.ts';
import { measuresSchema } from './result/measures.ts';
import { outlineSchema } from './result/outline.ts';
import { premiumSchema } from './result/premium.ts';
import { READERS, readingSchema } from './result/reading.ts';
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
export * from './result/degree.ts';
export * from './result/language-issue.ts';
export * from './result/line-critique.ts';
export * from './result/measures.ts';
export * from './result/outline.ts';
export * from './result/premium.ts';
export * from './result/reading.ts';
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
  /** How many further critiques matter less and are left out. Absent in results that were stored before they were counted. */
  leftOut: z.number().int().nonnegative().optional(),
  criticalThinkingAmplification: amplificationSchema.nullable(),
  thesisOpportunities: thesisOpportunitiesSchema.nullable(),
  dialecticalPrompts: z.array(dialecticalPromptSchema),
  overallVerdict: verdictSchema.nullable(),
  scores: scoresSchema,
  premium: premiumSchema.nullable(),
  /** Absent in results that were stored before there were criteria. */
  rubric: judgedCriteriaSchema.nullish(),
  /** Absent in results that were stored before the engine distinguished kinds of text. */
  textKind: textKindReadingSchema.nullish(),
  /** Null where the text is not judged as an argument; absent in results stored before there were outlines. */
  outline: outlineSchema.nullish(),
  /** Who read the essay: our own rules, or a language model. Absent in results stored before the two were kept apart. */
  readBy: z.enum(READERS).optional(),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

/**
 * What a task does. By the engine: its remarks, reading and measures of the whole essay, and the grammar checker on a
 * range. By a language model: its reading of the whole essay, and the corrections of a range.
 */
export const TASK_KINDS = ['engine', 'grammar', 'reading', 'language'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What a model says of a remark on language that the engine made, by the remark's id. */
export const judgementSchema = z.object({
  critiqueId: z.string(),
  /** `replaced`: the model corrects the same words in another way. */
  verdict: z.enum(['true', 'trivial', 'false', 'replaced']),
  /** The right correction, where the engine's was wrong. */
  replacement: z.string().optional(),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** Which model answered, or why none did. */
export const modelPartSchema = z.union([
  z.object({
    engine: z.enum(['gemini', 'llm']),
    model: z.string(),
    promptVersion: z.string(),
    rubricVersion: z.string(),
    /** How many of the stretches it was asked about it gave no usable answer for. */
    missed: z.number().int().nonnegative(),
  }),
  z.object({ absent: z.string() }),
]);
export type ModelPart = z.infer<typeof modelPartSchema>;

/**
 * What one task found. The worker sends it to essay, which seals it; the orchestrator assembles all findings of a job
 * into one result.
 */
export const findingsSchema = z.object({
  kind: z.enum(TASK_KINDS),
  critiques: z.array(lineCritiqueSchema),
  /** Those of the engine that are shown before the job ends. A model's are all shown. */
  early: z.array(lineCritiqueSchema).optional(),
  reading: readingSchema.optional(),
  measures: measuresSchema.optional(),
  judgements: z.array(judgementSchema).optional(),
  /** Absent where no model was to answer. */
  model: modelPartSchema.optional(),
  /** Why a part of the result is missing, by its path there. */
  emptyReasons: z.record(z.string(), z.string()).optional(),
});
export type Findings = z.infer<typeof findingsSchema>;

/**
 * Reads stored findings. Null for a kind of task of another release: a job that is open during an upgrade ends without
 * that part.
 *
 * @throws Error where the findings are broken
 */
export const readFindings = (json: string): Findings | null => {
  const value: unknown = JSON.parse(json);
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null;
  return typeof kind === 'string' && !TASK_KINDS.some((known) => known === kind)
    ? null
    : findingsSchema.parse(value);
};
