import type { Collection, Doc, NewDoc } from '@argint/aggregate-store';

/** Thrown instead of a write, or after it, as if the process had died there. */
export class Crash extends Error {}

/** Where a process dies: at which write (1 is the next one), and whether before or after it. */
export interface CrashPoint {
  write: number;
  isAfter: boolean;
}

/** Collections of one process, which dies at the point it is given. From then on it writes nothing. */
export const crashingProcess = (point: CrashPoint | null) => {
  let writes = 0;
  const guard =
    <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      writes += 1;
      const isPast = point !== null && writes > point.write;
      const isHere = point !== null && writes === point.write;
      if (isPast || (isHere && !point.isAfter)) throw new Crash();
      const result = await write(...args);
      if (isHere) throw new Crash();
      return result;
    };
  return <D>(collection: Collection<D>): Collection<D> => ({
    ...collection,
    insert: guard((doc: NewDoc<D>) => collection.insert(doc)),
    update: guard((id: string, change: (doc: Doc<D>) => Doc<D>) => collection.update(id, change)),
    delete: guard((id: string, version?: number) => collection.delete(id, version)),
  });
};
