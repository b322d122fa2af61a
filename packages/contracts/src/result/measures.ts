import { z } from 'zod';
import { textMetricsSchema } from './analysis-parts.ts';
import { score100 } from './basic-schemas.ts';
import { premiumSchema } from './premium.ts';
import { SCORE_NAMES, type ScoreName } from './scores.ts';
import { sentenceSchema } from './sentences.ts';

/** A criterion. The overall score is made of all of them. */
export type Area = Exclude<ScoreName, 'overall'>;
export const AREAS = SCORE_NAMES.filter((name): name is Area => name !== 'overall');

/** What the engine counted for one criterion. */
export const criterionMeasureSchema = z.object({
  /** Signs of 100; null where the criterion does not apply. The assembly puts them on a marker's scale. */
  signs: score100.nullable(),
  /** Half the width of the band, in signs. */
  spread: z.number().nonnegative(),
  /** Observations that the count rests on. */
  evidence: z.array(z.string()),
  /** Why it does not apply. */
  reason: z.string().nullable(),
  /** What would raise it most, in a sentence without its full stop; null where only general advice could be given. */
  advice: z.string().nullable(),
  /** The observation behind the advice. */
  ground: z.string().nullable(),
});
export type CriterionMeasure = z.infer<typeof criterionMeasureSchema>;

/** What the engine counts in every essay, whoever reads it. Nothing here judges what the essay argues. */
export const measuresSchema = z.object({
  /** Words of the running prose. */
  words: z.number().int().nonnegative(),
  metrics: textMetricsSchema.extend({ qualityScore: score100 }),
  criteria: z.object(
    Object.fromEntries(AREAS.map((area) => [area, criterionMeasureSchema])) as Record<
      Area,
      typeof criterionMeasureSchema
    >,
  ),
  /** What tells the engine of slips. It is in no criterion; the assembly counts it, unless a model has corrected the language. */
  slips: z.object({
    /** Slips that its rules see: the sum of their severities. */
    weight: z.number().nonnegative(),
    /** Signs, of 32, that words are in a word list and usually stand together. */
    signs: z.number().min(0).max(32),
    /** Observations that these signs rest on. */
    evidence: z.array(z.string()),
  }),
  /** Signs of critical thinking in the form of the text, each from 0 to 1. Null where it is no argument. */
  thinking: z
    .object({
      /** Views of others. */
      views: z.number().min(0).max(1),
      /** Sentences with a source, a figure or a named case. */
      evidence: z.number().min(0).max(1),
      /** Sentences that say how sure they are. */
      hedges: z.number().min(0).max(1),
      /** No other view, and claims without a reason or anecdotes alone. */
      isWeak: z.boolean(),
    })
    .nullable(),
  /** Whether the question asks for an account and for no position. */
  asksNoPosition: z.boolean(),
  /** Wordings that judge or that take one side, each with its place in words. */
  oneSidedWording: z.array(z.string()),
  structure: premiumSchema.shape.academicStructure,
  /** Sentences of running prose with their roles by the engine's outline. */
  sentences: z.array(sentenceSchema),
  /** Why the text gets no remarks, and why it gets no scores. Null where it does. */
  unreadable: z.string().nullable(),
  unjudgeable: z.string().nullable(),
  /** Versions of the engine that counted, of its wordings, and of what is measured. */
  versions: z.object({ engine: z.string(), wording: z.string(), rubric: z.string() }),
});
export type Measures = z.infer<typeof measuresSchema>;
