import { types } from 'node:util';

/** How a store writes what its format has no form for. */
export interface StorableForms {
  /** A date, from its milliseconds since 1970. */
  date(time: number): unknown;
  /** The name of a field. */
  key(name: string): string;
}

const isPlainObject = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const throwUnstorable = (path: string, description: string): never => {
  throw new TypeError(`${path}: ${description} cannot be stored`);
};

const copyOf = (value: unknown, path: string, forms: StorableForms): unknown => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  // Adding 0 makes -0 a 0, as JSON does.
  if (typeof value === 'number')
    return Number.isFinite(value) ? value + 0 : throwUnstorable(path, String(value));
  if (typeof value !== 'object') return throwUnstorable(path, `a ${typeof value}`);
  if (types.isDate(value)) {
    const time = value.getTime();
    return Number.isNaN(time) ? throwUnstorable(path, 'an invalid date') : forms.date(time);
  }
  if (Array.isArray(value))
    return value.map((item: unknown, i) =>
      item === undefined ? null : copyOf(item, `${path}[${i}]`, forms),
    );
  if (!isPlainObject(value)) return throwUnstorable(path, `a ${value.constructor.name}`);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [
      forms.key(key),
      copyOf(part, path === '' ? key : `${path}.${key}`, forms),
    ]);
  return Object.fromEntries(entries);
};

/**
 * A copy of a document in the forms of a store. Fields that are undefined are missing.
 * @throws TypeError with the path of a value that cannot be stored: NaN, a bigint, bytes, a class instance …
 */
export const storableForm = (doc: object, forms: StorableForms): unknown => copyOf(doc, '', forms);

const AS_READ: StorableForms = { date: (time) => new Date(time), key: (name) => name };

/** A copy of a document as it is read back. @throws TypeError as storableForm does */
export const storableCopy = <T extends object>(doc: T): T => storableForm(doc, AS_READ) as T;
