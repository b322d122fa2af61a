import { z } from 'zod';
import { SCORE_NAMES } from './scores.ts';

/** One of the student's marking criteria, and what of the result bears on it. */
export const judgedCriterionSchema = z.object({
  /** As the student gave it, without bullet and weight. */
  text: z.string(),
  /** As given: '30%', '20 marks'; null without one. */
  weight: z.string().nullable(),
  /** The scores that bear on it. With `critiqueIds` empty as well, this engine cannot judge it. */
  scores: z.array(z.enum(SCORE_NAMES)),
  critiqueIds: z.array(z.string()),
  /** What of it this engine cannot judge, in a sentence; null where it judges all of it. */
  notJudged: z.string().nullable(),
});
export type JudgedCriterion = z.infer<typeof judgedCriterionSchema>;

/** The student's marking criteria beside the result. */
export const judgedCriteriaSchema = z.object({
  criteria: z.array(judgedCriterionSchema),
  /** Lines beyond the number of criteria that are read. */
  omitted: z.number().int().nonnegative(),
});
export type JudgedCriteria = z.infer<typeof judgedCriteriaSchema>;
