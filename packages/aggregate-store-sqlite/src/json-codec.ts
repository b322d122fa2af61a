import { types } from 'node:util';

const isPlainObject = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const throwUnstorable = (path: string, description: string): never => {
  throw new TypeError(`${path}: ${description} cannot be stored`);
};

/** Converts a value to what JSON can hold: dates become {$date}, and a leading $ in a key is doubled. */
const toJsonValue = (value: unknown, path: string): unknown => {
  if (
    value === null ||
    value === undefined ||
    typeof value === 'string' ||
    typeof value === 'boolean'
  )
    return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : throwUnstorable(path, String(value));
  if (typeof value !== 'object') return throwUnstorable(path, `a ${typeof value}`);
  if (types.isDate(value)) {
    const time = value.getTime();
    return { $date: Number.isNaN(time) ? throwUnstorable(path, 'an invalid date') : time };
  }
  if (Array.isArray(value)) return value.map((item, i) => toJsonValue(item, `${path}[${i}]`));
  if (!isPlainObject(value)) return throwUnstorable(path, `a ${value.constructor.name}`);
  const entries = Object.entries(value).map(([key, part]) => [
    key.startsWith('$') ? `$${key}` : key,
    toJsonValue(part, path === '' ? key : `${path}.${key}`),
  ]);
  return Object.fromEntries(entries);
};

/** Reverses toJsonValue. It changes arrays and objects in place. */
const fromJsonValue = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) value[i] = fromJsonValue(value[i]);
    return value;
  }
  const object = value as Record<string, unknown>;
  const keys = Object.keys(object);
  if (keys.length === 1 && typeof object['$date'] === 'number') return new Date(object['$date']);
  if (keys.some((key) => key.startsWith('$'))) {
    return Object.fromEntries(
      keys.map((key) => [key.startsWith('$') ? key.slice(1) : key, fromJsonValue(object[key])]),
    );
  }
  for (const key of keys) object[key] = fromJsonValue(object[key]);
  return object;
};

/**
 * Encodes a document as JSON. A Date becomes {"$date": ms since 1970}, so a key that starts with $ gets a second $.
 * @throws TypeError with the path of a value that cannot be stored: NaN, a bigint, bytes, a class instance …
 */
export const encodeDocument = (doc: object): string => JSON.stringify(toJsonValue(doc, ''));

/** Decodes the result of encodeDocument. Fields that were undefined are missing. @throws SyntaxError */
export const decodeDocument = (json: string): Record<string, unknown> =>
  fromJsonValue(JSON.parse(json)) as Record<string, unknown>;
