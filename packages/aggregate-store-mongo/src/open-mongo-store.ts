import { StoreAwayError, type AggregateSchema, type AggregateStore } from '@argint/aggregate-store';
import { checkUndeclared } from '@argint/aggregate-store/adapter';
import { settledWithin } from '@argint/concurrency';
import { AppError } from '@argint/contracts';
import { declareCollection, type DeclaredCollection } from './declare-collection.ts';
import { watchHeartbeats } from './heartbeat-watch.ts';
import { createBreaker } from './mongo-breaker.ts';
import { connect, DEFAULT_LIMITS, longestWaits, type CallLimits } from './mongo-connection.ts';
import { translated } from './mongo-error.ts';
import { migrateIndexes, verifyIndexes } from './mongo-indexes.ts';
import { mongoOutbox } from './mongo-outbox.ts';

export interface MongoStoreOptions {
  /** Connection string. The primary must be part of a replica set, which may have one member. */
  url: string;
  /** Certificate authorities of the server, in PEM. @default the usual ones */
  ca?: string | undefined;
  /** Names the database, with the prefix `argint-` or the name that the connection string has. */
  service: string;
  /** @default the system's clock */
  clock?: () => Date;
  /** Gets errors that no caller awaits: those of an outbox listener. @default ignores them */
  onError?: (error: unknown) => void;
  /** Called once when the driver has failed in a way that only a new process can mend. @default ignores it */
  onFatal?: (error: unknown) => void;
  limits?: Partial<CallLimits>;
}

/**
 * A store in one MongoDB database, for any number of processes. Writes are acknowledged by a majority and journaled,
 * reads go to the primary and see what a majority has. While no primary can be reached, calls reject with UNAVAILABLE
 * within the limits, and at once when that has lasted; they work again when there is one.
 *
 * @throws StoreAwayError where the server cannot be reached, AppError UNAVAILABLE where it refuses the login
 */
export const openMongoStore = async (options: MongoStoreOptions): Promise<AggregateStore> => {
  const { url, ca, service, clock = () => new Date() } = options;
  const { onError = () => undefined, onFatal = () => undefined } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const connection = await connect(url, service, limits, ca);
  const breaker = createBreaker(connection.getClient(), limits.selectionMs);
  const { callMs, heartbeatMs } = longestWaits(limits);
  const stopWatching = watchHeartbeats(connection.getClient(), heartbeatMs, onFatal);
  const collections = new Map<string, DeclaredCollection<unknown>>();
  const listeners = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  /** Updates of a document wait for each other, so a call that the driver never ends would hold them up for good. */
  const bounded = async <T>(call: () => Promise<T>): Promise<T> => {
    const answer = call();
    if (await settledWithin(answer, callMs)) return answer;
    const cause = new Error('The MongoDB driver has not ended a call.');
    throw new StoreAwayError(undefined, { cause });
  };
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isClosed)
      throw new AppError('UNAVAILABLE', undefined, { cause: new Error('The store is closed.') });
    const result = breaker(() => bounded(call));
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  };
  const onEvents = (): void => {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        onError(error);
      }
    }
  };
  const parts = { connection, clock, run, onEvents };

  return {
    ...mongoOutbox(collections),

    collection<A extends AggregateSchema>(schema: A) {
      const { name } = schema;
      checkUndeclared(collections.keys(), name);
      const declared = declareCollection(parts, schema);
      collections.set(name, declared as DeclaredCollection<unknown>);
      return declared.collection;
    },

    async migrate(migration) {
      // Building an index may take longer than any call of a service.
      const patient = await connect(url, service, { ...limits, answerMs: 0 }, ca);
      const changes: string[] = [];
      try {
        for (const [name, { specs }] of collections)
          changes.push(...(await migrateIndexes(patient.db!, name, specs, migration)));
        return changes;
      } catch (error) {
        throw translated('the migration', [], error);
      } finally {
        await patient.close();
      }
    },

    async ready() {
      for (const [name, declared] of collections) {
        if (declared.isReady) continue;
        await declared.call(() => verifyIndexes(connection.db!, name, declared.specs));
        declared.isReady = true;
      }
    },

    async ping() {
      try {
        await run(() => connection.db!.command({ ping: 1 }));
      } catch (error) {
        throw translated('ping', [], error);
      }
    },

    async close() {
      if (isClosed) return;
      isClosed = true;
      stopWatching();
      await Promise.allSettled(running);
      await connection.close();
    },

    onOutbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
