import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '@argint/contracts';
import { busFileError } from './bus-file-error.ts';
import { inTransaction } from './transaction.ts';

/** Collects writes of one turn of the event loop into one transaction. */
export interface GroupCommit {
  /** Resolves when committed. Work must not throw for reasons of its own: it would undo its neighbours. */
  add<R>(work: () => R): Promise<R>;
  /** Commits what waits; later adds are refused with UNAVAILABLE. */
  close(): void;
}

interface Waiting {
  work: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A group commit on one connection. */
export const createGroupCommit = (db: DatabaseSync): GroupCommit => {
  let waiting: Waiting[] = [];
  let closed = false;

  const commit = () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const results = inTransaction(db, () => batch.map(({ work }) => work()));
      batch.forEach(({ resolve }, index) => resolve(results[index]));
    } catch (error) {
      const failure = busFileError(error);
      batch.forEach(({ reject }) => reject(failure));
    }
  };

  return {
    add: <R>(work: () => R) =>
      new Promise<R>((resolve, reject) => {
        if (closed) return reject(new AppError('UNAVAILABLE', 'The event bus is closed.'));
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        if (waiting.length === 1) setImmediate(commit);
      }),
    close: () => {
      closed = true;
      commit();
    },
  };
};
