/**
 * Path of the first string, or key, with a lone surrogate; undefined where there is none. MongoDB's format
 * would replace it, SQLite keep it: a store that is to be the same in both refuses it.
 */
export const illFormedText = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const found = key.isWellFormed() ? illFormedText(part, at) : `${path} (key)`;
    if (found !== undefined) return found;
  }
  return undefined;
};
