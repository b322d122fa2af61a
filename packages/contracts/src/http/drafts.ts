import { z } from 'zod';
import { eachScore, lineCritiqueSchema } from '../analysis-result.ts';
import { CRITIQUE_STATES } from '../critique-state.ts';
import { JOB_STATUSES } from '../job.ts';
import { REASON_MAX_CHARS } from '../limits.ts';
import { hasActiveMarkup } from '../markup.ts';
import { MESSAGES } from '../messages.ts';

export const critiqueParamsSchema = z.object({
  id: z.string(),
  critiqueId: z.string().max(200),
});

/** Prose, so that SQL and paths are allowed as in an essay. Trimmed; empty and null count as none. */
const reason = z
  .string(MESSAGES.reasonMalformed)
  .meta({
    maxLength: REASON_MAX_CHARS,
    description: 'Kept only with the state “not useful”. Trimmed.',
  })
  .nullish()
  .transform((v) => v?.trim() || null)
  .refine((v) => v === null || v.length <= REASON_MAX_CHARS, {
    message: MESSAGES.reasonLength,
    abort: true,
  })
  .refine((v) => v === null || (v.isWellFormed() && !v.includes('\0')), {
    message: MESSAGES.reasonMalformed,
    abort: true,
  })
  .refine((v) => v === null || !hasActiveMarkup(v), MESSAGES.reasonMalicious);

/** What a student decides about one critique. */
export const decideCritiqueSchema = z.object({
  state: z.enum(CRITIQUE_STATES, MESSAGES.stateUnknown),
  reason,
});

/** The state of one critique. */
export const critiqueStateSchema = z.object({
  critiqueId: z.string(),
  state: z.enum(CRITIQUE_STATES),
  /** Why it is not useful, where the student said so. */
  reason: z.string().nullable(),
  /** Taken over from the draft before, where the student decided it. */
  carried: z.boolean(),
});
export type StoredCritiqueState = z.infer<typeof critiqueStateSchema>;
export const critiqueStateAnswerSchema = z.object({
  success: z.literal(true),
  data: critiqueStateSchema,
});

/** One draft of an essay, as the essay and its other drafts name it. */
export const draftSchema = z.object({
  id: z.string(),
  draftNumber: z.number().int().positive(),
  title: z.string(),
  wordCount: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  status: z.enum(JOB_STATUSES).nullable(),
});
export type DraftSummary = z.infer<typeof draftSchema>;

const score = z.number().min(0).max(100).nullable();
const scoreChange = z.object({
  before: score,
  after: score,
  change: z.number().min(-100).max(100).nullable(),
  /** The change is no larger than what the score varies by itself. */
  withinBand: z.boolean(),
});

/** What changed since the draft before. Critiques are matched by type and by where their words stand. */
export const comparisonSchema = z.object({
  /** The draft that this one is compared with: the newest earlier one that has a result. */
  before: z.object({ id: z.string(), draftNumber: z.number().int().positive() }),
  /** Critiques of the earlier draft, as they stood there. */
  resolved: z.array(lineCritiqueSchema),
  /** Critiques of the earlier draft whose words still stand, where this analysis did not look for them. */
  notLookedAt: z.array(lineCritiqueSchema),
  /** Critiques of this draft, each with its id in the earlier one. */
  still: z.array(lineCritiqueSchema.extend({ beforeId: z.string() })),
  /** Critiques of this draft that the earlier one did not have. */
  new: z.array(lineCritiqueSchema),
  scores: z.object(eachScore(() => scoreChange)),
  /** The scores of the two drafts follow different versions of our rubric, so their difference says nothing. */
  scaleChanged: z.boolean(),
});
export type Comparison = z.infer<typeof comparisonSchema>;
export const comparisonAnswerSchema = z.object({
  success: z.literal(true),
  data: comparisonSchema,
});

/** `drafts=all` deletes every draft of the essay. */
export const deleteEssayQuerySchema = z.object({
  drafts: z.enum(['all'], 'drafts must be all').optional(),
});
