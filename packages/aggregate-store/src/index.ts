export * from './aggregate-store.ts';
export { openSqliteStore, type SqliteStoreOptions } from './sqlite/open-sqlite-store.ts';
export type { Commit } from './sqlite/write-batch.ts';
export { serialByKey } from './serial-by-key.ts';
