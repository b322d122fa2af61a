import { z } from 'zod';
import { analysisResultSchema } from '../analysis-result.ts';
import { ANALYSIS_TYPES, JOB_STATUSES, PROCESSING_STAGES } from '../job.ts';
import {
  ESSAY_MAX_CHARS,
  ESSAY_MIN_CHARS,
  essayLength,
  QUESTION_MAX_CHARS,
  QUESTION_MIN_CHARS,
  RUBRIC_MAX_CHARS,
} from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { TEXT_KINDS } from '../text-kind.ts';
import { proseHasActiveMarkup } from '../markup.ts';
import { nextCursor, pageSchema } from './page.ts';

const essayText = z
  .string(MESSAGES.essayEmpty)
  .refine((v) => v.trim() !== '', { message: MESSAGES.essayEmpty, abort: true })
  .refine((v) => v.length <= ESSAY_MAX_CHARS, { message: MESSAGES.essayTooLong, abort: true })
  .refine((v) => essayLength(v) >= ESSAY_MIN_CHARS, {
    message: MESSAGES.essayTooShort,
    abort: true,
  })
  .refine((v) => v.isWellFormed(), { message: MESSAGES.essayMalformed, abort: true })
  .refine((v) => !proseHasActiveMarkup(v), MESSAGES.essayMalicious)
  .meta({
    minLength: ESSAY_MIN_CHARS,
    maxLength: ESSAY_MAX_CHARS,
    description:
      'Kept exactly as sent. The least length counts a run of blanks as one. Well-formed Unicode, no script or frame.',
  });

/** Trimmed; empty becomes null (decisions: question 10-1,000 only when given). */
const essayQuestion = z
  .string(MESSAGES.questionLength)
  .meta({
    description: `Trimmed; ${QUESTION_MIN_CHARS} to ${QUESTION_MAX_CHARS} characters, or none: empty and null count as none.`,
  })
  .nullish()
  .transform((v) => v?.trim() || null)
  .refine((v) => v === null || (v.length >= QUESTION_MIN_CHARS && v.length <= QUESTION_MAX_CHARS), {
    message: MESSAGES.questionLength,
    abort: true,
  })
  .refine((v) => v === null || v.isWellFormed(), {
    message: MESSAGES.questionMalformed,
    abort: true,
  })
  .refine((v) => v === null || !proseHasActiveMarkup(v), MESSAGES.questionMalicious);

/** The draft that the text was written from. Empty and null count as none. */
const parentEssayId = z
  .string(MESSAGES.parentInvalid)
  .max(100, MESSAGES.parentInvalid)
  .meta({ description: 'Makes this the next draft of that essay.' })
  .nullish()
  .transform((v) => v || null);

/** The student's own marking criteria. Trimmed; empty becomes null. */
const rubric = z
  .string(MESSAGES.rubricLength)
  .meta({
    description: `Marking criteria, one a line or as a table. Trimmed; at most ${RUBRIC_MAX_CHARS} characters, or none: empty and null count as none.`,
  })
  .nullish()
  .transform((v) => v?.trim() || null)
  .refine((v) => v === null || v.length <= RUBRIC_MAX_CHARS, {
    message: MESSAGES.rubricLength,
    abort: true,
  })
  .refine((v) => v === null || v.isWellFormed(), { message: MESSAGES.rubricMalformed, abort: true })
  .refine((v) => v === null || !proseHasActiveMarkup(v), MESSAGES.rubricMalicious);

export const startAnalysisSchema = z.object({
  essayText,
  essayQuestion,
  parentEssayId,
  rubric,
  textKind: z
    .enum(TEXT_KINDS, MESSAGES.textKindUnknown)
    .meta({ description: 'The kind of text; null or missing: the engine decides.' })
    .nullish()
    .transform((v) => v ?? null),
  analysisType: z
    .enum(ANALYSIS_TYPES, `analysisType must be one of ${ANALYSIS_TYPES.join(', ')}`)
    .default('hybrid')
    .meta({
      description:
        'simple: our own engine alone, costs no analysis. hybrid: a language model beside it, where the server has one. comprehensive: the same, and the only one with a premium report.',
    }),
});
export type StartAnalysisBody = z.infer<typeof startAnalysisSchema>;

/** 1 to 255 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key must be 1 to 255 visible ASCII characters');

/** Headers a start may carry. */
export const startHeadersSchema = z.object({ 'idempotency-key': idempotencyKeySchema.optional() });

export const startedSchema = z.object({
  success: z.literal(true),
  jobId: z.string(),
  analysisId: z.string(),
  essayId: z.string(),
});
export type StartedBody = z.infer<typeof startedSchema>;

const jobId = z
  .string('jobId is required')
  .min(1, 'jobId is required')
  .max(100, 'jobId is too long');
export const jobQuerySchema = z.object({ jobId });
export const cancelSchema = z.object({ jobId });

export const jobSummarySchema = z.object({
  jobId: z.string(),
  analysisId: z.string(),
  essayId: z.string(),
  status: z.enum(JOB_STATUSES),
  progress: z.number().int().min(0).max(100),
  processingStage: z.enum(PROCESSING_STAGES),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type JobSummary = z.infer<typeof jobSummarySchema>;

export const jobStatusSchema = jobSummarySchema.extend({
  success: z.literal(true),
  result: analysisResultSchema.nullable(),
});
export type JobStatusBody = z.infer<typeof jobStatusSchema>;

/** Which page of the list: at most `limit` jobs after those of the page that gave `cursor` as its `nextCursor`. */
export const jobPageSchema = pageSchema(50);
export const jobListSchema = z.object({
  success: z.literal(true),
  data: z.array(jobSummarySchema),
  nextCursor,
});
