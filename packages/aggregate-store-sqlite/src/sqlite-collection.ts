import type { Collection, Doc, NewDoc } from '@argint/aggregate-store';
import {
  conflictDelay,
  deepFreeze,
  nextOutboxSince,
  UPDATE_TRIES,
  type DocumentModel,
} from '@argint/aggregate-store/adapter';
import { createKeyedMutex } from '@argint/concurrency';
import { AppError } from '@argint/contracts';
import { setTimeout } from 'node:timers/promises';
import type { sqliteQuery } from './sqlite-query.ts';
import {
  decodeRow,
  encodeRow,
  type EncodedRow,
  type SqliteRows,
  type StoredPlain,
} from './sqlite-rows.ts';

/**
 * Queues a write for the next transaction; resolves once it is durable. `leavesEvents` decides from the result
 * whether the document now has events in its outbox. @default none
 */
export type Write = <T>(run: () => T, leavesEvents?: (result: T) => boolean) => Promise<T>;

interface Parts {
  name: string;
  rows: SqliteRows;
  query: ReturnType<typeof sqliteQuery>;
  model: DocumentModel;
  clock: () => Date;
  /** Runs a read, or queues a write, with the database's errors translated. */
  read: <T>(run: () => T) => T;
  write: Write;
}

/** What the store needs of a collection beside the port. */
export interface SqliteCollection<D> extends Collection<D> {
  /** Removes events from an outbox; asks no schema, so that an old document can never keep its events. */
  clearEvents(id: string, eventIds: ReadonlySet<string>): Promise<void>;
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
  const serially = createKeyedMutex();
  const present = (doc: StoredPlain): Doc<D> => model.complete(doc) as unknown as Doc<D>;

  const prepare = (doc: Record<string, unknown>, stored?: StoredPlain): EncodedRow => {
    const checked = model.check(doc, stored) as StoredPlain;
    const outboxSince = nextOutboxSince(checked.outbox, stored?.outboxSince ?? null, clock());
    return encodeRow({ ...checked, outboxSince });
  };

  const load = (id: string): StoredPlain | null => {
    const row = read(() => rows.get(id));
    return row === undefined ? null : decodeRow(row);
  };

  /** The row of the changed document; null where the change has nothing to write. */
  const applyChange = (stored: StoredPlain, change: (doc: Doc<D>) => Doc<D>): EncodedRow | null => {
    const before = deepFreeze(present(stored));
    const after = change(before);
    if (after === before) return null;
    checkChanged(name, stored._id, after);
    return prepare({ ...after, version: stored.version + 1 }, stored);
  };

  const waits = (row: EncodedRow | undefined): boolean =>
    row !== undefined && row.outbox_since !== null;

  /** One try of an update; undefined where another writer came first. */
  const tryUpdate = async (
    id: string,
    change: (doc: Doc<D>) => Doc<D>,
  ): Promise<{ doc: StoredPlain | null } | undefined> => {
    const stored = load(id);
    if (stored === null) return { doc: null };
    const row = applyChange(stored, change);
    // Loaded anew: what the change was given is frozen.
    if (row === null) return { doc: load(id) };
    const written = await write(
      () => (rows.replace(row, stored.version) === 1 ? row : undefined),
      waits,
    );
    return written && { doc: decodeRow(written) };
  };

  return {
    async get(id) {
      const doc = load(checkId(id));
      return doc && present(doc);
    },

    async insert(doc: NewDoc<D>) {
      const row = prepare({ ...doc, version: 1 });
      await write(
        () => void rows.insert(row),
        () => waits(row),
      );
      return decodeRow(row) as unknown as Doc<D>;
    },

    async find(asked) {
      const { items, next } = read(() => query.find(asked));
      return { items: items.map(present), next };
    },

    async update(id, change) {
      return serially(checkId(id), async () => {
        for (let conflicts = 1; conflicts <= UPDATE_TRIES; conflicts += 1) {
          const outcome = await tryUpdate(id, change);
          if (outcome !== undefined) return outcome.doc && present(outcome.doc);
          await setTimeout(conflictDelay(conflicts));
        }
        const cause = new Error(`${name}: ${UPDATE_TRIES} conflicts in a row`);
        throw new AppError('CONFLICT', undefined, { cause });
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
      return read(() => query.count(where));
    },
  };
};
