import { z } from 'zod';
import { offset } from './basic-schemas.ts';

export const authorBiasSchema = z.object({
  author: z.string(),
  disciplinaryBias: z.string(),
  methodologicalLimitations: z.array(z.string()),
  opposingSchools: z.array(z.string()),
});

export const dialecticalPromptSchema = z.object({
  cognitiveOperation: z.string(),
  difficulty: z.string(),
  disciplinaryLens: z.string(),
  basePrompt: z.string(),
  followUps: z.array(z.string()),
});

export const thesisOpportunitiesSchema = z.object({
  /** The thesis as the essay words it; null where none was found. */
  originalThesis: z.string().nullable(),
  /** What it takes a side on, where it only points at that ('I agree with this'). */
  view: z.string().optional(),
  /** Where it stands. */
  start: offset.nullable(),
  end: offset.nullable(),
  lineNumber: z.number().int().positive().nullable(),
  opportunities: z.array(
    z.object({
      critiqueType: z.string(),
      dialecticalPrompt: z.string(),
      potentialCaveats: z.array(z.string()),
    }),
  ),
  refinedThesisOptions: z.array(z.object({ thesis: z.string(), rationale: z.string() })),
  authorBiasAnalysis: z.array(authorBiasSchema),
});

export const amplificationSchema = z.object({
  opportunitiesIdentified: z.array(z.string()),
  caveatsGenerated: z.array(z.string()),
  synthesisPrompts: z.array(z.string()),
  authorBiasAnalysis: z.array(authorBiasSchema),
});
