import { defineAggregate } from '@argint/aggregate-store';
import { CRITIQUE_STATES, TEXT_KINDS } from '@argint/contracts';
import { z } from 'zod';

const sealed = z.string().nullable();

/** What the student decided about one critique. A critique without an entry is open. */
const critiqueState = z.object({
  critiqueId: z.string().min(1),
  state: z.enum(CRITIQUE_STATES),
  reason: sealed,
  /** Taken over from the draft before. */
  carried: z.boolean(),
});

/** What lists show of the newest completed result of an essay. It is unsealed, as the scores of results are. */
const listedResult = z.object({
  /** The overall score; null: the analysis gives none. */
  overall: z.int().min(0).max(100).nullable(),
  /** The kind of text that the essay was judged as; null where the result names none. */
  textKind: z.enum(TEXT_KINDS).nullable(),
  /** When the result was stored. */
  resultAt: z.date(),
});
export type ListedResult = z.output<typeof listedResult>;

/**
 * One essay with sealed texts. Its state goes from `kept` to `deleting` (the texts are gone; findings, answers and
 * results are being removed) to `deleted` (a tombstone for repeated calls).
 */
export const essaySchema = defineAggregate({
  name: 'essays',
  fields: {
    userId: z.string().min(1),
    state: z.enum(['kept', 'deleting', 'deleted']),
    text: sealed,
    question: sealed,
    title: sealed,
    preview: sealed,
    /** Marking criteria of the student. Essays of earlier releases have none. */
    rubric: sealed.default(null),
    /** The kind of text, where the student named it. */
    textKind: z.enum(TEXT_KINDS).nullable().default(null),
    /** Null: there is none, or it was stored by an earlier release and is not noted yet. */
    listedResult: listedResult.nullable().default(null),
    wordCount: z.int().min(0),
    createdAt: z.date(),
    updatedAt: z.date(),
    /** Null: kept for good. */
    retainUntil: z.date().nullable(),
    deletedAt: z.date().nullable(),
    /** Of an essay that is deleted: all drafts of its group go with it. */
    withDrafts: z.boolean().default(false),
    critiqueStates: z.array(critiqueState).default([]),
    /** Id of the first draft; null in the first draft itself. */
    groupId: z.string().min(1).nullable().default(null),
    parentEssayId: z.string().min(1).nullable().default(null),
    draftNumber: z.int().min(1).default(1),
    /** Of a first draft: the numbers given to later ones, so that no two drafts have the same. */
    draftNumbers: z
      .array(z.object({ essayId: z.string().min(1), number: z.int().min(2) }))
      .default([]),
  },
  indexes: [
    { fields: { userId: 1, state: 1, createdAt: -1 } },
    { fields: { state: 1, retainUntil: 1 } },
    { fields: { state: 1, deletedAt: 1 } },
    { fields: { groupId: 1, state: 1 } },
  ],
});
