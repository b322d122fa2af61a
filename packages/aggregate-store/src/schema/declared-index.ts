import { indexedField, type IndexedField } from './indexed-field.ts';
import type { ObjectNode } from './field-tree.ts';

/** An index as every adapter can build it. */
export interface DeclaredIndex {
  fields: readonly { field: IndexedField; direction: 1 | -1 }[];
  unique: boolean;
}

/** The indexes with their fields looked up. Throws TypeError where one cannot be built in every engine. */
export const declaredIndexes = (
  collection: string,
  tree: ObjectNode,
  indexes: readonly { fields: Partial<Record<string, 1 | -1>>; unique?: boolean }[],
): DeclaredIndex[] =>
  indexes.map(({ fields: declared, unique = false }) => {
    const fields = Object.entries(declared).map(([path, direction]) => {
      if (direction !== 1 && direction !== -1)
        throw new TypeError(`${collection}: an index on ${path} has a direction of 1 or -1`);
      return { field: indexedField(collection, tree, path), direction };
    });
    if (fields.length === 0) throw new TypeError(`${collection}: an index needs a field`);
    // Engines disagree about nulls in a unique index.
    const optional = unique ? fields.find(({ field }) => !field.required) : undefined;
    if (optional)
      throw new TypeError(
        `${collection}: a unique index on ${optional.field.path} needs it required`,
      );
    return { fields, unique };
  });
