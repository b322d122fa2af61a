import {
  leaseSchema,
  type AggregateStore,
  type Collection,
  type Doc,
} from '@argint/aggregate-store';
import type { Failpoint } from './failpoints.ts';

/** The state fields of a document, which distinguish its writes in the name of a point: `[processing,running]`. */
const stateLabel = (doc: object): string => {
  const { status, phase, state } = doc as Record<string, unknown>;
  const states = [status, phase, state].filter((field) => typeof field === 'string');
  return states.length === 0 ? '' : `[${states.join(',')}]`;
};

const wrapCollection = <D>(
  inner: Collection<D>,
  prefix: string,
  hit: Failpoint,
): Collection<D> => ({
  // Every method is listed here. So a new method is a type error until someone decides whether it needs a failpoint.
  get: inner.get,
  find: inner.find,
  count: inner.count,
  insert: async (doc) => {
    const callSite = new Error();
    const step = `${prefix}.insert${stateLabel(doc)}`;
    hit(`${step}|before`, callSite);
    const stored = await inner.insert(doc);
    hit(`${step}|after`, callSite);
    return stored;
  },
  update: async (id, change) => {
    const callSite = new Error();
    let step: string | undefined;
    const stored = await inner.update(id, (doc: Doc<D>) => {
      const next = change(doc);
      step = next === doc ? undefined : `${prefix}.update${stateLabel(next)}`;
      if (step !== undefined) hit(`${step}|before`, callSite);
      return next;
    });
    if (step !== undefined) hit(`${step}|after`, callSite);
    return stored;
  },
  claimOne: async (where, sort, change) => {
    const callSite = new Error();
    let step: string | undefined;
    const stored = await inner.claimOne(where, sort, (doc: Doc<D>) => {
      const next = change(doc);
      step = next === doc ? undefined : `${prefix}.claimOne${stateLabel(next)}`;
      if (step !== undefined) hit(`${step}|before`, callSite);
      return next;
    });
    if (step !== undefined) hit(`${step}|after`, callSite);
    return stored;
  },
  delete: async (id, version) => {
    const callSite = new Error();
    hit(`${prefix}.delete|before`, callSite);
    const done = await inner.delete(id, version);
    hit(`${prefix}.delete|after`, callSite);
    return done;
  },
});

/** Wraps a store so that every write hits a failpoint before and after it. */
export const createFailingStore = (
  inner: AggregateStore,
  service: string,
  hit: Failpoint,
): AggregateStore => ({
  migrate: inner.migrate,
  ready: inner.ready,
  ping: inner.ping,
  close: inner.close,
  onOutbox: inner.onOutbox,
  pendingOutbox: inner.pendingOutbox,
  outboxBacklog: inner.outboxBacklog,
  // No failpoints for leases: the store's own suite tests that the lease of a killed process expires.
  collection: (schema) =>
    schema.name === leaseSchema.name
      ? inner.collection(schema)
      : wrapCollection(inner.collection(schema), `${service}:${schema.name}`, hit),
  clearOutbox: async (collection, aggregateId, eventIds) => {
    hit(`${service}:${collection}.clearOutbox|before`);
    await inner.clearOutbox(collection, aggregateId, eventIds);
    hit(`${service}:${collection}.clearOutbox|after`);
  },
});
