import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';
import { openSqliteStore, type SqliteStoreOptions } from '../open-sqlite-store.ts';

const counterSchema = defineAggregate({ name: 'counters', fields: { count: z.number() } });
export type Counter = FieldsOf<typeof counterSchema>;

/** A store of counters, for tests that need a second process. */
export const openCounters = async (options: SqliteStoreOptions) => {
  const store = openSqliteStore(options);
  const counters = store.collection(counterSchema);
  await store.migrate();
  await store.ready();
  return { store, counters };
};
