import { AppError } from '@argint/contracts';
import { types } from 'node:util';
import type { IndexedField } from './indexed-field.ts';

/** A filter value as the schema casts it. */
export type CastScalar = string | number | boolean | Date | null;

/** One checked condition; all clauses of a filter hold together. */
export type Clause =
  | { field: IndexedField; op: 'eq' | '$gt' | '$gte' | '$lt' | '$lte'; value: CastScalar }
  | { field: IndexedField; op: '$in'; values: CastScalar[] };

/** The fields that may be asked for, by path. */
export type QueryableFields = ReadonlyMap<string, IndexedField>;

const RANGES = ['$gt', '$gte', '$lt', '$lte'] as const;
/** Most values of one $in. */
const IN_MAX = 1_000;

/** mongoose's own cast of a filter value, setters such as lowercase included; missing from its types. */
interface CastsForQuery {
  castForQuery(operator: null, value: unknown, context: null): unknown;
}

const refuse = (path: string, what: string): AppError =>
  new AppError('VALIDATION_FAILED', `The filter on ${path} ${what}.`, { details: { field: path } });

const castScalar = (field: IndexedField, value: unknown): CastScalar => {
  if (value === null) return null;
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value) || types.isDate(value);
  if (!isScalar) throw refuse(field.path, 'must be a plain value or a range');
  let cast: unknown;
  try {
    cast = (field.schemaType as unknown as CastsForQuery).castForQuery(null, value, null);
  } catch {
    cast = undefined;
  }
  const isUsable =
    cast !== undefined &&
    cast !== null &&
    !Number.isNaN(cast instanceof Date ? cast.getTime() : cast);
  if (!isUsable && typeof cast !== 'string')
    throw refuse(field.path, `is not a ${field.type.toLowerCase()}`);
  return cast as CastScalar;
};

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Object.prototype of whatever realm: the one whose own prototype is null.
  return prototype === null || (Object.getPrototypeOf(prototype) === null && !Array.isArray(value));
};

const clausesOf = (field: IndexedField, condition: unknown): Clause[] => {
  if (!isPlainObject(condition)) return [{ field, op: 'eq', value: castScalar(field, condition) }];
  const entries = Object.entries(condition);
  if (entries.length === 0) throw refuse(field.path, 'is empty');
  return entries.map(([op, operand]): Clause => {
    if (op === '$in') {
      if (!Array.isArray(operand) || operand.length > IN_MAX)
        throw refuse(field.path, `takes a list of at most ${IN_MAX} values`);
      return { field, op, values: operand.map((value) => castScalar(field, value)) };
    }
    const range = RANGES.find((name) => name === op);
    if (range === undefined) throw refuse(field.path, 'must be a plain value or a range');
    const value = castScalar(field, operand);
    if (value === null) throw refuse(field.path, 'has a range with null');
    return { field, op: range, value };
  });
};

/** The field of that name; throws TypeError where no declared index has it. */
export const queryableField = (
  collection: string,
  fields: QueryableFields,
  path: string,
): IndexedField => {
  const field = fields.get(path);
  if (field === undefined) throw new TypeError(`${collection}: ${path} is in no declared index`);
  return field;
};

/**
 * A filter checked and cast by the schema. Throws AppError VALIDATION_FAILED on a value that is no
 * Condition, whatever its TypeScript type claimed, and TypeError on a field of no declared index.
 */
export const whereClauses = (
  collection: string,
  fields: QueryableFields,
  where: unknown,
): Clause[] => {
  if (!isPlainObject(where))
    throw new AppError('VALIDATION_FAILED', 'The filter is not an object.');
  return Object.entries(where).flatMap(([path, condition]) =>
    clausesOf(queryableField(collection, fields, path), condition),
  );
};
