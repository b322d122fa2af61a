import type { Condition, Page, Query } from '@argint/aggregate-store';
import {
  checkedQuery,
  pageOf,
  whereClauses,
  type QueryableFields,
  type StoredPlain,
} from '@argint/aggregate-store/adapter';
import { rangesAfter, wholeRange } from './page-sql.ts';
import { decodeRow, LIMIT, type Row, type SqliteRows } from './sqlite-rows.ts';
import { whereSql } from './where-sql.ts';

/** Reading by condition; keyset pages, so that rows inserted meanwhile neither repeat nor hide others. */
export const sqliteQuery = (collection: string, rows: SqliteRows, fields: QueryableFields) => ({
  find(query: Query): Page<StoredPlain> {
    const checked = checkedQuery(collection, fields, query);
    const { clauses, sort, limit, after } = checked;
    const where = whereSql(clauses);
    const ranges = after === undefined ? [wholeRange(sort)] : rangesAfter(sort, after);

    const found: Row[] = [];
    for (const range of ranges) {
      // One more than asked tells whether there is a next page.
      const wanted = limit + 1 - found.length;
      if (wanted === 0) break;
      const rest = `WHERE ${where.text} AND ${range.text} ORDER BY ${range.order} ${LIMIT}`;
      found.push(...rows.select(rest, [...where.values, ...range.values, wanted]));
    }
    return pageOf(checked, found, decodeRow);
  },

  count(where: Record<string, Condition>): number {
    const { text, values } = whereSql(whereClauses(collection, fields, where));
    return rows.count(text, values);
  },
});
