import type { TaskKind } from '@argint/contracts';
import { z } from 'zod';
import { RUBRIC_RULES } from '../prompts/v2/rubric.ts';
import { VERDICTS } from '../judge-candidates.ts';
import { plainText } from './plain-text.ts';
import { planSchema } from './plan.ts';

/** Longest field, in characters; longer ones are clipped. */
const FIELD_CHARS = 700;
const words = z.string().transform((text) => plainText(text, FIELD_CHARS));
const list = <T extends z.ZodType>(item: T, most: number) =>
  // A list that is too long is not an error: the first items count.
  z.array(item).transform((items) => items.slice(0, most));
const lines = (most: number) =>
  list(words, most).transform((items) => items.filter((item) => item !== ''));

const quote = z.string().describe('The passage, word for word; empty for the essay as a whole');
const place = {
  quote,
  line: z.int().min(0).max(1_000_000).describe('Number of the line the quote begins on, or 0'),
};
const remark = z.object({
  ...place,
  quote2: z
    .string()
    .describe('A second passage that the remark is about; empty where there is none'),
  line2: place.line,
  rule: z.enum(RUBRIC_RULES),
  severity: z.int().min(1).max(5),
  sure: z
    .enum(['certain', 'likely', 'possible'])
    .describe('How sure you are that a careful teacher would agree'),
  issue: words.describe('What is wrong here'),
  reasoning: words.describe('Why it matters'),
  fix: words.describe('What to do'),
  hint: words.describe('A question that leads there'),
});
const candidates = list(
  z.object({
    candidate: z.int().min(0).max(1_000).describe('Number of the candidate'),
    verdict: z.enum(VERDICTS),
  }),
  60,
);
const author = z.object({
  author: words,
  disciplinaryBias: words,
  methodologicalLimitations: lines(4),
  opposingSchools: lines(4),
});

/**
 * What the model must answer, by kind of task. Both the schema that is sent to the model and the check of its answer
 * come from here.
 */
export const answerSchemas = {
  lines: z.object({ candidates, remarks: list(remark, 20) }),
  argument: z.object({
    plan: planSchema,
    candidates,
    remarks: list(remark, 10),
    strengths: list(z.object({ ...place, text: words }), 4),
    thesis: z.object({
      ...place,
      opportunities: list(
        z.object({ critiqueType: words, dialecticalPrompt: words, potentialCaveats: lines(3) }),
        3,
      ),
      refined: list(z.object({ thesis: words, rationale: words }), 2),
    }),
    authors: list(author, 3),
  }),
  dialectic: z.object({
    prompts: list(
      z.object({
        ...place,
        cognitiveOperation: words,
        difficulty: words,
        disciplinaryLens: words,
        basePrompt: words,
        followUps: lines(3),
      }),
      3,
    ),
    opportunities: lines(3),
    caveats: lines(3),
    synthesis: lines(2),
    authors: list(author, 3),
  }),
  premium: z.object({
    assumptions: list(
      z.object({ ...place, text: words, type: words, challenge: words, feedback: words }),
      4,
    ),
    contradictions: list(
      z.object({
        quoteA: quote,
        lineA: place.line,
        quoteB: quote,
        lineB: place.line,
        resolution: words,
        exercise: words,
      }),
      3,
    ),
    gaps: lines(4),
    frameworks: lines(3),
    comparison: z.object({ overall: words, differences: lines(4), shortcomings: lines(4) }),
    recommendations: lines(3),
  }),
} satisfies Partial<Record<TaskKind, z.ZodType>>;

/** Kinds of task that use the model. The others use the offline engine alone. */
export type ModelKind = keyof typeof answerSchemas;
export type ModelAnswer<K extends ModelKind> = z.infer<(typeof answerSchemas)[K]>;
export type ModelRemark = ModelAnswer<'lines'>['remarks'][number];
export type ModelAuthor = ModelAnswer<'argument'>['authors'][number];

/** Whether tasks of this kind use the model. */
export const isModelKind = (kind: TaskKind): kind is ModelKind =>
  Object.hasOwn(answerSchemas, kind);
