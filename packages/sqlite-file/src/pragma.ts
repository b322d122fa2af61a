import type { DatabaseSync } from 'node:sqlite';

/** The value that `PRAGMA name` answers with; undefined where it answers nothing. */
export const readPragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
