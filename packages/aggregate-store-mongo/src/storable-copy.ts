import { types } from 'node:util';

const isPlainObject = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const throwUnstorable = (path: string, description: string): never => {
  throw new TypeError(`${path}: ${description} cannot be stored`);
};

const copyOf = (value: unknown, path: string): unknown => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  // Adding 0 makes -0 a 0, as JSON does.
  if (typeof value === 'number')
    return Number.isFinite(value) ? value + 0 : throwUnstorable(path, String(value));
  if (typeof value !== 'object') return throwUnstorable(path, `a ${typeof value}`);
  if (types.isDate(value)) {
    const time = value.getTime();
    return Number.isNaN(time) ? throwUnstorable(path, 'an invalid date') : new Date(time);
  }
  if (Array.isArray(value))
    return value.map((item: unknown, i) =>
      item === undefined ? null : copyOf(item, `${path}[${i}]`),
    );
  if (!isPlainObject(value)) return throwUnstorable(path, `a ${value.constructor.name}`);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [key, copyOf(part, path === '' ? key : `${path}.${key}`)]);
  return Object.fromEntries(entries);
};

/**
 * A copy of a document as it is read back: fields that are undefined are missing.
 * @throws TypeError with the path of a value that cannot be stored: NaN, a bigint, bytes, a class instance …
 */
export const storableCopy = <T extends object>(doc: T): T => copyOf(doc, '') as T;
