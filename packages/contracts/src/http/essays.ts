import { z } from 'zod';
import { analysisResultSchema } from '../analysis-result.ts';
import { JOB_STATUSES } from '../job.ts';
import { ESSAY_TITLE_CHARS } from '../limits.ts';
import { hasActiveMarkup } from '../markup.ts';
import { MESSAGES } from '../messages.ts';
import { critiqueStateSchema, draftSchema } from './drafts.ts';
import { nextCursor, pageSchema } from './page.ts';
import { isInvisible } from './plain-name.ts';
import { TEXT_KINDS } from '../text-kind.ts';

const score = z.number().int().min(0).max(100).nullable();

/** A card of the list; content is the first 200 characters; status is its newest job's, null without one. */
export const essayCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string().nullable(),
  content: z.string(),
  wordCount: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** When it is removed; null where it is kept for good. */
  retainUntil: z.iso.datetime().nullable(),
  status: z.enum(JOB_STATUSES).nullable(),
  /** 1 for the first draft. */
  draftNumber: z.number().int().positive(),
  /** Id of the first draft. All drafts of one essay have the same. */
  groupId: z.string(),
  /** The draft that this one was written from; null for the first. */
  parentEssayId: z.string().nullable(),
  /** Overall score of its newest completed analysis, 0 to 100; null without one. */
  overallScore: score.optional(),
  /** The kind of text that the student named, else the one that the analysis found; null without both. */
  textKind: z.enum(TEXT_KINDS).nullable().optional(),
});
export type EssayCard = z.infer<typeof essayCardSchema>;
export const essayListSchema = z.object({
  success: z.literal(true),
  data: z.array(essayCardSchema),
  nextCursor,
  /** How many essays the caller has, on all pages. */
  total: z.number().int().nonnegative().optional(),
});

/** Which page of the list: at most `limit` essays after those of the page that gave `cursor` as its `nextCursor`. */
export const essayPageSchema = pageSchema(100);
export const essayParamsSchema = z.object({ id: z.string() });

const title = z
  .string(MESSAGES.titleLength)
  .transform((v) => v.trim().replace(/\s+/g, ' '))
  .refine((v) => !isInvisible(v) && v.length <= ESSAY_TITLE_CHARS, {
    message: MESSAGES.titleLength,
    abort: true,
  })
  .refine((v) => v.isWellFormed() && !/\p{Cc}/u.test(v), {
    message: MESSAGES.titleMalformed,
    abort: true,
  })
  .refine((v) => !hasActiveMarkup(v), MESSAGES.titleMalicious)
  .meta({ description: `1 to ${ESSAY_TITLE_CHARS} characters once trimmed; blanks become one.` });

/** What a student may change of an essay. */
export const editEssaySchema = z.object({ title });
export const essayCardAnswerSchema = z.object({ success: z.literal(true), data: essayCardSchema });

export const storedResultSchema = z.object({
  id: z.string(),
  /** Absent where the essay is given beside it. */
  essayId: z.string().optional(),
  criticalThinkingLevel: z.string().nullable(),
  isCompleted: z.boolean(),
  relevanceScore: score,
  thesisScore: score,
  argumentsScore: score,
  structureScore: score,
  overallScore: score,
  createdAt: z.iso.datetime(),
  analysisData: analysisResultSchema,
});
export type StoredResult = z.infer<typeof storedResultSchema>;

/** The whole text, its results, newest first, its critique states and all its drafts, newest first. */
export const essayDetailSchema = z.object({
  success: z.literal(true),
  data: essayCardSchema.extend({
    /** Absent in answers of the first release. */
    userId: z.string().optional(),
    updatedAt: z.iso.datetime(),
    /** The student's own marking criteria; null without them. */
    rubric: z.string().nullable(),
    analysisResults: z.array(storedResultSchema),
    critiqueStates: z.array(critiqueStateSchema),
    drafts: z.array(draftSchema),
  }),
});
export type EssayDetail = z.infer<typeof essayDetailSchema>['data'];
