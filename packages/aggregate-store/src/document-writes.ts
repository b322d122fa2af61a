import { AppError } from '@argint/contracts';
import { setTimeout } from 'node:timers/promises';
import type { Doc, NewDoc, Stored } from './aggregate-store.ts';
import { conflictDelay, UPDATE_TRIES } from './conflict-delay.ts';
import { deepFreeze } from './deep-freeze.ts';
import { nextOutboxSince } from './outbox-state.ts';
import type { DocumentModel } from './schema/document-model.ts';

/** A document whose own fields are not known to the type system. */
export type StoredPlain = Record<string, unknown> & Stored;

/** Decides what a write stores; the same for every adapter. It touches no database. */
export interface DocumentWrites<D> {
  /** A stored document as its readers see it: with defaults that were declared later. */
  present(stored: StoredPlain): Doc<D>;
  /** The first version of a new document. @throws AppError VALIDATION_FAILED */
  first(doc: NewDoc<D>): StoredPlain;
  /**
   * The next version, made by `change`; null where the change returns its argument.
   * @throws AppError VALIDATION_FAILED, TypeError where the change returns anything but the same aggregate
   */
  next(stored: StoredPlain, change: (doc: Doc<D>) => Doc<D>): StoredPlain | null;
}

export const documentWrites = <D>(parts: {
  /** The collection's name. */
  name: string;
  model: DocumentModel;
  clock: () => Date;
}): DocumentWrites<D> => {
  const { name, model, clock } = parts;
  const present = (stored: StoredPlain): Doc<D> => model.complete(stored) as unknown as Doc<D>;

  const checked = (doc: Record<string, unknown>, stored?: StoredPlain): StoredPlain => {
    const next = model.check(doc, stored) as StoredPlain;
    const outboxSince = nextOutboxSince(next.outbox, stored?.outboxSince ?? null, clock());
    return { ...next, outboxSince };
  };

  return {
    present,
    first: (doc) => checked({ ...doc, version: 1 }),
    next(stored, change) {
      const before = deepFreeze(present(stored));
      const after = change(before) as Doc<D> | null | undefined;
      if (after === before) return null;
      // A promise or nothing at all would otherwise be written as a document of defaults.
      if (after?._id !== stored._id)
        throw new TypeError(`${name}: a change must return the same aggregate`);
      return checked({ ...after, version: stored.version + 1 }, stored);
    },
  };
};

/** The id, if it is a string. @throws AppError VALIDATION_FAILED */
export const checkId = (id: unknown): string => {
  if (typeof id === 'string') return id;
  throw new AppError('VALIDATION_FAILED', 'An id is a string.');
};

/**
 * Repeats a try after a short random time while it resolves to undefined, which means that another writer came first.
 * @throws AppError CONFLICT after `tries` conflicts @default 20
 */
export const untilNoConflict = async <T>(
  collection: string,
  attempt: () => Promise<T | undefined>,
  tries = UPDATE_TRIES,
): Promise<T> => {
  for (let conflicts = 1; conflicts <= tries; conflicts += 1) {
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
    await setTimeout(conflictDelay(conflicts));
  }
  const cause = new Error(`${collection}: ${tries} conflicts in a row`);
  throw new AppError('CONFLICT', undefined, { cause });
};
