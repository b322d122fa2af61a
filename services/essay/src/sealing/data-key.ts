import type { Doc } from '@argint/aggregate-store';
import { Schema } from 'mongoose';

/**
 * A user's data key, wrapped by the master key; its id is the user's.
 * destroyed = the key is gone for good and the user's texts are being removed; emptied = they are.
 */
export interface DataKey {
  state: 'kept' | 'destroyed' | 'emptied';
  /** Null once destroyed. */
  wrapped: string | null;
  createdAt: Date;
  destroyedAt: Date | null;
}

export const dataKeySchema = new Schema({
  state: { type: String, required: true, enum: ['kept', 'destroyed', 'emptied'] },
  wrapped: { type: String, default: null },
  createdAt: { type: Date, required: true },
  destroyedAt: { type: Date, default: null },
}).index({ state: 1, destroyedAt: 1 });

/** Wipes the key; a second time changes nothing. */
export const destroyKey = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.state === 'kept' ? { ...key, state: 'destroyed', wrapped: null, destroyedAt: now } : key;

/** A destruction from before the clock was set back happened now; unchanged otherwise. */
export const bringDestructionNear = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.state === 'destroyed' && key.destroyedAt !== null && key.destroyedAt > now
    ? { ...key, destroyedAt: now }
    : key;

/** Nothing of the user is left. */
export const markEmptied = (key: Doc<DataKey>): Doc<DataKey> =>
  key.state === 'destroyed' ? { ...key, state: 'emptied' } : key;
