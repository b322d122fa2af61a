import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';
import type { Place, Renew } from '../sealing/vault.ts';

/** The essay that waits for a user's payment. The id is the user id: the newest order's essay replaces the one before. */
export const pendingEssaySchema = defineAggregate({
  name: 'pendingEssays',
  fields: {
    /** Id of the order. */
    transactionId: z.string().min(1),
    /** Sealed, like all texts. */
    text: z.string().min(1),
    question: z.string().nullable(),
    createdAt: z.date(),
  },
  indexes: [{ fields: { createdAt: 1 } }],
});
export type PendingEssay = FieldsOf<typeof pendingEssaySchema>;

/** Where a sealed text of a user's pending essay stands. */
export const pendingPlace = (userId: string, field: 'text' | 'question'): Place => ({
  collection: 'pendingEssays',
  id: userId,
  field,
});

/** The essay with each sealed value as `renew` gives it; the same object where it changes none. */
export const resealPendingEssay = (pending: Doc<PendingEssay>, renew: Renew): Doc<PendingEssay> => {
  const text = renew(pendingPlace(pending._id, 'text'), pending.text);
  const question =
    pending.question && renew(pendingPlace(pending._id, 'question'), pending.question);
  return text === pending.text && question === pending.question
    ? pending
    : { ...pending, text, question };
};
