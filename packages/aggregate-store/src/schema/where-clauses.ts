import { AppError } from '@argint/contracts';
import { types } from 'node:util';
import type { AggregateSchema } from '../define-aggregate.ts';
import { ID_FIELD, type IndexedField } from './indexed-field.ts';

/** A value of a filter. */
export type Scalar = string | number | boolean | Date | null;

/** One checked condition; all clauses of a filter hold together. */
export type Clause =
  | { field: IndexedField; op: 'eq' | '$gt' | '$gte' | '$lt' | '$lte'; value: Scalar }
  | { field: IndexedField; op: '$in'; values: Scalar[] };

/** The fields that may be asked for, by path. */
export type QueryableFields = ReadonlyMap<string, IndexedField>;

/** The id, and every field of a declared index. */
export const queryableFields = ({ indexes }: Pick<AggregateSchema, 'indexes'>): QueryableFields =>
  new Map(
    [ID_FIELD, ...indexes.flatMap(({ fields }) => fields.map(({ field }) => field))].map(
      (field) => [field.path, field],
    ),
  );

const RANGES = ['$gt', '$gte', '$lt', '$lte'] as const;
/** Most values of one $in. */
const IN_MAX = 1_000;

const refuse = (path: string, what: string): AppError =>
  new AppError('VALIDATION_FAILED', `The filter on ${path} ${what}.`, { details: { field: path } });

const kindOf = (value: unknown): string => (types.isDate(value) ? 'date' : typeof value);

/** The value itself where it is of the field's kind, or null. */
const checkScalar = (field: IndexedField, value: unknown): Scalar => {
  if (value === null) return null;
  const kind = kindOf(value);
  if (!['string', 'number', 'boolean', 'date'].includes(kind))
    throw refuse(field.path, 'must be a plain value or a range');
  const isNumber = kind === 'number' || kind === 'date';
  if (kind !== field.kind || (isNumber && Number.isNaN(Number(value))))
    throw refuse(field.path, `is not a ${field.kind}`);
  return value as Scalar;
};

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Any realm's Object.prototype will do: it is the one without a prototype of its own.
  return prototype === null || (Object.getPrototypeOf(prototype) === null && !Array.isArray(value));
};

const clausesOf = (field: IndexedField, condition: unknown): Clause[] => {
  if (!isPlainObject(condition)) return [{ field, op: 'eq', value: checkScalar(field, condition) }];
  const entries = Object.entries(condition);
  if (entries.length === 0) throw refuse(field.path, 'is empty');
  return entries.map(([op, operand]): Clause => {
    if (op === '$in') {
      if (!Array.isArray(operand) || operand.length > IN_MAX)
        throw refuse(field.path, `takes a list of at most ${IN_MAX} values`);
      return { field, op, values: operand.map((value) => checkScalar(field, value)) };
    }
    const range = RANGES.find((name) => name === op);
    if (range === undefined) throw refuse(field.path, 'must be a plain value or a range');
    const value = checkScalar(field, operand);
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
 * A filter as a list of checked clauses. Throws AppError VALIDATION_FAILED on a value that is no Condition of
 * the field's kind, whatever its TypeScript type claimed, and TypeError on a field of no declared index.
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
