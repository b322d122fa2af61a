/** The partition of a key: 32-bit FNV-1a over UTF-16 units. Changing it would reorder keys of existing files. */
export const keyPartition = (key: string, partitions: number): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  // FNV's low bits alone are weak for keys that differ in the last character.
  return ((hash ^ (hash >>> 16)) >>> 0) % partitions;
};
