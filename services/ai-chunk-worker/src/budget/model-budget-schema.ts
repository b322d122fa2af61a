import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/**
 * The tokens of the language model that one UTC day has used: by all users (the id is the day), or by one user (the id
 * is `day:userId`).
 */
export const modelBudgetSchema = defineAggregate({
  name: 'modelBudgets',
  fields: {
    /** As YYYY-MM-DD, so that days sort by time. */
    day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    /** Null where all users are counted together. */
    userId: z.string().min(1).nullable(),
    /**
     * What calls have used, and what running calls hold. The two are not told apart, so the tokens that a killed process
     * held stay counted.
     */
    tokens: z.int().min(0),
  },
  indexes: [{ fields: { day: 1 } }, { fields: { userId: 1 } }],
});
export type StoredBudget = FieldsOf<typeof modelBudgetSchema>;
