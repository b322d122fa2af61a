import { randomBytes } from 'node:crypto';
import { DuplicateError, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { CLOCK_SKEW_MS } from '@argint/service-kit';
import { eachOf, type EssayCollections } from '../collections.ts';
import { addKey, clampRotatedAt, isBehind, recordPage, roundOf, type DataKey } from './data-key.ts';
import { KEY_ROTATION, startNext } from './key-rotation.ts';
import type { KeyWrapping } from './key-wrapping.ts';
import { LONGEST_CALL_MS } from './longest-call.ts';
import { FIRST_PAGE, resealPage } from './reseal-page.ts';
import type { UserKeys } from './user-keys.ts';
import { createUserSeal } from './user-seal.ts';

/** How far the latest rotation has come. */
export interface RotationProgress {
  /** Number of the latest rotation; 0 when there was none. */
  number: number;
  /** Users with a data key. */
  users: number;
  /** Users who have no new key yet. */
  waiting: number;
  /** Users whose texts are to be looked through now for values of an old key. */
  resealing: number;
  /** Users whose texts were sealed again. Their old key is kept while a call may still use it. */
  keeping: number;
}

/**
 * Gives every user a new data key and seals the stored texts again. Each step is one conditional write that finds its
 * work in the documents, so a crash between any two leaves only less to do, and replicas may work at the same time.
 * Both keys open meanwhile, and the old one goes when nothing is sealed with it.
 */
export const createDataKeyRotation = (parts: {
  collections: EssayCollections;
  wrapping: KeyWrapping;
  clock: () => Date;
  /** Called when a user's old keys are kept for good, because values did not open. @default does nothing */
  onDamaged?: (found: { userId: string; values: number }) => void;
}) => {
  const { collections, wrapping, clock, onDamaged } = parts;
  const { keys, rotations } = collections;

  const open = ({ _id, wrapped }: Doc<DataKey>): UserKeys => {
    const opened = wrapped === null ? null : wrapping.unwrap(_id, wrapped);
    if (!opened) throw new AppError('UNAVAILABLE', 'No master key opens a stored data key.');
    return opened;
  };
  const behind = (number: number) =>
    number === 0 ? [] : [null, { $lt: number }].map((keyNumber) => ({ state: 'kept', keyNumber }));

  const progress = async (): Promise<RotationProgress> => {
    const number = (await rotations.get(KEY_ROTATION))?.number ?? 0;
    const now = clock();
    const [users, resealing, keeping, ...waiting] = await Promise.all([
      keys.count({ state: 'kept' }),
      keys.count({ state: 'kept', resealAt: { $lte: now } }),
      keys.count({ state: 'kept', resealAt: { $gt: now } }),
      ...behind(number).map((where) => keys.count(where)),
    ]);
    return { number, users, waiting: waiting.reduce((a, b) => a + b, 0), resealing, keeping };
  };

  const addKeyTo = async (userId: string, number: number): Promise<void> => {
    const bytes = randomBytes(32);
    await keys.update(userId, (key) => {
      if (!isBehind(key, number)) return key;
      const wrapped = wrapping.wrap(userId, [{ number, bytes }, ...open(key)]);
      return addKey(key, { ...wrapped, keyNumber: number }, clock());
    });
  };

  /** Whether there was a page to look through. */
  const resealNextPage = async (userId: string): Promise<boolean> => {
    const now = clock();
    const seen = await keys.get(userId);
    if (seen?.state !== 'kept' || seen.resealAt === null || seen.resealAt > now) return false;
    const round = roundOf(seen, FIRST_PAGE, now);
    const { renew } = createUserSeal(open(seen));
    const page = { ...(await resealPage(collections, userId, round, renew)), round };
    const after = await keys.update(userId, (key) =>
      recordPage(key, seen, page, () => wrapping.wrap(userId, [open(key)[0]])),
    );
    const values = round.damaged + page.damaged;
    if (after?.state === 'kept' && after.resealAt === null && values > 0)
      onDamaged?.({ userId, values });
    return true;
  };

  const clampDates = async (): Promise<void> => {
    const now = clock();
    const ahead = { $gt: new Date(now.getTime() + LONGEST_CALL_MS + CLOCK_SKEW_MS) };
    for await (const { _id } of eachOf(keys, { where: { state: 'kept', resealAt: ahead } }))
      await keys.update(_id, (key) => clampRotatedAt(key, now));
  };

  return {
    progress,

    /**
     * Starts a rotation, unless one is under way, or the call with this id has started one before.
     *
     * @param startedBy id of the call
     */
    start: async (startedBy: string): Promise<void> => {
      const given = { startedBy, startedAt: clock() };
      const latest = await rotations.get(KEY_ROTATION);
      if (!latest) {
        await rotations
          .insert({ _id: KEY_ROTATION, number: 1, ...given })
          .catch((error: unknown) => {
            if (!(error instanceof DuplicateError)) throw error;
          });
        return;
      }
      const { waiting, resealing, keeping } = await progress();
      if (latest.startedBy === startedBy || waiting + resealing + keeping > 0) return;
      await rotations.update(KEY_ROTATION, (doc) => startNext(doc, latest.number, given));
    },

    /**
     * Does at most `limit` steps of what is left now, each a new key or a page of documents. Resolves with how many it
     * did.
     * @throws AggregateError at the end, where a user's step failed
     */
    advance: async (limit = Number.POSITIVE_INFINITY): Promise<number> => {
      const latest = await rotations.get(KEY_ROTATION);
      if (!latest) return 0;
      const errors: unknown[] = [];
      let done = 0;
      const attempt = async (step: () => Promise<boolean>): Promise<boolean> => {
        try {
          const hasDone = await step();
          if (hasDone) done += 1;
          return hasDone;
        } catch (error) {
          errors.push(error);
          return false;
        }
      };
      await clampDates();
      for (const where of behind(latest.number))
        for await (const { _id } of eachOf(keys, { where })) {
          if (done >= limit) break;
          await attempt(() => addKeyTo(_id, latest.number).then(() => true));
        }
      const due = { state: 'kept', resealAt: { $lte: clock() } };
      for await (const { _id } of eachOf(keys, { where: due }))
        while (done < limit && (await attempt(() => resealNextPage(_id))));
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} steps failed`);
      return done;
    },
  };
};
export type DataKeyRotation = ReturnType<typeof createDataKeyRotation>;
