import { z } from 'zod';
import { CRITIQUE_STATES } from '../critique-state.ts';
import { MESSAGES } from '../messages.ts';
import { DRAFT_LANGUAGES, LANGUAGES } from '../preferences.ts';

/** As JSON for the page, or as a file; in which language. */
export const aiUseQuerySchema = z.object({
  format: z.enum(['json', 'pdf', 'text'], 'format must be json, pdf or text').default('json'),
  language: z.enum(LANGUAGES, MESSAGES.languageUnknown).default('en'),
});

/** One analysis of one draft, as a student declares it. */
const declaredAnalysisSchema = z.object({
  draftNumber: z.number().int().positive(),
  analysedAt: z.iso.datetime(),
  /** False: it was stopped before its end. */
  isCompleted: z.boolean(),
  wordCount: z.number().int().nonnegative(),
  /** 'Our own engine, version 0.3.2' or 'the AI model gemini-…, beside our own engine'. */
  readBy: z.string(),
  /** What it was given to read, one sentence each. */
  saw: z.array(z.string()),
  critiques: z.number().int().nonnegative(),
});

/** A critique that the student marked as resolved or intended. */
const declaredCritiqueSchema = z.object({
  draftNumber: z.number().int().positive(),
  state: z.enum(CRITIQUE_STATES),
  issue: z.string(),
  /** The words of the essay it is about; null for the whole essay. */
  quote: z.string().nullable(),
  lineNumber: z.number().int().positive().nullable(),
});

/** What a student may have to declare about an essay: what was analysed when, by what, and what came of it. */
export const aiUseSchema = z.object({
  essayId: z.string(),
  title: z.string(),
  /** The language of `readBy`, `saw` and `sections`: English where the one asked for is a draft. */
  language: z.enum(LANGUAGES).exclude(DRAFT_LANGUAGES),
  madeAt: z.iso.datetime(),
  /** Oldest first, over all drafts up to this one. */
  analyses: z.array(declaredAnalysisSchema),
  /** How many critiques of the newest analysis are in each state. */
  counts: z.object({
    open: z.number().int().nonnegative(),
    resolved: z.number().int().nonnegative(),
    intended: z.number().int().nonnegative(),
    'not useful': z.number().int().nonnegative(),
  }),
  decided: z.array(declaredCritiqueSchema),
  /** The same in words, part by part. */
  sections: z.array(
    z.object({
      heading: z.string(),
      lines: z.array(z.string()),
      /**
       * For each line the words at its beginning that are in English, like the critiques and the essay; else null.
       * Servers of the first release do not send it.
       */
      english: z.array(z.string().nullable()).optional(),
    }),
  ),
});
export type AiUse = z.infer<typeof aiUseSchema>;
export const aiUseAnswerSchema = z.object({ success: z.literal(true), data: aiUseSchema });
