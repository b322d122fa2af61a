import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';

/** Applies a change to an aggregate, which `make` starts where there is none yet. */
export const updateOrInsert = async <D extends object>(
  collection: Collection<D>,
  id: string,
  make: () => D,
  change: <R extends D>(doc: R) => R,
): Promise<Doc<D>> => {
  const updated = await collection.update(id, change);
  if (updated) return updated;
  try {
    return await collection.insert({ _id: id, ...change(make()) });
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    return updateOrInsert(collection, id, make, change);
  }
};
