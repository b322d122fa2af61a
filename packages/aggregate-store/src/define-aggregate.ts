import { z } from 'zod';
import { declaredIndexes, type DeclaredIndex } from './schema/declared-index.ts';
import { fieldTree, type ObjectNode } from './schema/field-tree.ts';

/** A field's path: `owner`, or `route.hub` for a field of an object. */
export type FieldPath<S extends z.ZodRawShape> =
  | (keyof S & string)
  | `${keyof S & string}.${string}`;

/** Fields in the order of the index, each with its direction. */
export interface IndexDeclaration<S extends z.ZodRawShape> {
  fields: Partial<Record<FieldPath<S>, 1 | -1>>;
  /** No two documents share the fields' values. Only over fields that are never null nor missing. @default false */
  unique?: boolean;
}

/** The one declaration of a kind of aggregate: made by `defineAggregate`, read by every adapter. */
export interface AggregateSchema<S extends z.ZodRawShape = z.ZodRawShape> {
  /** The collection's name. */
  name: string;
  /** Checks the aggregate's own fields. */
  fields: z.ZodObject<S>;
  /** The same fields as a plain tree, for adapters: kinds, defaults, what may be null. */
  tree: ObjectNode;
  indexes: readonly DeclaredIndex[];
}

/** The fields of a document, as its schema declares them. */
export type FieldsOf<A extends AggregateSchema> = z.output<A['fields']>;

const KEPT_BY_THE_STORE = ['_id', 'version', 'outbox', 'outboxSince'];

/**
 * Declares a kind of aggregate once: its fields with their types, bounds and defaults, and its indexes.
 * The document type is inferred from it (`FieldsOf`), so a field cannot be in one and not in the other.
 *
 * What a document holds is decided here, in every adapter alike:
 * - a value is refused unless it is of the declared type; nothing is converted;
 * - a field that is not declared is refused on insert and update, never dropped. One that the stored
 *   document already has (another release declares it) is kept as it is;
 * - a default fills a missing field on insert, and on reading a document stored before the field existed.
 *
 * Fields may be strings, numbers, booleans, dates, enums, literals, objects, arrays; and records,
 * unions and `z.unknown()`, which an adapter stores as they are. Each may be nullable, optional or have a
 * default. Indexed are strings, numbers, booleans and dates outside arrays.
 *
 * Throws TypeError on anything else: a transform, a coercion, an unknown field in an index, a reserved name.
 */
export const defineAggregate = <const S extends z.ZodRawShape>(declaration: {
  /** Letters and digits, in camel case: it names a table or a collection. */
  name: string;
  fields: S;
  indexes?: readonly IndexDeclaration<S>[];
}): AggregateSchema<S> => {
  const { name, indexes = [] } = declaration;
  if (!/^[a-z][A-Za-z0-9]{0,62}$/.test(name))
    throw new TypeError(`${name} is not a collection name`);
  const taken = KEPT_BY_THE_STORE.find((field) => field in declaration.fields);
  if (taken !== undefined)
    throw new TypeError(`${name}: the store itself keeps the field ${taken}`);
  const fields = z.object(declaration.fields);
  const tree = fieldTree(name, fields);
  return { name, fields, tree, indexes: declaredIndexes(name, tree, indexes) };
};
