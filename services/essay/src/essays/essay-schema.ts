import { defineAggregate } from '@argint/aggregate-store';
import { z } from 'zod';

const sealed = z.string().nullable();

/**
 * One essay with sealed texts. Its state goes from `kept` to `deleting` (the texts are gone; findings and results are
 * being removed) to `deleted` (a tombstone for repeated calls).
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
    wordCount: z.int().min(0),
    createdAt: z.date(),
    updatedAt: z.date(),
    /** Null: kept for good. */
    retainUntil: z.date().nullable(),
    deletedAt: z.date().nullable(),
  },
  indexes: [
    { fields: { userId: 1, state: 1, createdAt: -1 } },
    { fields: { state: 1, retainUntil: 1 } },
    { fields: { state: 1, deletedAt: 1 } },
  ],
});
