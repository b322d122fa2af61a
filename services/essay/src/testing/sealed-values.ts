import { eachOf, type EssayCollections } from '../collections.ts';
import { keyNumberOf } from '../sealing/ciphertext.ts';

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'string') return [keyNumberOf(value) ?? []].flat();
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(numbersIn);
};

/** How many values each data key has sealed, by the key's number, in all fields of all stored documents. */
export const sealedByKey = async (
  collections: EssayCollections,
): Promise<Record<number, number>> => {
  const { keys: _, rotations: __, ...sealed } = collections;
  const counts: Record<number, number> = {};
  for (const collection of Object.values(sealed))
    for await (const doc of eachOf<object>(collection, {}))
      for (const number of numbersIn(doc)) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
};
