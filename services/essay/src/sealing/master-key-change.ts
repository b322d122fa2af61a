import { eachOf, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { rewrap, type DataKey } from './data-key.ts';
import type { KeyWrapping } from './key-wrapping.ts';

const LOST =
  'MASTER_KEY does not open the stored data keys: it is not the one they were made with.';

/**
 * Moves data keys from previous master keys to the current one, and knows which are left. Each key moves in one
 * conditional write and never back, so a crash between any two leaves only less to do, and replicas may do it at the
 * same time.
 */
export const createMasterKeyChange = (parts: {
  keys: Collection<DataKey>;
  wrapping: KeyWrapping;
}) => {
  const { keys, wrapping } = parts;
  const { current, next, previous } = wrapping.ids;
  const known = [current, ...next, ...previous];
  /** Keys that an earlier release wrapped do not say with which master key. */
  const behind = previous.length === 0 ? [] : [null, ...previous];

  const moveOne = async (id: string): Promise<void> => {
    let isLost = false;
    await keys.update(id, (key) => {
      if (key.wrapped === null) return key;
      const moved = wrapping.moveForward(id, key.wrapped);
      isLost = moved === null;
      return moved ? rewrap(key, moved.wrapped, moved.masterKeyId) : key;
    });
    if (isLost) throw new AppError('UNAVAILABLE', LOST);
  };
  const findLost = async (): Promise<Doc<DataKey> | undefined> => {
    const bounds = [...known].sort();
    const gaps = bounds.map((from, i) => {
      const to = bounds[i + 1];
      return to === undefined ? { $gt: from } : { $gt: from, $lt: to };
    });
    for (const masterKeyId of [{ $lt: bounds[0] ?? '' }, ...gaps]) {
      const { items } = await keys.find({ where: { state: 'kept', masterKeyId }, limit: 1 });
      if (items[0]) return items[0];
    }
    const { items } = await keys.find({ where: { state: 'kept', masterKeyId: null }, limit: 1 });
    return items.find(({ _id, wrapped }) => wrapped !== null && !wrapping.unwrap(_id, wrapped));
  };

  return {
    /**
     * Checks at the start that no stored data key needs a master key that is not set.
     * @throws AppError UNAVAILABLE when one does
     */
    check: async (): Promise<void> => {
      if (await findLost()) throw new AppError('UNAVAILABLE', LOST);
    },

    /** How many data keys have not been moved yet. */
    waiting: async (): Promise<number> => {
      const counts = await Promise.all(
        behind.map((masterKeyId) => keys.count({ state: 'kept', masterKeyId })),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /**
     * Moves data keys, at most `limit` of them.
     * @throws AggregateError at the end, where a key could not be moved
     */
    move: async (limit = Number.POSITIVE_INFINITY): Promise<void> => {
      const errors: unknown[] = [];
      let left = limit;
      for (const masterKeyId of behind)
        for await (const { _id } of eachOf(keys, { where: { state: 'kept', masterKeyId } })) {
          if (left <= 0) return;
          left -= 1;
          await moveOne(_id).catch((error: unknown) => errors.push(error));
        }
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} keys not moved`);
    },

    ids: wrapping.ids,
  };
};
export type MasterKeyChange = ReturnType<typeof createMasterKeyChange>;
