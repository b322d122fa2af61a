import type { AggregateStore, Collection } from '../aggregate-store.ts';
import type { AggregateSchema, FieldsOf } from '../define-aggregate.ts';
import { parcelSchema, shelfSchema, type Parcel, type Shelf } from './parcel.ts';

/** What the test of a store adapter passes to the suite. */
export interface StoreUnderTest {
  /**
   * Opens a new handle, as a new process would. Handles with the same database name share their data. A new name
   * is an empty database.
   */
  open(database: string, options: { clock: () => Date }): AggregateStore | Promise<AggregateStore>;
}

interface DeclaredStore {
  store: AggregateStore;
  parcels: Collection<Parcel>;
  shelves: Collection<Shelf>;
}

export interface OpenStore extends DeclaredStore {
  /** Opens another handle on the same data, as after a crash: the first is not closed. */
  reopen(options?: { migrate: boolean }): Promise<OpenStore>;
}

/** Opens stores with the suite's collections. `closeAll` closes every handle that it opened. */
export const createStoreHarness = ({ open }: StoreUnderTest) => {
  const handles: AggregateStore[] = [];
  let databases = 0;
  let now = Date.UTC(2026, 0, 1);
  const newName = (): string => `store${(databases += 1)}`;

  const declareOn = async (database: string): Promise<DeclaredStore> => {
    const store = await open(database, { clock: () => new Date(now) });
    handles.push(store);
    const parcels = store.collection(parcelSchema);
    const shelves = store.collection(shelfSchema);
    return { store, parcels, shelves };
  };
  const openOn = async (database: string, { migrate } = { migrate: true }): Promise<OpenStore> => {
    const declared = await declareOn(database);
    if (migrate) await declared.store.migrate();
    await declared.store.ready();
    return { ...declared, reopen: (options) => openOn(database, options) };
  };

  return {
    /** Opens a migrated store on empty data. */
    openEmpty: (): Promise<OpenStore> => openOn(newName()),
    /** Opens a store on empty data and declares its collections, but does not migrate it. */
    async declareEmpty() {
      const database = newName();
      return {
        ...(await declareOn(database)),
        /** Opens another handle on the same data. */
        another: (): Promise<DeclaredStore> => declareOn(database),
        /** Opens another handle on the same data that declares only this schema. */
        async declare(schema: AggregateSchema): Promise<{ store: AggregateStore }> {
          const store = await open(database, { clock: () => new Date(now) });
          handles.push(store);
          store.collection(schema);
          return { store };
        },
      };
    },
    /** Returns a function that opens one more handle, on a collection of that schema; all handles share their data. */
    async shareCollection<A extends AggregateSchema>(
      schema: A,
    ): Promise<() => Promise<Collection<FieldsOf<A>>>> {
      const database = newName();
      return async () => {
        const store = await open(database, { clock: () => new Date(now) });
        handles.push(store);
        const collection = store.collection(schema);
        await store.migrate();
        await store.ready();
        return collection;
      };
    },
    /** Advances the clock of all stores; returns the new time. */
    advanceClock: (ms: number): Date => new Date((now += ms)),
    async closeAll(): Promise<void> {
      for (const store of handles.splice(0)) await store.close();
    },
  };
};
export type StoreHarness = ReturnType<typeof createStoreHarness>;

/** The code of the AppError that a promise rejects with; otherwise its other error, or `{ resolved: value }`. */
export const codeOfRejection = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    return { resolved: await promise };
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
};
