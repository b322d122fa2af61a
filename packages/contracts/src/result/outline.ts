import { z } from 'zod';
import { offset } from './basic-schemas.ts';
import { DEGREES } from './degree.ts';

/** What a passage does in the argument. */
export const OUTLINE_KINDS = [
  'thesis',
  'claim',
  'reason',
  'evidence',
  'objection',
  'answer',
  'background',
  'conclusion',
  'aside',
] as const;
export type OutlineKind = (typeof OUTLINE_KINDS)[number];

/** What a piece of evidence is: a cited source, a number, a named case, the writer's own life, or how something works. */
export const EVIDENCE_SORTS = ['cited', 'figure', 'named', 'own', 'mechanism'] as const;

/** What a link says: the first passage supports the second one, and so on. */
export const OUTLINE_LINKS = ['supports', 'opposes', 'answers', 'restates', 'exemplifies'] as const;

/** One passage of the argument: a clause, or neighbouring clauses of one sentence that do the same. */
export const outlineUnitSchema = z.object({
  start: offset,
  end: offset,
  kind: z.enum(OUTLINE_KINDS),
  /** Counted from 1, paragraphs of running text only. */
  paragraph: z.number().int().positive(),
  /** Who says it: a named source, or others without a name. Absent where it is the writer. */
  speaker: z.enum(['source', 'others']).optional(),
  /** Absent unless the passage gives evidence. */
  evidence: z.enum(EVIDENCE_SORTS).optional(),
  /** How far reasons carry a claim, an answer meets an objection, a conclusion (or a thesis stated in the end) follows. Absent where nobody judged it. */
  held: z.enum(DEGREES).optional(),
});
export type OutlineUnit = z.infer<typeof outlineUnitSchema>;

/** A link from one unit to another, by their positions in `units`. */
export const outlineEdgeSchema = z.object({
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
  kind: z.enum(OUTLINE_LINKS),
});

/** The argument of an essay, as offsets into it; none of its words are repeated. */
export const outlineSchema = z.object({
  /** In the order of the essay. */
  units: z.array(outlineUnitSchema),
  edges: z.array(outlineEdgeSchema),
  /** Passages left out because the essay has too many: background first, then reasons. */
  omitted: z.number().int().nonnegative(),
});
export type Outline = z.infer<typeof outlineSchema>;
