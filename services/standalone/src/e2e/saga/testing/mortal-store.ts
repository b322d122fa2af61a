import type {
  AggregateSchema,
  AggregateStore,
  Collection,
  Doc,
  FieldsOf,
} from '@argint/aggregate-store';
import type { Faults } from './faults.ts';
import type { Life } from './life.ts';
import type { TurnKeeper } from './turns.ts';

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
    await turns.yieldAt(`${life.service}/${life.replica} ${label}`);
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
  const endsHere = (side: 'before' | 'after'): boolean => faults.atStep(life, side);
  const write = <T>(label: string, work: () => Promise<T>): Promise<T> =>
    alive(label, async () => {
      if (endsHere('before')) throw new EndedHere();
      const value = await work();
      endsHere('after');
      return value;
    });

  /** Runs a change inside the store's own write, with a fault possible on either side of it. */
  const changing = async <D>(
    change: (doc: Doc<D>) => Doc<D>,
    run: (observed: (doc: Doc<D>) => Doc<D>) => Promise<Doc<D> | null>,
  ): Promise<Doc<D> | null> => {
    let isWritten = false;
    const stored = await run((doc) => {
      const next = change(doc);
      isWritten = next !== doc;
      if (isWritten && endsHere('before')) throw new EndedHere();
      return next;
    });
    if (isWritten) endsHere('after');
    return stored;
  };

  const mortal = <D>(name: string, inner: Collection<D>): Collection<D> => ({
    get: (id) => alive(`${name}.get`, () => inner.get(id)),
    find: (query) => alive(`${name}.find`, () => inner.find(query)),
    count: (where) => alive(`${name}.count`, () => inner.count(where)),
    insert: (doc) => write(`${name}.insert`, () => inner.insert(doc)),
    delete: (id, version) => write(`${name}.delete`, () => inner.delete(id, version)),
    update: (id, change) =>
      alive(`${name}.update`, () => changing(change, (observed) => inner.update(id, observed))),
    claimOne: (where, sort, change) =>
      alive(`${name}.claimOne`, () =>
        changing(change, (observed) => inner.claimOne(where, sort, observed)),
      ),
  });

  return {
    collection: <A extends AggregateSchema>(schema: A) => {
      const key = `${life.service}:${schema.name}`;
      const inner =
        (declared.get(key) as Collection<FieldsOf<A>> | undefined) ?? store.collection(schema);
      declared.set(key, inner as unknown as Collection<unknown>);
      return mortal(schema.name, inner);
    },
    migrate: (options) => store.migrate(options),
    ready: async () => {
      await store.migrate();
      await store.ready();
    },
    ping: () => store.ping(),
    close: () => store.close(),
    onOutbox: (listener) => store.onOutbox(() => void (life.isDead || listener())),
    outboxBacklog: () => store.outboxBacklog(),
    pendingOutbox: (limit) => alive('outbox', () => store.pendingOutbox(limit)),
    clearOutbox: (...given) => write('clearOutbox', () => store.clearOutbox(...given)),
  };
};
