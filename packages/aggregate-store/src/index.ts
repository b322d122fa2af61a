export * from './aggregate-store.ts';
export {
  defineAggregate,
  type AggregateSchema,
  type FieldsOf,
  type IndexDeclaration,
} from './define-aggregate.ts';
export { eachOf, pagesOf } from './each-of.ts';
export {
  createStoreLease,
  leaseSchema,
  type Lease,
  type StoreLease,
  type StoreLeaseOptions,
} from './store-lease.ts';
