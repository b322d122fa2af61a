import { z } from 'zod';
import { offset } from './basic-schemas.ts';
import { outlineSchema } from './outline.ts';
import { strengthSchema } from './sentences.ts';
import { textKindReadingSchema } from './text-kind-reading.ts';
import { authorBiasSchema, dialecticalPromptSchema } from './thinking.ts';
import { DEGREES } from './degree.ts';

/** Who reads an essay: our own rules, or a language model. */
export const READERS = ['engine', 'model'] as const;
export type Reader = (typeof READERS)[number];

/** The sentence that states the position of an essay. */
export const positionSchema = z.object({
  start: offset,
  end: offset,
  lineNumber: z.number().int().positive(),
  /** The essay's own words in [start, end). */
  quote: z.string(),
  /** Whether it says the position outright; false for the sentence that comes nearest to one. */
  isStated: z.boolean(),
  /** What it takes a side on, where it only points at that ('I agree with this'). */
  view: z.string().optional(),
});
export type Position = z.infer<typeof positionSchema>;

/** A place from where the position can be thought further: a question and what to mind. */
export const openingSchema = z.object({
  critiqueType: z.string(),
  dialecticalPrompt: z.string(),
  potentialCaveats: z.array(z.string()),
});

/** Something the essay takes for granted. */
export const assumptionSchema = z.object({
  text: z.string(),
  type: z.string(),
  /** A question that challenges it. */
  challenge: z.string(),
  /** What follows for the essay. */
  feedback: z.string(),
});

/** How work of the essay's field goes about such a question. */
export const fieldAdviceSchema = z.object({
  /** Null where the reader makes no comparison. */
  comparison: z
    .object({
      overall: z.string(),
      differences: z.array(z.string()),
      shortcomings: z.array(z.string()),
    })
    .nullable(),
  habits: z.array(z.string()),
  frameworks: z.array(z.string()),
});

/**
 * How one reader understands an essay. It is whole: parts of two readings are never put together. The outline holds
 * the claims with their reasons, the views of others with their answers, and the conclusion, each with its place.
 */
export const readingSchema = z.object({
  by: z.enum(READERS),
  textKind: textKindReadingSchema,
  /** The essay in one sentence to the student: 'You argue that …'. Null where the reader cannot say it. */
  understood: z.string().nullable(),
  /** Null where no sentence comes near to a position. */
  position: positionSchema.nullable(),
  /** How far the essay answers its question. Null without a question, or where nobody judged it. */
  answersQuestion: z.enum(DEGREES).nullable(),
  /** Null where the text is not read as an argument. */
  outline: outlineSchema.nullable(),
  strengths: z.array(strengthSchema),
  refinedTheses: z.array(z.object({ thesis: z.string(), rationale: z.string() })),
  openings: z.array(openingSchema),
  questions: z.array(dialecticalPromptSchema),
  assumptions: z.array(assumptionSchema),
  /** What the essay could develop, what it should mind, and questions that bring two of its claims together. */
  further: z.object({
    opportunities: z.array(z.string()),
    caveats: z.array(z.string()),
    syntheses: z.array(z.string()),
  }),
  /** The authors whom the essay names. */
  authors: z.array(authorBiasSchema),
  /** People whom the matter concerns and whom the essay lets nobody speak for. */
  absentVoices: z.array(z.string()),
  field: fieldAdviceSchema,
  /** Why a part of the result is empty, by its path there. */
  emptyReasons: z.record(z.string(), z.string()),
});
export type Reading = z.infer<typeof readingSchema>;
