// What an adapter builds on; services import the package itself.
export {
  checkId,
  documentWrites,
  untilNoConflict,
  type DocumentWrites,
  type StoredPlain,
} from './document-writes.ts';
export { nextOutboxSince } from './outbox-state.ts';
export { storableCopy, storableForm, type StorableForms } from './storable-copy.ts';
export { checkUndeclared } from './schema/check-undeclared.ts';
export { checkedQuery, pageOf, type Sort } from './schema/checked-query.ts';
export type { DeclaredIndex } from './schema/declared-index.ts';
export { documentModel } from './schema/document-model.ts';
export type { IndexedField } from './schema/indexed-field.ts';
export type { CursorPosition } from './schema/page-cursor.ts';
export {
  queryableFields,
  whereClauses,
  type Scalar,
  type Clause,
  type QueryableFields,
} from './schema/where-clauses.ts';
