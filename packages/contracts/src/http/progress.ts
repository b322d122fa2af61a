import { z } from 'zod';
import { eachScore, SCORE_NAMES } from '../analysis-result.ts';

const whole = z.number().int().min(0).max(100);

/** The scores of one draft's newest completed analysis. */
export const scoredDraftSchema = z.object({
  essayId: z.string(),
  draftNumber: z.number().int().positive(),
  wordCount: z.number().int().nonnegative(),
  analysedAt: z.iso.datetime(),
  /** Null: the analysis gives no such score. */
  scores: z.object(eachScore(() => whole.nullable())),
});
export type ScoredDraft = z.infer<typeof scoredDraftSchema>;

/** A user's scores over time (D2 §3, 'User progress'). Computed from the results that are kept, so it goes with them. */
export const progressSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Essays with a completed analysis; all drafts of one essay count once. */
  totalEssays: z.number().int().nonnegative(),
  /** Mean overall score of the newest draft of each essay; 0 without one. */
  averageScore: whole,
  /** Up to three criteria with the lowest mean below 60, lowest first. */
  improvementAreas: z.array(z.enum(SCORE_NAMES)),
  /** Up to three criteria with the highest mean from 70, highest first. */
  strengths: z.array(z.enum(SCORE_NAMES)),
  lastAnalysisDate: z.iso.datetime().nullable(),
  /** When the first and the last of these analyses were made. */
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  /** Oldest first, and so are their drafts. */
  essays: z.array(
    z.object({ groupId: z.string(), title: z.string(), drafts: z.array(scoredDraftSchema) }),
  ),
  /** There are more analyses than are read: only the newest are here. */
  isCut: z.boolean(),
  /** Not all of these scores follow the same version of our rubric: older ones can be higher for the same text. */
  scaleChanged: z.boolean(),
});
export type Progress = z.infer<typeof progressSchema>;
export type EssayProgress = Progress['essays'][number];
export const progressAnswerSchema = z.object({ success: z.literal(true), data: progressSchema });
