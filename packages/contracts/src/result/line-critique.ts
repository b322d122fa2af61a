import { z } from 'zod';
import { SEVERITY_LEVELS } from '../severity.ts';
import { offset } from './basic-schemas.ts';

export const ISSUE_TYPES = [
  'relevance',
  'thesis',
  'argument',
  'source',
  'style',
  'grammar',
] as const;
export const issueTypeSchema = z.enum(ISSUE_TYPES);
export type IssueType = z.infer<typeof issueTypeSchema>;

export const severitySchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

/**
 * One critique. `quote` equals the essay at [start, end). A critique about the whole essay has no place: its
 * lineNumber, line, start, end and quote are null. Aliases: `line` of `lineNumber`, `suggestion` of `fix`.
 */
export const lineCritiqueSchema = z.object({
  id: z.string(),
  lineNumber: z.number().int().positive().nullable(),
  line: z.number().int().positive().nullable(),
  start: offset.nullable(),
  end: offset.nullable(),
  quote: z.string().nullable(),
  issueType: issueTypeSchema,
  severity: severitySchema,
  severityLevel: z.enum(SEVERITY_LEVELS),
  issue: z.string().min(1),
  /** 'Why this matters'. */
  reasoning: z.string().min(1),
  fix: z.string().min(1),
  suggestion: z.string().min(1),
  /** A question that leads to the fix without giving it. */
  hint: z.string().min(1),
  ruleId: z.string().min(1),
  /** The class of slips that one habit mends, whichever rule found them. Absent for a remark without one. */
  slip: z.string().optional(),
  /** 0 to 1: how sure the engine is that the critique is right. */
  confidence: z.number().min(0).max(1),
  /** What to fix first: one critique at most; older results may have three. */
  fixFirst: z.boolean(),
  /** What to write in the place of the quote; '' = take it out. Absent where the fix is no plain replacement. */
  replacement: z.string().optional(),
  /** Further places that it is about: the other side of a contradiction, or the same slip elsewhere. Absent without one. */
  related: z
    .array(
      z.object({
        start: offset,
        end: offset,
        lineNumber: z.number().int().positive(),
        /** What to write there. */
        replacement: z.string().optional(),
      }),
    )
    .optional(),
  /** The second passage of a fault that lies between two: `related[0]` in words, and its line. Absent without one. */
  quote2: z.string().optional(),
  line2: z.number().int().positive().optional(),
  /** True in what a running analysis shows, where a language model will look again: it may be gone from the result. */
  firstLook: z.boolean().optional(),
});
export type LineCritique = z.infer<typeof lineCritiqueSchema>;

/** Whether a critique was written by a language model. `gemini-` stands in older results. */
export const isModelCritique = ({ ruleId }: Pick<LineCritique, 'ruleId'>): boolean =>
  /^(?:model|gemini)-/.test(ruleId);
