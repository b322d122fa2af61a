export { openSqliteStore, type SqliteStoreOptions } from './open-sqlite-store.ts';
export type { Commit } from '@argint/sqlite-file';
