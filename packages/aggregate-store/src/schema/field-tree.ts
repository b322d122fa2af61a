import type { z } from 'zod';

/** A field that one engine value holds; these may be indexed. */
export interface ScalarNode {
  kind: 'string' | 'number' | 'boolean' | 'date';
}
/** A field stored as it is given: a record, a union, `z.unknown()`, a literal null. */
export interface OpaqueNode {
  kind: 'opaque';
}
export interface ListNode {
  kind: 'list';
  item: FieldNode;
}
export interface ObjectNode {
  kind: 'object';
  fields: Readonly<Record<string, FieldNode>>;
}
/** One declared field, as an adapter needs to know it: what MongoDB's mongoose schema is made from. */
export type FieldNode = (ScalarNode | OpaqueNode | ListNode | ObjectNode) & {
  /** Whether a stored document may lack it or have null: one older than a field with a default lacks it. */
  mayBeEmpty?: boolean;
  /** Makes the value of a missing field; undefined where none is declared. */
  makeDefault?: (() => unknown) | undefined;
};

/** The parts of a zod definition that are read here; zod's own type is a union of 40 classes. */
interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  catchall?: unknown;
  coerce?: boolean;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  checks?: readonly { _zod: { def: { check: string } } }[];
  defaultValue?: unknown;
}

const SCALARS = ['string', 'number', 'boolean', 'date'] as const;

const scalarOf = (values: readonly unknown[]): ScalarNode | OpaqueNode => {
  const kinds = new Set(values.map((value) => typeof value));
  const kind = SCALARS.find((name) => kinds.size === 1 && kinds.has(name as 'string'));
  return { kind: kind ?? 'opaque' };
};

const hasDefault = (node: FieldNode): boolean => {
  if (node.makeDefault !== undefined) return true;
  if (node.kind === 'list') return hasDefault(node.item);
  return node.kind === 'object' && Object.values(node.fields).some(hasDefault);
};

/**
 * The declared fields as a plain tree. Throws TypeError naming the path of what no store can keep as declared:
 * a transform, a coercion, a check that changes its value, a strict or loose object, a default inside a
 * record or a union (it could not be completed on reading).
 */
export const fieldTree = (collection: string, schema: z.ZodObject): ObjectNode => {
  const node = describe(schema, collection);
  if (node.kind !== 'object') throw new TypeError(`${collection} is not an object`);
  return node;
};

const describe = (schema: z.core.$ZodType, path: string): FieldNode => {
  const definition = schema._zod.def as unknown as Definition;
  const refuse = (what: string): never => {
    throw new TypeError(`${path}: ${what} is not supported`);
  };
  const inner = (): FieldNode => describe(definition.innerType as z.core.$ZodType, path);
  const opaque = (parts: readonly (z.core.$ZodType | undefined)[]): FieldNode => {
    for (const part of parts)
      if (part && hasDefault(describe(part, path))) refuse(`a default inside a ${definition.type}`);
    return { kind: 'opaque' };
  };
  if (definition.coerce) refuse('coercion');
  if (definition.checks?.some(({ _zod }) => _zod.def.check === 'overwrite'))
    refuse('a check that changes its value');

  switch (definition.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'date':
      return { kind: definition.type };
    case 'enum':
      return scalarOf(Object.values(definition.entries ?? {}));
    case 'literal':
      return scalarOf(definition.values ?? []);
    case 'unknown':
    case 'null':
      return { kind: 'opaque' };
    case 'record':
      return opaque([definition.keyType, definition.valueType]);
    case 'union':
      return opaque(definition.options ?? []);
    case 'nullable':
    case 'optional':
      return { ...inner(), mayBeEmpty: true };
    case 'readonly':
      return inner();
    case 'default':
      // zod's getter makes a new value at each reading where the default is a function.
      return { ...inner(), mayBeEmpty: true, makeDefault: () => definition.defaultValue };
    case 'array':
      return { kind: 'list', item: describe(definition.element as z.core.$ZodType, `${path}[]`) };
    case 'object': {
      if (definition.catchall !== undefined) refuse('a strict or loose object');
      const fields = Object.entries(definition.shape ?? {}).map(([key, part]) => [
        key,
        describe(part, `${path}.${key}`),
      ]);
      return { kind: 'object', fields: Object.fromEntries(fields) as ObjectNode['fields'] };
    }
    default:
      return refuse(definition.type);
  }
};
