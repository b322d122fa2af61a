import type { IndexedField, Scalar } from '@argint/aggregate-store/adapter';

/** The SQL expression of a field, the same in index and query so that the one serves the other. */
export const fieldExpression = ({ path, kind }: IndexedField): string => {
  if (path === '_id') return '_id';
  const keys = [...path.split('.'), ...(kind === 'date' ? ['$date'] : [])];
  // Safe to write out: indexedField admits word characters only.
  return `json_extract(doc, '$.${keys.map((key) => `"${key}"`).join('.')}')`;
};

/** A value as fieldExpression yields it: dates in ms, booleans 0 or 1. */
export const sqlValue = (value: Scalar): string | number | null => {
  if (typeof value === 'boolean') return Number(value);
  return value !== null && typeof value === 'object' ? value.getTime() : value;
};
