import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Stored } from '@argint/aggregate-store';
import type { StoredPlain } from '@argint/aggregate-store/adapter';
import { decodeDocument, encodeDocument } from './json-codec.ts';

type Plain = Record<string, unknown>;
/** A row as the table holds it; outbox_since in ms. */
export interface Row {
  _id: string;
  version: number;
  outbox_since: number | null;
  doc: string;
}

/** A document ready to be written: its JSON was made, and refused, outside the transaction. */
export type EncodedRow = Row;

/** The columns carry _id, version and outboxSince; the JSON has the rest. */
export const encodeRow = ({ _id, version, outboxSince, ...rest }: StoredPlain): EncodedRow => ({
  _id,
  version,
  outbox_since: outboxSince === null ? null : outboxSince.getTime(),
  doc: encodeDocument(rest),
});

/** The document of a row, without defaults declared since. */
export const decodeRow = (row: Row): StoredPlain => ({
  _id: row._id,
  version: row.version,
  outboxSince: row.outbox_since === null ? null : new Date(row.outbox_since),
  ...(decodeDocument(row.doc) as Plain & Pick<Stored, 'outbox'>),
});

/** A sum, because SQLite 3.49 and later prepare a statement anew each time a plain `LIMIT ?` gets its value. */
export const LIMIT = 'LIMIT ? + 0';

/** Prepared statements by their text; conditions have few shapes, so there are few. */
const statementCache = (db: DatabaseSync): ((sql: string) => StatementSync) => {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
};

/** One collection's table, row by row; every call is synchronous. */
export const sqliteRows = (db: DatabaseSync, table: string) => {
  const prepare = statementCache(db);
  return {
    get(id: string): Row | undefined {
      return prepare(`SELECT * FROM "${table}" WHERE _id = ?`).get(id) as Row | undefined;
    },
    insert(row: EncodedRow): number {
      const sql = `INSERT INTO "${table}" (_id, version, outbox_since, doc) VALUES (?, ?, ?, ?)`;
      return Number(prepare(sql).run(row._id, row.version, row.outbox_since, row.doc).changes);
    },
    /** 0 where the version is another by now. */
    replace(row: EncodedRow, seen: number): number {
      const sql = `UPDATE "${table}" SET version = ?, outbox_since = ?, doc = ? WHERE _id = ? AND version = ?`;
      return Number(
        prepare(sql).run(row.version, row.outbox_since, row.doc, row._id, seen).changes,
      );
    },
    delete(id: string, seen?: number): number {
      const sql = `DELETE FROM "${table}" WHERE _id = ?`;
      const { changes } =
        seen === undefined ? prepare(sql).run(id) : prepare(`${sql} AND version = ?`).run(id, seen);
      return Number(changes);
    },
    select(rest: string, values: readonly (string | number | null)[]): Row[] {
      return prepare(`SELECT * FROM "${table}" ${rest}`).all(...values) as unknown as Row[];
    },
    count(where: string, values: readonly (string | number | null)[]): number {
      return Number(
        prepare(`SELECT count(*) AS n FROM "${table}" WHERE ${where}`).get(...values)?.['n'],
      );
    },
    /** Rows with events in their outbox, and the oldest outbox_since in ms. */
    backlog(): { waiting: number; oldest: number | null } {
      const sql = `SELECT count(*) AS waiting, min(outbox_since) AS oldest FROM "${table}" WHERE outbox_since IS NOT NULL`;
      return prepare(sql).get() as unknown as { waiting: number; oldest: number | null };
    },
    pending(limit: number): Row[] {
      const sql = `SELECT * FROM "${table}" WHERE outbox_since IS NOT NULL ORDER BY outbox_since ${LIMIT}`;
      return prepare(sql).all(limit) as unknown as Row[];
    },
  };
};
export type SqliteRows = ReturnType<typeof sqliteRows>;
