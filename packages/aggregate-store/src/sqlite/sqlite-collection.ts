import { AppError } from '@argint/contracts';
import type { Collection, Doc, NewDoc } from '../aggregate-store.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { nextOutboxSince } from '../outbox-state.ts';
import type { DocumentModel } from '../schema/document-model.ts';
import { serialByKey } from '../serial-by-key.ts';
import {
  decodeRow,
  encodeRow,
  type EncodedRow,
  type SqliteRows,
  type StoredPlain,
} from './sqlite-rows.ts';
import type { sqliteQuery } from './sqlite-query.ts';

/** How often an update is tried before CONFLICT. */
const UPDATE_TRIES = 20;

interface Parts {
  name: string;
  rows: SqliteRows;
  query: ReturnType<typeof sqliteQuery>;
  model: DocumentModel;
  clock: () => Date;
  /** Runs a read, or queues a write, with the database's errors translated. */
  read: <T>(run: () => T) => T;
  write: (run: () => number, leavesEvents?: boolean) => Promise<number>;
}

/** What the store needs of a collection beside the port: an update that asks no schema. */
export interface SqliteCollection<D> extends Collection<D> {
  /** For the outbox: an old document must leave it even where today's schema would refuse the rest. */
  updateUnchecked(id: string, change: (doc: StoredPlain) => StoredPlain): Promise<void>;
}

/** A promise or nothing at all would otherwise be written as a document of defaults. */
const checkChanged = (
  name: string,
  id: string,
  after: { _id: string } | null | undefined,
): void => {
  if (after?._id !== id) throw new TypeError(`${name}: a change must return the same aggregate`);
};

const checkId = (id: unknown): string => {
  if (typeof id === 'string') return id;
  throw new AppError('VALIDATION_FAILED', 'An id is a string.');
};

export const sqliteCollection = <D>({
  name,
  rows,
  query,
  model,
  clock,
  read,
  write,
}: Parts): SqliteCollection<D> => {
  const serially = serialByKey();
  const present = (doc: StoredPlain): Doc<D> => model.complete(doc) as unknown as Doc<D>;

  const prepare = async (
    doc: Record<string, unknown>,
    before: Date | null,
  ): Promise<EncodedRow> => {
    const checked = (await model.check(doc)) as StoredPlain;
    return encodeRow({ ...checked, outboxSince: nextOutboxSince(checked.outbox, before, clock()) });
  };

  const load = (id: string): StoredPlain | null => {
    const row = read(() => rows.get(id));
    return row === undefined ? null : decodeRow(row);
  };

  const tryUpdate = async (
    id: string,
    encode: (doc: StoredPlain) => Promise<EncodedRow | null>,
  ): Promise<{ doc: StoredPlain | null } | undefined> => {
    const stored = read(() => rows.get(id));
    if (stored === undefined) return { doc: null };
    const row = await encode(decodeRow(stored));
    // Decoded anew: what the change was given is frozen.
    if (row === null) return { doc: decodeRow(stored) };
    const changes = await write(() => rows.replace(row, stored.version), row.outbox_since !== null);
    return changes === 1 ? { doc: decodeRow(row) } : undefined;
  };

  const updateWith = (id: string, encode: (doc: StoredPlain) => Promise<EncodedRow | null>) =>
    serially(id, async () => {
      for (let tries = 0; tries < UPDATE_TRIES; tries += 1) {
        const outcome = await tryUpdate(id, encode);
        if (outcome !== undefined) return outcome.doc;
      }
      throw new AppError('CONFLICT', undefined, {
        cause: new Error(`${name}: ${UPDATE_TRIES} conflicts in a row`),
      });
    });

  return {
    async get(id) {
      const doc = load(checkId(id));
      return doc && present(doc);
    },

    async insert(doc: NewDoc<D>) {
      const row = await prepare({ ...doc, version: 1 }, null);
      await write(() => rows.insert(row), row.outbox_since !== null);
      return decodeRow(row) as unknown as Doc<D>;
    },

    async find(asked) {
      const { items, next } = read(() => query.find(asked));
      return { items: items.map(present), next };
    },

    async update(id, change) {
      const doc = await updateWith(checkId(id), async (stored) => {
        const before = deepFreeze(present(stored));
        const after = change(before);
        if (after === before) return null;
        checkChanged(name, id, after);
        return prepare({ ...after, version: stored.version + 1 }, stored.outboxSince);
      });
      return doc && present(doc);
    },

    async updateUnchecked(id, change) {
      await updateWith(id, async (stored) => {
        const after = change(stored);
        if (after === stored) return null;
        const outboxSince = nextOutboxSince(after.outbox, stored.outboxSince, clock());
        return encodeRow({ ...after, version: stored.version + 1, outboxSince });
      });
    },

    async delete(id, version) {
      return (await write(() => rows.delete(checkId(id), version))) === 1;
    },

    async count(where) {
      return read(() => query.count(where));
    },
  };
};
