import { AppError } from '@argint/contracts';
import type { Condition, Query } from '@argint/aggregate-store';
import {
  decodeCursor,
  encodeCursor,
  queryableField,
  whereClauses,
  type QueryableFields,
} from '@argint/aggregate-store/adapter';
import { sqlValueAt } from './field-expression.ts';
import { rangesAfter, wholeRange, type Sort } from './page-sql.ts';
import { decodeRow, type Row, type SqliteRows, type StoredPlain } from './sqlite-rows.ts';
import { whereSql } from './where-sql.ts';

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 1_000;

const checkLimit = (limit: number): number => {
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMIT_MAX) return limit;
  throw new AppError('VALIDATION_FAILED', `A page has 1 to ${LIMIT_MAX} items.`);
};

/** Reading by condition; keyset pages, so that rows inserted meanwhile neither repeat nor hide others. */
export const sqliteQuery = (collection: string, rows: SqliteRows, fields: QueryableFields) => ({
  find(query: Query): { items: StoredPlain[]; next: string | null } {
    const limit = checkLimit(query.limit ?? LIMIT_DEFAULT);
    const { field, direction } = query.sort ?? { field: '_id', direction: 1 };
    if (direction !== 1 && direction !== -1)
      throw new AppError('VALIDATION_FAILED', 'A sort direction is 1 or -1.');
    const sort: Sort = { field: queryableField(collection, fields, field), direction };
    const sortName = `${field}:${direction}`;
    const where = whereSql(whereClauses(collection, fields, query.where ?? {}));
    const ranges =
      query.after === undefined
        ? [wholeRange(sort)]
        : rangesAfter(sort, decodeCursor(sortName, query.after));

    const found: Row[] = [];
    for (const range of ranges) {
      // One more than asked tells whether there is a next page.
      const wanted = limit + 1 - found.length;
      if (wanted === 0) break;
      const rest = `WHERE ${where.text} AND ${range.text} ORDER BY ${range.order} LIMIT ?`;
      found.push(...rows.select(rest, [...where.values, ...range.values, wanted]));
    }
    const items = found.slice(0, limit).map(decodeRow);
    const last = items.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    const next = hasMore
      ? encodeCursor(sortName, { value: sqlValueAt(last, field), id: last._id })
      : null;
    return { items, next };
  },

  count(where: Record<string, Condition>): number {
    const { text, values } = whereSql(whereClauses(collection, fields, where));
    return rows.count(text, values);
  },
});
