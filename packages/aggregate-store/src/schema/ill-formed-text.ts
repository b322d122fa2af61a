/** MongoDB's format ends a key at its first NUL, and its driver takes an object with the key `_bsontype` for its own. */
const isStorableKey = (key: string): boolean =>
  key.isWellFormed() && !key.includes('\0') && key !== '_bsontype';

/**
 * Path of the first string with a lone surrogate, or of the first key that not every store can hold; undefined where
 * there is none. MongoDB's format would replace a lone surrogate, SQLite keep it: a store that is to be the same in
 * both refuses it.
 */
export const illFormedText = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = isStorableKey(key) ? illFormedText(part, at) : `${path} (key)`;
    if (found !== undefined) return found;
  }
  return undefined;
};
