import { AppError } from '@argint/contracts';
import type { Page, Query } from '../aggregate-store.ts';
import type { StoredPlain } from '../document-writes.ts';
import type { IndexedField } from './indexed-field.ts';
import { decodeCursor, encodeCursor, type CursorPosition } from './page-cursor.ts';
import {
  queryableField,
  whereClauses,
  type Clause,
  type QueryableFields,
} from './where-clauses.ts';

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 1_000;

/** Field and direction of a sort. Ties are broken by `_id` in the same direction. */
export interface Sort {
  field: IndexedField;
  direction: 1 | -1;
}

/** A query as an adapter runs it: checked, with its defaults. */
export interface CheckedQuery {
  clauses: Clause[];
  sort: Sort;
  limit: number;
  /** Where the page before ended; undefined for the first page. */
  after: CursorPosition | undefined;
  /** The cursor of the page after the one that ends there. */
  cursorAt(position: CursorPosition): string;
}

const checkLimit = (limit: number): number => {
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMIT_MAX) return limit;
  throw new AppError('VALIDATION_FAILED', `A page has 1 to ${LIMIT_MAX} items.`);
};

/**
 * @throws AppError VALIDATION_FAILED for an invalid condition, limit or cursor
 * @throws TypeError for a field without a declared index
 */
export const checkedQuery = (
  collection: string,
  fields: QueryableFields,
  query: Query,
): CheckedQuery => {
  const limit = checkLimit(query.limit ?? LIMIT_DEFAULT);
  const { field: path, direction } = query.sort ?? { field: '_id', direction: 1 };
  if (direction !== 1 && direction !== -1)
    throw new AppError('VALIDATION_FAILED', 'A sort direction is 1 or -1.');
  const sort = { field: queryableField(collection, fields, path), direction };
  const sortName = `${path}:${direction}`;
  return {
    clauses: whereClauses(collection, fields, query.where ?? {}),
    sort,
    limit,
    after: query.after === undefined ? undefined : decodeCursor(sortName, query.after),
    cursorAt: (position) => encodeCursor(sortName, position),
  };
};

/** A field's value in a document, as a cursor keeps it: dates in ms, booleans 0 or 1, missing is null. */
const cursorValueAt = (doc: object, path: string): CursorPosition['value'] => {
  const value = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | null | undefined)?.[key],
      doc,
    );
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value ? (value as Date).getTime() : null;
};

/**
 * The page of a query, from the rows that were found: up to one more than the limit, which tells whether there is a
 * next page.
 *
 * @param read makes the document of a row; not called for the row beyond the page
 */
export const pageOf = <R>(
  { sort, limit, cursorAt }: Pick<CheckedQuery, 'sort' | 'limit' | 'cursorAt'>,
  found: readonly R[],
  read: (row: R) => StoredPlain,
): Page<StoredPlain> => {
  const items = found.slice(0, limit).map(read);
  const last = items.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  const next = hasMore
    ? cursorAt({ value: cursorValueAt(last, sort.field.path), id: last._id })
    : null;
  return { items, next };
};
