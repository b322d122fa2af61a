import { AppError } from '@argint/contracts';
import type { EventEnvelope, OutboxSource } from '@argint/event-bus';
import type { AggregateSchema, FieldsOf } from './define-aggregate.ts';

/** Fields that every stored aggregate has in addition to its own. */
export interface Stored {
  _id: string;
  /** Number of writes so far: 1 after the insert. A conditional write names the version that it read. */
  version: number;
  /** Events that were stored with a state change and are not yet published. */
  outbox: EventEnvelope[];
  /** When the outbox last became non-empty; null while it is empty. Set by the store. */
  outboxSince: Date | null;
}
export type Doc<D> = D & Stored;
/** Argument of `insert`: the fields, the id and, optionally, the first events. */
export type NewDoc<D> = D & { _id: string; outbox?: EventEnvelope[] };

type Scalar = string | number | boolean | Date | null;
/** A value that the field must equal, or a range. All operators of a range must match. */
export type Condition =
  | Scalar
  | { $gt?: Scalar; $gte?: Scalar; $lt?: Scalar; $lte?: Scalar; $in?: readonly Scalar[] };
/** Conditions by field; a document must match them all. Only `_id` and fields of a declared index are allowed. */
export type Where = Record<string, Condition>;
export interface Query {
  where?: Where;
  /**
   * Field and direction. Documents with equal values are sorted by `_id` in the same direction.
   * @default `_id` ascending
   */
  sort?: { field: string; direction: 1 | -1 };
  /** Most documents in the page, 1 to 1,000. @default 100 */
  limit?: number;
  /** The `next` cursor of the previous page; the query continues after it. @default the first page */
  after?: string;
}
export interface Page<D> {
  items: Doc<D>[];
  /** Cursor of the next page; null on the last page. */
  next: string | null;
}

/**
 * The stored aggregates of one kind. Every write changes a single document, on condition that its version is
 * unchanged. The write is durable when its promise resolves.
 *
 * Reads are consistent: a `get`, `find` or `count` that starts after a write resolved sees that write, in any
 * process (MongoDB: majority write concern, reads from the primary with majority read concern). Writes to several
 * documents are neither ordered nor isolated.
 *
 * The store validates a document against its schema before each write and throws AppError VALIDATION_FAILED.
 * The error names the fields, never their values. Text with lone surrogates is invalid.
 */
export interface Collection<D> {
  /** Resolves to null when there is no aggregate with this id. */
  get(id: string): Promise<Doc<D> | null>;
  /**
   * Inserts a document and resolves to it as stored.
   * @throws DuplicateError when another document has the id or a unique value
   * @throws AppError VALIDATION_FAILED when the document does not match the schema
   */
  insert(doc: NewDoc<D>): Promise<Doc<D>>;
  /**
   * Finds one page of documents.
   * @throws AppError VALIDATION_FAILED for an invalid condition, limit or cursor
   * @throws TypeError for a field without a declared index: field names come from code, never from a request
   */
  find(query: Query): Promise<Page<D>>;
  /**
   * Loads the document, applies the pure function `change`, and writes the result if the version is unchanged.
   * After a conflict it waits for a short random time and tries again, with the new document.
   * `change` gets a frozen document. If it returns its argument, nothing is written.
   * Resolves to the stored document, or to null when there is none with this id.
   * @throws AppError CONFLICT after 20 conflicts
   * @throws TypeError when `change` mutates its argument or returns anything but the same aggregate
   * @throws any error that `change` throws
   */
  update(id: string, change: (doc: Doc<D>) => Doc<D>): Promise<Doc<D> | null>;
  /**
   * Finds the first match in sort order and applies the pure function `change` to it, atomically: no writer in
   * any process changes the document between the match and the write. So two claims never get the same
   * document, as long as the changed document no longer matches `where`.
   * Resolves to the changed document. Resolves to null when nothing matches, or when `change` returns its
   * argument to decline the first match. Throws the errors of `find` and `update`.
   */
  claimOne(
    where: Where,
    sort: NonNullable<Query['sort']>,
    change: (doc: Doc<D>) => Doc<D>,
  ): Promise<Doc<D> | null>;
  /** Deletes a document; with `version`, only if it is the current one. Resolves to whether it deleted one. */
  delete(id: string, version?: number): Promise<boolean>;
  /** Number of matches. Throws the errors of `find`. */
  count(where: Where): Promise<number>;
}

/** The store of one service. */
export interface AggregateStore extends OutboxSource {
  /**
   * Declares a collection; the schema gives the type of its documents.
   * @throws TypeError when the store already has a collection of that name, in any letter case
   */
  collection<A extends AggregateSchema>(schema: A): Collection<FieldsOf<A>>;
  /**
   * Creates the declared collections and indexes that are missing. Run it once per release, before the new processes
   * start. It is safe to repeat. Resolves to what it changed, one clause per change.
   * @throws AppError UNAVAILABLE when stored documents violate a new unique index
   */
  migrate(options?: {
    /**
     * Also drops indexes that this store made and that are no longer declared. The processes of the release before
     * still need them, so drop them only when none is left. @default false
     */
    dropUnused?: boolean;
  }): Promise<string[]>;
  /**
   * Verifies that every declared collection and index exists. Call it before the first use. It changes nothing
   * and ignores indexes that are no longer declared.
   * @throws AppError UNAVAILABLE that names what is missing
   */
  ready(): Promise<void>;
  /** For the readiness probe. @throws when the store cannot be used */
  ping(): Promise<void>;
  /**
   * Removes the events with these ids from an aggregate's outbox. It is a single write, which concurrent updates
   * cannot make fail. It ignores unknown events and a missing aggregate.
   */
  clearOutbox(collection: string, aggregateId: string, eventIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Another document has the same id, or the same values in a unique index. `fields` are the fields of that index. */
export class DuplicateError extends Error {
  readonly fields: readonly string[];

  constructor(collection: string, fields: readonly string[], options: { cause?: unknown } = {}) {
    super(`${collection}: ${fields.join(', ')} is taken`, options);
    this.name = 'DuplicateError';
    this.fields = fields;
  }
}

/** The store's server cannot be reached, or does not answer in time: the same call may succeed later. */
export class StoreAwayError extends AppError {
  constructor(message?: string, options: { cause?: unknown } = {}) {
    super('UNAVAILABLE', message, options);
    this.name = 'StoreAwayError';
  }
}

/** A copy of the aggregate with events added to its outbox. */
export const withEvents = <D extends Stored>(doc: D, ...events: EventEnvelope[]): D => ({
  ...doc,
  outbox: [...doc.outbox, ...events],
});
