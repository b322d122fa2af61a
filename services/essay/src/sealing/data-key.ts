import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/**
 * A user's data key, wrapped by the master key. Its id is the user id. `destroyed`: the key is gone and the user's
 * texts are being removed. `emptied`: all texts are removed.
 */
export const dataKeySchema = defineAggregate({
  name: 'dataKeys',
  fields: {
    state: z.enum(['kept', 'destroyed', 'emptied']),
    /** Null when the key is destroyed. */
    wrapped: z.string().nullable(),
    createdAt: z.date(),
    destroyedAt: z.date().nullable(),
  },
  indexes: [{ fields: { state: 1, destroyedAt: 1 } }],
});
export type DataKey = FieldsOf<typeof dataKeySchema>;

/** Removes the wrapped key. A second call changes nothing. */
export const destroyKey = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.state === 'kept' ? { ...key, state: 'destroyed', wrapped: null, destroyedAt: now } : key;

/** Sets a date of destruction in the future, which a wrong clock wrote, to now. */
export const clampDestroyedAt = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.state === 'destroyed' && key.destroyedAt !== null && key.destroyedAt > now
    ? { ...key, destroyedAt: now }
    : key;

/** Marks that all texts of the user are removed. */
export const markEmptied = (key: Doc<DataKey>): Doc<DataKey> =>
  key.state === 'destroyed' ? { ...key, state: 'emptied' } : key;
