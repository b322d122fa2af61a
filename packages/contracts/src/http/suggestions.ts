import { z } from 'zod';
import { SCORE_NAMES } from '../analysis-result.ts';
import { MESSAGES } from '../messages.ts';

export const SUGGESTION_PRIORITIES = ['high', 'medium', 'low'] as const;

/** What to improve next (D2 §3, 'Improvement suggestion'). `category` is the score that it would raise. */
export const suggestionSchema = z.object({
  id: z.string(),
  analysisId: z.string(),
  category: z.enum(SCORE_NAMES),
  title: z.string(),
  description: z.string(),
  priority: z.enum(SUGGESTION_PRIORITIES),
  isCompleted: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** The suggestions of an essay, most important first. */
export const suggestionsSchema = z.object({
  success: z.literal(true),
  data: z.array(suggestionSchema),
});

/** Ticks one suggestion off, or opens it again. */
export const completeSuggestionSchema = z.object({
  id: z.string(MESSAGES.suggestionRequired).min(1, MESSAGES.suggestionRequired).max(200, {
    message: 'id is too long',
  }),
  isCompleted: z.boolean(MESSAGES.suggestionState),
});
export const suggestionAnswerSchema = z.object({
  success: z.literal(true),
  data: suggestionSchema,
});
