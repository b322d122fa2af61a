import { DEGREES, TEXT_KINDS } from '@argint/contracts';
import { z } from 'zod';
import type { CallKind } from '../prompts/v3/system-prompts.ts';
import { RUBRIC_RULES } from '../prompts/v3/rubric.ts';
import { lines, list, place, words } from './fields.ts';

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
const degree = z.enum(DEGREES);

const reading = z.object({
  kind: z.enum(TEXT_KINDS),
  understood: words,
  position: z.object({ ...place, stated: z.enum(['outright', 'nearest', 'none']) }),
  answers: degree,
  claims: list(
    z.object({
      ...place,
      reasons: list(z.object({ ...place, sort: z.enum(['reason', 'evidence']) }), 3),
      carried: degree,
    }),
    8,
  ),
  others: list(
    z.object({
      ...place,
      answered: degree,
      replyQuote: z.string().describe('The reply, word for word; empty where there is none'),
      replyLine: place.line,
    }),
    4,
  ),
  conclusion: z.object({ ...place, follows: degree }),
  remarks: list(remark, 12),
  strengths: list(z.object({ ...place, text: words }), 4),
  refined: list(z.object({ thesis: words, rationale: words }), 2),
  openings: list(z.object({ kind: words, question: words, caveats: lines(2) }), 2),
  questions: list(
    z.object({
      ...place,
      operation: words,
      difficulty: words,
      discipline: words,
      question: words,
      followUps: lines(2),
    }),
    3,
  ),
  caveats: lines(2),
  synthesis: lines(1),
  authors: list(
    z.object({
      author: words,
      disciplinaryBias: words,
      methodologicalLimitations: lines(4),
      opposingSchools: lines(4),
    }),
    3,
  ),
  field: z.object({
    habits: lines(2),
    frameworks: lines(2),
    strongWork: words,
    differences: lines(2),
  }),
});

/** What is wrong where a model corrects the language. */
export const SLIP_KINDS = [
  'agreement',
  'tense',
  'verb-form',
  'article',
  'plural',
  'preposition',
  'pronoun',
  'word-form',
  'word-choice',
  'spelling',
  'capital',
  'apostrophe',
  'punctuation',
  'missing-word',
  'extra-word',
  'word-order',
] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** The model's verdicts on remarks of the engine. */
const VERDICTS = ['true', 'trivial', 'false'] as const;

const language = z.object({
  candidates: list(
    z.object({
      candidate: z.int().min(0).max(1_000).describe('Number of the candidate'),
      verdict: z.enum(VERDICTS),
      to: z.string().describe('The right correction where the given one is wrong; else empty'),
    }),
    80,
  ),
  corrections: list(
    z.object({
      quote: z.string().describe('The wrong words as they stand'),
      line: place.line,
      to: z.string().describe('What should stand in their place'),
      kind: z.enum(SLIP_KINDS),
      sure: z.enum(['certain', 'likely']),
    }),
    120,
  ),
});

/**
 * What the model must answer, by kind of call. Both the schema that is sent to the model and the check of its answer
 * come from here.
 */
export const answerSchemas = {
  reading,
  passage: z.object({ remarks: list(remark, 12) }),
  language,
} satisfies Record<CallKind, z.ZodType>;

export type ModelAnswer<K extends CallKind> = z.infer<(typeof answerSchemas)[K]>;
export type ModelRemark = ModelAnswer<'passage'>['remarks'][number];
export type ModelAuthor = ModelAnswer<'reading'>['authors'][number];
/** One remark, for those that come one by one. */
export const remarkSchema = remark;
