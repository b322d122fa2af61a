import { defineAggregate, type AggregateStore, type Collection } from '@argint/aggregate-store';
import { z } from 'zod';
import { openMongoStore, type MongoStoreOptions } from '../open-mongo-store.ts';

/** A collection for fault tests. */
export const counterSchema = defineAggregate({
  name: 'counters',
  fields: { count: z.int(), owner: z.string().nullable().default(null) },
  indexes: [{ fields: { owner: 1, count: 1 } }],
});
export interface Counter {
  count: number;
  owner: string | null;
}

/** Opens a migrated store that gives up soon, but not before the driver has looked for the server again (0.5 s). */
export const openCounters = async (
  options: MongoStoreOptions,
): Promise<{ store: AggregateStore; counters: Collection<Counter> }> => {
  const limits = { selectionMs: 1_500, answerMs: 800 };
  const store = await openMongoStore({ limits, ...options });
  const counters = store.collection(counterSchema);
  await store.migrate();
  await store.ready();
  return { store, counters };
};

/** Adds 1 to the count. */
export const increment = <C extends Counter>(doc: C): C => ({ ...doc, count: doc.count + 1 });
