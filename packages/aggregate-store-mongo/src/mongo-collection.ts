import type { Collection, Doc } from '@argint/aggregate-store';
import {
  checkId,
  storableCopy,
  untilNoConflict,
  type DocumentWrites,
  type StoredPlain,
} from '@argint/aggregate-store/adapter';
import { createKeyedMutex } from '@argint/concurrency';
import type { Model } from 'mongoose';
import { driverOf } from './mongo-model.ts';
import type { mongoQuery } from './mongo-query.ts';

/**
 * Tries of one claim. More than those of an update: of all claims that collide one succeeds, so a claim among many
 * replicas may lose often before it finds nothing left.
 */
const CLAIM_TRIES = 100;

interface Parts<D> {
  name: string;
  model: Model<StoredPlain>;
  query: ReturnType<typeof mongoQuery>;
  writes: DocumentWrites<D>;
  /** Runs a call of the driver with its errors translated. */
  call: <T>(run: () => Promise<T>) => Promise<T>;
  /** Tells listeners of a stored document that has events in its outbox. */
  written: (doc: StoredPlain) => void;
}

export const mongoCollection = <D>(parts: Parts<D>): Collection<D> => {
  const { name, model, query, writes, call, written } = parts;
  const serially = createKeyedMutex();

  const load = (id: string): Promise<StoredPlain | null> =>
    call(() => model.findOne({ _id: id }).lean<StoredPlain | null>().exec());

  /** Writes the changed document if its version is unchanged and it matches the filter; undefined otherwise. */
  const replace = async (
    { _id, version }: StoredPlain,
    next: StoredPlain,
    filter: object = {},
  ): Promise<Doc<D> | undefined> => {
    const doc = storableCopy(next);
    const condition = { $and: [{ _id, version }, filter] };
    const { matchedCount } = await call(() => driverOf(model).replaceOne(condition, doc));
    if (matchedCount === 0) return undefined;
    written(doc);
    return writes.present(doc);
  };

  return {
    async get(id) {
      const doc = await load(checkId(id));
      return doc && writes.present(doc);
    },

    async insert(given) {
      const doc = storableCopy(writes.first(given));
      await call(() => driverOf(model).insertOne(doc));
      written(doc);
      return writes.present(doc);
    },

    async find(asked) {
      const { items, next } = await call(() => query.find(asked));
      return { items: items.map(writes.present), next };
    },

    // Those of one process wait for each other, so that they do not conflict.
    async update(id, change) {
      const attempt = async (): Promise<{ doc: Doc<D> | null } | undefined> => {
        const stored = await load(id);
        if (stored === null) return { doc: null };
        const next = writes.next(stored, change);
        // A copy: what the change was given is frozen.
        if (next === null) return { doc: writes.present(storableCopy(stored)) };
        const doc = await replace(stored, next);
        return doc && { doc };
      };
      return serially(checkId(id), async () => (await untilNoConflict(name, attempt)).doc);
    },

    // The write repeats the match, and names the version that was changed.
    async claimOne(where, sort, change) {
      const attempt = async (): Promise<{ doc: Doc<D> | null } | undefined> => {
        const { stored, filter } = await call(() => query.first(where, sort));
        const next = stored && writes.next(stored, change);
        if (!next) return { doc: null };
        const doc = await replace(stored, next, filter);
        return doc && { doc };
      };
      return (await untilNoConflict(name, attempt, CLAIM_TRIES)).doc;
    },

    async delete(id, version) {
      const filter = { _id: checkId(id), ...(version === undefined ? {} : { version }) };
      return (await call(() => driverOf(model).deleteOne(filter))).deletedCount === 1;
    },

    count: (where) => call(() => query.count(where)),
  };
};
