import type { FieldNode, ObjectNode, ScalarNode } from './field-tree.ts';

/** A field that may stand in an index, a condition or a sort. */
export interface IndexedField {
  /** Dotted path. */
  path: string;
  kind: ScalarNode['kind'];
  /** Never null nor missing in a stored document. */
  required: boolean;
}

/** The id, which every document has and every engine indexes. */
export const ID_FIELD: IndexedField = { path: '_id', kind: 'string', required: true };

/** The field of that path. Throws TypeError naming it where it cannot be indexed. */
export const indexedField = (collection: string, tree: ObjectNode, path: string): IndexedField => {
  if (path === ID_FIELD.path) return ID_FIELD;
  let node: FieldNode | undefined = tree;
  let required = true;
  for (const segment of path.split('.')) {
    node =
      node?.kind === 'object' && /^\w+$/.test(segment) && Object.hasOwn(node.fields, segment)
        ? node.fields[segment]
        : undefined;
    required &&= node?.mayBeEmpty !== true;
  }
  if (
    node?.kind === 'string' ||
    node?.kind === 'number' ||
    node?.kind === 'boolean' ||
    node?.kind === 'date'
  )
    return { path, kind: node.kind, required };
  throw new TypeError(
    `${collection}: ${path} cannot be indexed: only declared strings, numbers, dates and booleans outside arrays can`,
  );
};
