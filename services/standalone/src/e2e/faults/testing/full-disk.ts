import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, jest } from '@jest/globals';

const pageCount = (db: DatabaseSync): number =>
  Number(Object.values(db.prepare('PRAGMA page_count').get() ?? {})[0]);

/**
 * Simulates a full disk for every database that this process opens during the tests of a file: SQLite reports
 * SQLITE_FULL on any machine.
 */
export const useFullDisk = () => {
  const databases = new Set<DatabaseSync>();
  const limitPages = (pagesOf: (db: DatabaseSync) => number): void => {
    for (const db of databases)
      if (db.isOpen) db.prepare(`PRAGMA max_page_count=${pagesOf(db)}`).get();
  };
  beforeAll(() => {
    const { exec } = DatabaseSync.prototype;
    jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      sql: string,
    ) {
      databases.add(this);
      exec.call(this, sql);
    });
  });
  afterAll(() => void jest.restoreAllMocks());
  return {
    /** Stops every open database file from growing. A database opened later may grow. */
    fill: (): void => limitPages(pageCount),
    makeRoom: (): void => limitPages(() => 1_000_000),
  };
};
