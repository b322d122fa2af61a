import type { AggregateStore, Collection } from '../aggregate-store.ts';
import { parcelSchema, shelfSchema, type Parcel, type Shelf } from './parcel.ts';

/** What an adapter's test gives the suite. */
export interface StoreUnderTest {
  /**
   * A new handle, as a new process would open it. One database name is one set of data; a name not seen
   * before is empty.
   */
  open(database: string, options: { clock: () => Date }): AggregateStore | Promise<AggregateStore>;
}

export interface Bench {
  store: AggregateStore;
  parcels: Collection<Parcel>;
  shelves: Collection<Shelf>;
  /** Another handle on the same data, as after a crash: the first is not closed. */
  reopen(): Promise<Bench>;
}

/** Opens benches with the suite's collections and closes every handle at the end. */
export const workbench = ({ open }: StoreUnderTest) => {
  const opened: AggregateStore[] = [];
  let databases = 0;
  let now = Date.UTC(2026, 0, 1);

  const openOn = async (database: string): Promise<Bench> => {
    const store = await open(database, { clock: () => new Date(now) });
    opened.push(store);
    const parcels = store.collection<Parcel>('parcels', parcelSchema());
    const shelves = store.collection<Shelf>('shelves', shelfSchema());
    await store.ready();
    return { store, parcels, shelves, reopen: () => openOn(database) };
  };

  return {
    fresh: (): Promise<Bench> => openOn(`bench${(databases += 1)}`),
    /** Moves the stores' clock, milliseconds. */
    pass: (ms: number): Date => new Date((now += ms)),
    async closeAll(): Promise<void> {
      for (const store of opened.splice(0)) await store.close();
    },
  };
};
export type Workbench = ReturnType<typeof workbench>;

/** The code of an AppError a promise is rejected with; otherwise what came instead. */
export const codeOfRejection = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    return { resolved: await promise };
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
};
