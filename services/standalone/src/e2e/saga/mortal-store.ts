import type { AggregateStore, Collection, Doc } from '@argint/aggregate-store';
import type { Faults, ServiceName } from './faults.ts';
import type { TurnKeeper } from './turns.ts';

/** One life of a service: from a start to the kill that ends it. */
export interface Life {
  service: ServiceName;
  isDead: boolean;
  /** Resolves at the end. */
  died: Promise<void>;
}

/** What a killed process waits for. */
const never = new Promise<never>(() => undefined);

/** Thrown through the store's own code to leave a write undone; never seen by the service. */
class EndedHere extends Error {}

/** The service's own store as one life sees it: a dead one's calls never return, and a fault may end it at any write. */
export const mortalStore = (
  store: AggregateStore,
  life: Life,
  tools: { faults: Faults; turns: TurnKeeper; declared: Map<string, Collection<unknown>> },
): AggregateStore => {
  const { faults, turns, declared } = tools;

  const alive = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    await turns.yieldAt(`${life.service} ${label}`);
    if (life.isDead) return never;
    const done = await turns.during(() =>
      work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    );
    if (life.isDead) return never;
    if ('error' in done) throw done.error;
    return done.value;
  };
  const endsHere = (side: 'before' | 'after'): boolean => faults.atStep(life.service, side);
  const write = <T>(label: string, work: () => Promise<T>): Promise<T> =>
    alive(label, async () => {
      if (endsHere('before')) throw new EndedHere();
      const value = await work();
      endsHere('after');
      return value;
    });

  const mortal = <D>(name: string, inner: Collection<D>): Collection<D> => ({
    get: (id) => alive(`${name}.get`, () => inner.get(id)),
    find: (query) => alive(`${name}.find`, () => inner.find(query)),
    count: (where) => alive(`${name}.count`, () => inner.count(where)),
    insert: (doc) => write(`${name}.insert`, () => inner.insert(doc)),
    delete: (id, version) => write(`${name}.delete`, () => inner.delete(id, version)),
    update: (id, change) =>
      alive(`${name}.update`, async () => {
        let isWritten = false;
        const stored = await inner.update(id, (doc: Doc<D>) => {
          const next = change(doc);
          isWritten = next !== doc;
          if (isWritten && endsHere('before')) throw new EndedHere();
          return next;
        });
        if (isWritten) endsHere('after');
        return stored;
      }),
  });

  return {
    collection: <D>(name: string, schema: Parameters<AggregateStore['collection']>[1]) => {
      const key = `${life.service}:${name}`;
      const inner =
        (declared.get(key) as Collection<D> | undefined) ?? store.collection(name, schema);
      declared.set(key, inner as Collection<unknown>);
      return mortal(name, inner as Collection<D>);
    },
    ready: () => store.ready(),
    ping: () => store.ping(),
    close: () => store.close(),
    onOutbox: (listener) => store.onOutbox(() => void (life.isDead || listener())),
    pendingOutbox: (limit) => alive('outbox', () => store.pendingOutbox(limit)),
    clearOutbox: (...given) => write('clearOutbox', () => store.clearOutbox(...given)),
  };
};
