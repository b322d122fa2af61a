import type { Services } from '../services.ts';
import { createMemoryStorage } from './browser-storage.ts';

/** One last-resort storage per page load. */
const memories = new WeakMap<Services, Storage>();

const memoryOf = (services: Services): Storage => {
  const memory = memories.get(services) ?? createMemoryStorage();
  memories.set(services, memory);
  return memory;
};

/** Best first: survives the browser, survives a reload of this tab, survives until a reload. */
const storagesOf = (services: Services): Storage[] => [
  services.local,
  services.session,
  memoryOf(services),
];

/** Values that must outlive a reload even when local storage is full. */
export interface KeptValues {
  get: (key: string) => string | null;
  /** Stores the value in the best storage that accepts it; never throws. */
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** All keys that begin with `prefix`. */
  keys: (prefix: string) => string[];
}

/** Reads and writes values in local storage, or where that is full in the next best place. */
export const keptValues = (services: Services): KeptValues => {
  const storages = storagesOf(services);
  const remove = (key: string): void => {
    for (const storage of storages) storage.removeItem(key);
  };
  return {
    remove,
    get: (key) => storages.map((storage) => storage.getItem(key)).find((it) => it !== null) ?? null,
    set: (key, value) => {
      remove(key);
      for (const storage of storages) {
        try {
          storage.setItem(key, value);
          return;
        } catch {
          // Full: the next one takes it.
        }
      }
    },
    keys: (prefix) => [
      ...new Set(
        storages
          .flatMap((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)))
          .filter((key): key is string => key?.startsWith(prefix) === true),
      ),
    ],
  };
};
