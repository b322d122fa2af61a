import type { EventEnvelope, OutboxSource } from '@argint/event-bus';
import type { Schema } from 'mongoose';

/** What every stored aggregate carries beside its own fields. */
export interface Stored {
  _id: string;
  /** Counts writes from 1; a conditional write names the one it saw. */
  version: number;
  /** Events that leave with this state change and are not yet published. */
  outbox: EventEnvelope[];
  /** Since when something waits in the outbox; kept by the store. */
  outboxSince: Date | null;
}
export type Doc<D> = D & Stored;
/** What insert takes: the fields, the id, and perhaps the first events. */
export type NewDoc<D> = D & { _id: string; outbox?: EventEnvelope[] };

type Scalar = string | number | boolean | Date | null;
/** Equality by value, or a range; several conditions are joined by and. Only declared indexes' fields and _id. */
export type Condition =
  Scalar | { $gt?: Scalar; $gte?: Scalar; $lt?: Scalar; $lte?: Scalar; $in?: readonly Scalar[] };
export interface Query {
  where?: Record<string, Condition>;
  /** Field and direction; ties are broken by _id in the same direction. Default: _id ascending. */
  sort?: { field: string; direction: 1 | -1 };
  /** Default 100, at most 1,000. */
  limit?: number;
  /** Cursor of an earlier page: only what comes after it. */
  after?: string;
}
export interface Page<D> {
  items: Doc<D>[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** One kind of aggregate. Every write is a single-document conditional write, durable when resolved. */
export interface Collection<D> {
  get(id: string): Promise<Doc<D> | null>;
  /** Throws DuplicateError when the id or a unique index is taken, AppError VALIDATION_FAILED when the schema refuses. */
  insert(doc: NewDoc<D>): Promise<Doc<D>>;
  /**
   * AppError VALIDATION_FAILED on a value that is no Condition, a bad limit or a malformed cursor; TypeError
   * on a field of no declared index (field names come from code, never from a request).
   */
  find(query: Query): Promise<Page<D>>;
  /**
   * Loads, applies the pure change, writes back only where the version is unchanged; retries on conflict
   * (AppError CONFLICT after 20 tries). The change returning its argument itself means: nothing to write.
   * An error thrown by the change is passed on. Null when the aggregate does not exist.
   * The change is given a frozen document; returning anything but the same aggregate is a TypeError.
   */
  update(id: string, change: (doc: Doc<D>) => Doc<D>): Promise<Doc<D> | null>;
  /** False where nothing was there. With a version only that version is deleted. */
  delete(id: string, version?: number): Promise<boolean>;
  /** Number of matches; same rules as find. */
  count(where: Record<string, Condition>): Promise<number>;
}

/** A service's own store. */
export interface AggregateStore extends OutboxSource {
  /** The mongoose schema is the one declaration of fields, defaults and indexes. */
  collection<D>(name: string, schema: Schema): Collection<D>;
  /** Creates what is missing of the declared indexes; call before the first use. */
  ready(): Promise<void>;
  /** Throws where the store cannot be used; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A unique index (or the id) is taken. `fields` names the index's fields. */
export class DuplicateError extends Error {
  readonly fields: readonly string[];

  constructor(collection: string, fields: readonly string[], options: { cause?: unknown } = {}) {
    super(`${collection}: ${fields.join(', ')} is taken`, options);
    this.name = 'DuplicateError';
    this.fields = fields;
  }
}

/** The aggregate with events added to its outbox. */
export const emit = <D extends Stored>(doc: D, ...events: EventEnvelope[]): D => ({
  ...doc,
  outbox: [...doc.outbox, ...events],
});
