// What an adapter builds on; services import the package itself.
export { conflictDelay, UPDATE_TRIES } from './conflict-delay.ts';
export { deepFreeze } from './deep-freeze.ts';
export { nextOutboxSince } from './outbox-state.ts';
export type { DeclaredIndex } from './schema/declared-index.ts';
export { documentModel, type DocumentModel } from './schema/document-model.ts';
export type { FieldNode, ObjectNode } from './schema/field-tree.ts';
export type { IndexedField } from './schema/indexed-field.ts';
export { decodeCursor, encodeCursor, type CursorPosition } from './schema/page-cursor.ts';
export {
  queryableField,
  queryableFields,
  whereClauses,
  type Scalar,
  type Clause,
  type QueryableFields,
} from './schema/where-clauses.ts';
