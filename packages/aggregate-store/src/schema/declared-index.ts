import type { Schema } from 'mongoose';
import { indexedField, type IndexedField } from './indexed-field.ts';

/** An index as both adapters can build it. */
export interface DeclaredIndex {
  fields: readonly { field: IndexedField; direction: 1 | -1 }[];
  unique: boolean;
  /** Only documents where these fields are neither null nor missing are in the index. */
  present: readonly IndexedField[];
}

const BSON_TYPES = { String: 'string', Number: 'number', Date: 'date', Boolean: 'bool' } as const;
const SUPPORTED = [
  'unique',
  'sparse',
  'partialFilterExpression',
  'name',
  'background',
  '_autoIndex',
];

/** The fields of a filter that says no more than 'is there'; undefined for any other filter. */
const presentFields = (schema: Schema, filter: object): IndexedField[] | undefined => {
  const fields: IndexedField[] = [];
  for (const [path, condition] of Object.entries(filter)) {
    const field = indexedField(schema, path);
    const { $exists, $type, ...rest } = (condition ?? {}) as Record<string, unknown>;
    const isPresence =
      $exists === true || ($type !== undefined && $type === BSON_TYPES[field.type]);
    if (!isPresence || ($exists ?? true) !== true || Object.keys(rest).length > 0) return undefined;
    fields.push(field);
  }
  return fields;
};

/**
 * The schema's indexes. Supported: directions 1 and -1, `unique`, `sparse` (one field), and a
 * `partialFilterExpression` of {field: {$exists: true}} or {$type: the field's own type}; `name` and
 * `background` have no effect. Fields are strings, numbers, dates or booleans outside arrays.
 * Throws TypeError on anything else (TTL, text, collation, multikey …).
 */
export const declaredIndexes = (collection: string, schema: Schema): DeclaredIndex[] =>
  schema.indexes().map(([keys, options]) => {
    const paths = Object.keys(keys);
    const refuse = (what: string): never => {
      throw new TypeError(`${collection}: index on ${paths.join(', ')}: ${what} is not supported`);
    };
    const given = Object.entries(options ?? {}).filter(
      ([, value]) => value !== undefined && value !== null,
    );
    const unknown = given.find(([option]) => !SUPPORTED.includes(option));
    if (unknown) refuse(unknown[0]);

    const fields = Object.entries(keys).map(([path, direction]) => {
      if (direction !== 1 && direction !== -1) refuse(`direction ${String(direction)}`);
      return { field: indexedField(schema, path), direction: direction as 1 | -1 };
    });
    const { unique, sparse, partialFilterExpression } = Object.fromEntries(given);
    if (sparse && fields.length > 1) refuse('sparse over several fields');
    const filtered = partialFilterExpression
      ? (presentFields(schema, partialFilterExpression as object) ??
        refuse('this partialFilterExpression'))
      : [];
    const sparseFields = sparse ? fields.map(({ field }) => field) : [];
    return { fields, unique: unique === true, present: [...sparseFields, ...filtered] };
  });
