import { isDeepStrictEqual } from 'node:util';
import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';
import type { Wrapped } from './key-wrapping.ts';
import { LONGEST_CALL_MS } from './longest-call.ts';

/** How far a round that looks for values of older keys has come. */
const round = z.object({
  startedAt: z.date(),
  collection: z.string().min(1),
  /** Position in the collection; null at its beginning. */
  after: z.string().nullable(),
  /** Values that did not open. */
  damaged: z.int().min(0),
});
export type Round = z.output<typeof round>;
export type Position = Pick<Round, 'collection' | 'after'>;

/**
 * A user's data keys, wrapped by the master key. Its id is the user id. `destroyed`: the keys are gone and the user's
 * texts are being removed. `emptied`: all texts are removed.
 */
export const dataKeySchema = defineAggregate({
  name: 'dataKeys',
  fields: {
    state: z.enum(['kept', 'destroyed', 'emptied']),
    /** The newest key, and older ones while something may be sealed with them. Null when they are destroyed. */
    wrapped: z.string().nullable(),
    /** Number of the newest key: that of the rotation that made it. Null: the key from before any rotation. */
    keyNumber: z.int().min(1).nullable().default(null),
    /** When the newest key took over from another one. */
    rotatedAt: z.date().nullable().default(null),
    /** When the next round, or the next step of this one, is due. Null when no older key waits for one. */
    resealAt: z.date().nullable().default(null),
    round: round.nullable().default(null),
    /** Id of the master key that wraps them; null where an earlier release did. */
    masterKeyId: z.string().nullable().default(null),
    createdAt: z.date(),
    destroyedAt: z.date().nullable(),
  },
  indexes: [
    { fields: { state: 1, destroyedAt: 1 } },
    { fields: { state: 1, masterKeyId: 1 } },
    { fields: { state: 1, keyNumber: 1 } },
    { fields: { state: 1, resealAt: 1 } },
  ],
});
export type DataKey = FieldsOf<typeof dataKeySchema>;

/** Removes the wrapped keys. A second call changes nothing. */
export const destroyKey = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.state === 'kept'
    ? {
        ...key,
        state: 'destroyed',
        wrapped: null,
        destroyedAt: now,
        resealAt: null,
        round: null,
      }
    : key;

/** Whether a rotation still has to give the user a new key. */
export const isBehind = ({ state, keyNumber }: DataKey, rotation: number): boolean =>
  state === 'kept' && (keyNumber ?? 0) < rotation;

/** Puts a new key before the others, which open what they have sealed until a round has resealed it. */
export const addKey = (
  key: Doc<DataKey>,
  given: Wrapped & { keyNumber: number },
  now: Date,
): Doc<DataKey> =>
  isBehind(key, given.keyNumber)
    ? { ...key, ...given, rotatedAt: now, resealAt: now, round: null }
    : key;

/** The round that is under way, or a new one from the given position on. */
export const roundOf = ({ round: present }: DataKey, first: Position, now: Date): Round =>
  present ?? { startedAt: now, ...first, damaged: 0 };

/** What a round found on one page of one collection. */
export interface ResealedPage {
  /** The page to look through next; null at the end of the round. */
  next: Position | null;
  damaged: number;
}

/**
 * Records a page that was resealed; `seen` is the key as it was before. Unchanged where another replica was faster, or
 * the key has changed. `withoutOlder` gives the keys without all but the newest.
 *
 * A round that began when no call with older keys ran any more has found everything that they sealed: at its end they
 * go. They stay for good where a value did not open, so that nothing is lost that could be repaired.
 */
export const recordPage = (
  key: Doc<DataKey>,
  seen: Doc<DataKey>,
  page: ResealedPage & { round: Round },
  withoutOlder: () => Wrapped,
): Doc<DataKey> => {
  const isSame =
    key.state === 'kept' &&
    key.keyNumber === seen.keyNumber &&
    isDeepStrictEqual(key.round, seen.round) &&
    key.resealAt?.getTime() === seen.resealAt?.getTime();
  if (!isSame) return key;
  const { startedAt } = page.round;
  const damaged = page.round.damaged + page.damaged;
  if (page.next !== null) return { ...key, round: { startedAt, ...page.next, damaged } };
  if (damaged > 0) return { ...key, resealAt: null, round: null };
  const oldestFree = (key.rotatedAt?.getTime() ?? 0) + LONGEST_CALL_MS;
  return startedAt.getTime() < oldestFree
    ? { ...key, resealAt: new Date(oldestFree), round: null }
    : { ...key, ...withoutOlder(), resealAt: null, round: null };
};

/** Sets a date of rotation in the future, which a wrong clock wrote, to now. */
export const clampRotatedAt = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.resealAt === null ? key : { ...key, rotatedAt: now, resealAt: now, round: null };

/** The keys as another master key wraps them. Destroyed keys stay destroyed. */
export const rewrap = (key: Doc<DataKey>, wrapped: string, masterKeyId: string): Doc<DataKey> =>
  key.state === 'kept' ? { ...key, wrapped, masterKeyId } : key;

/** Sets a date of destruction in the future, which a wrong clock wrote, to now. */
export const clampDestroyedAt = (key: Doc<DataKey>, now: Date): Doc<DataKey> =>
  key.state === 'destroyed' && key.destroyedAt !== null && key.destroyedAt > now
    ? { ...key, destroyedAt: now }
    : key;

/** Marks that all texts of the user are removed. */
export const markEmptied = (key: Doc<DataKey>): Doc<DataKey> =>
  key.state === 'destroyed' ? { ...key, state: 'emptied' } : key;
