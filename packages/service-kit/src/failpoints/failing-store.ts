import type { AggregateStore, Collection, Doc } from '@argint/aggregate-store';
import type { Failpoints } from './failpoints.ts';

/** What a document's own words say of where it stands: `[processing,running]`. */
const stateOf = (doc: object): string => {
  const { status, phase, state } = doc as Record<string, unknown>;
  const words = [status, phase, state].filter((word) => typeof word === 'string');
  return words.length === 0 ? '' : `[${words.join(',')}]`;
};

const failingCollection = <D>(
  inner: Collection<D>,
  prefix: string,
  hit: Failpoints,
): Collection<D> => ({
  // Each method by name: a new one does not compile until somebody says whether it writes.
  get: inner.get,
  find: inner.find,
  count: inner.count,
  insert: async (doc) => {
    const calledFor = new Error();
    const step = `${prefix}.insert${stateOf(doc)}`;
    hit(`${step}|before`, calledFor);
    const stored = await inner.insert(doc);
    hit(`${step}|after`, calledFor);
    return stored;
  },
  update: async (id, change) => {
    const calledFor = new Error();
    let step: string | undefined;
    const stored = await inner.update(id, (doc: Doc<D>) => {
      const next = change(doc);
      step = next === doc ? undefined : `${prefix}.update${stateOf(next)}`;
      if (step !== undefined) hit(`${step}|before`, calledFor);
      return next;
    });
    if (step !== undefined) hit(`${step}|after`, calledFor);
    return stored;
  },
  delete: async (id, version) => {
    const calledFor = new Error();
    hit(`${prefix}.delete|before`, calledFor);
    const done = await inner.delete(id, version);
    hit(`${prefix}.delete|after`, calledFor);
    return done;
  },
});

/** The same store with a failpoint on each side of every write. */
export const failingStore = (
  inner: AggregateStore,
  service: string,
  hit: Failpoints,
): AggregateStore => ({
  ready: inner.ready,
  ping: inner.ping,
  close: inner.close,
  onOutbox: inner.onOutbox,
  pendingOutbox: inner.pendingOutbox,
  collection: (name, schema) =>
    failingCollection(inner.collection(name, schema), `${service}:${name}`, hit),
  clearOutbox: async (collection, aggregateId, eventIds) => {
    hit(`${service}:${collection}.clearOutbox|before`);
    await inner.clearOutbox(collection, aggregateId, eventIds);
    hit(`${service}:${collection}.clearOutbox|after`);
  },
});
