import type { Collection, Doc } from '@argint/aggregate-store';
import {
  checkId,
  nextOutboxSince,
  untilNoConflict,
  type DocumentWrites,
  type StoredPlain,
} from '@argint/aggregate-store/adapter';
import { createKeyedMutex } from '@argint/concurrency';
import type { sqliteQuery } from './sqlite-query.ts';
import { decodeRow, encodeRow, type EncodedRow, type SqliteRows } from './sqlite-rows.ts';

/**
 * Queues a write for the next transaction; resolves once it is durable. `leavesEvents` decides from the result
 * whether the document now has events in its outbox. @default none
 */
export type Write = <T>(run: () => T, leavesEvents?: (result: T) => boolean) => Promise<T>;

interface Parts<D> {
  name: string;
  rows: SqliteRows;
  query: ReturnType<typeof sqliteQuery>;
  writes: DocumentWrites<D>;
  clock: () => Date;
  /** Runs a read, or queues a write, with the database's errors translated. */
  read: <T>(run: () => T) => T;
  write: Write;
  /** Resolves when all that was read before is durable. */
  durable: () => Promise<void>;
}

/** What the store needs of a collection beside the port. */
export interface SqliteCollection<D> extends Collection<D> {
  /** Removes events from an outbox; asks no schema, so that an old document can never keep its events. */
  clearEvents(id: string, eventIds: ReadonlySet<string>): Promise<void>;
}

export const sqliteCollection = <D>({
  name,
  rows,
  query,
  writes,
  clock,
  read,
  write,
  durable,
}: Parts<D>): SqliteCollection<D> => {
  const serially = createKeyedMutex();
  const { present } = writes;

  const load = (id: string): StoredPlain | null => {
    const row = read(() => rows.get(id));
    return row === undefined ? null : decodeRow(row);
  };

  const loadDurable = async (id: string): Promise<StoredPlain | null> => {
    const doc = load(id);
    await durable();
    return doc;
  };

  /** The row of the changed document; null where the change has nothing to write. */
  const applyChange = (stored: StoredPlain, change: (doc: Doc<D>) => Doc<D>): EncodedRow | null => {
    const next = writes.next(stored, change);
    return next && encodeRow(next);
  };

  const waits = (row: EncodedRow | undefined): boolean =>
    row !== undefined && row.outbox_since !== null;

  /** One try of an update; undefined where another writer came first. */
  const tryUpdate = async (
    id: string,
    change: (doc: Doc<D>) => Doc<D>,
  ): Promise<{ doc: StoredPlain | null } | undefined> => {
    const stored = load(id);
    if (stored === null) {
      await durable();
      return { doc: null };
    }
    const row = applyChange(stored, change);
    // Loaded anew: what the change was given is frozen.
    if (row === null) return { doc: await loadDurable(id) };
    const written = await write(
      () => (rows.replace(row, stored.version) === 1 ? row : undefined),
      waits,
    );
    return written && { doc: decodeRow(written) };
  };

  return {
    async get(id) {
      const doc = await loadDurable(checkId(id));
      return doc && present(doc);
    },

    async insert(doc) {
      const row = encodeRow(writes.first(doc));
      await write(
        () => void rows.insert(row),
        () => waits(row),
      );
      return decodeRow(row) as unknown as Doc<D>;
    },

    async find(asked) {
      const { items, next } = read(() => query.find(asked));
      await durable();
      return { items: items.map(present), next };
    },

    async update(id, change) {
      return serially(checkId(id), async () => {
        const { doc } = await untilNoConflict(name, () => tryUpdate(id, change));
        return doc && present(doc);
      });
    },

    // Match, change and write share the transaction, which only one writer has at a time.
    async claimOne(where, sort, change) {
      const claim = (): EncodedRow | undefined => {
        const [stored] = query.find({ where, sort, limit: 1 }).items;
        const row = stored && applyChange(stored, change);
        if (!row) return undefined;
        rows.replace(row, row.version - 1);
        return row;
      };
      const row = await write(claim, waits);
      return row === undefined ? null : present(decodeRow(row));
    },

    async clearEvents(id, eventIds) {
      const clear = (): EncodedRow | undefined => {
        const stored = rows.get(id);
        if (stored === undefined) return undefined;
        const doc = decodeRow(stored);
        const outbox = doc.outbox.filter((event) => !eventIds.has(event.id));
        if (outbox.length === doc.outbox.length) return undefined;
        const outboxSince = nextOutboxSince(outbox, doc.outboxSince, clock());
        const row = encodeRow({ ...doc, outbox, version: doc.version + 1, outboxSince });
        rows.replace(row, stored.version);
        return row;
      };
      await write(clear, waits);
    },

    async delete(id, version) {
      return (await write(() => rows.delete(checkId(id), version))) === 1;
    },

    async count(where) {
      const found = read(() => query.count(where));
      await durable();
      return found;
    },
  };
};
