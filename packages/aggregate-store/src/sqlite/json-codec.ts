import { types } from 'node:util';

/** bson's Binary, which is what mongoose makes of a Buffer field. */
const isBinary = (value: object): value is { value(): Uint8Array } =>
  (value as { _bsontype?: unknown })._bsontype === 'Binary';

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const refuse = (path: string, what: string): never => {
  throw new TypeError(`${path}: ${what} cannot be stored`);
};

const tag = (value: unknown, path: string): unknown => {
  if (
    value === null ||
    value === undefined ||
    typeof value === 'string' ||
    typeof value === 'boolean'
  )
    return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : refuse(path, String(value));
  if (typeof value !== 'object') return refuse(path, `a ${typeof value}`);
  if (types.isDate(value)) {
    const time = value.getTime();
    return { $date: Number.isNaN(time) ? refuse(path, 'an invalid date') : time };
  }
  if (Array.isArray(value)) return value.map((item, i) => tag(item, `${path}[${i}]`));
  if (types.isUint8Array(value)) return { $binary: Buffer.from(value).toString('base64') };
  if (isBinary(value)) return { $binary: Buffer.from(value.value()).toString('base64') };
  if (!isPlain(value)) return refuse(path, `a ${value.constructor.name}`);
  const entries = Object.entries(value).map(([key, part]) => [
    key.startsWith('$') ? `$${key}` : key,
    tag(part, path === '' ? key : `${path}.${key}`),
  ]);
  return Object.fromEntries(entries);
};

const untag = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) value[i] = untag(value[i]);
    return value;
  }
  const object = value as Record<string, unknown>;
  const keys = Object.keys(object);
  if (keys.length === 1 && typeof object['$date'] === 'number') return new Date(object['$date']);
  if (keys.length === 1 && typeof object['$binary'] === 'string')
    return Buffer.from(object['$binary'], 'base64');
  if (keys.some((key) => key.startsWith('$'))) {
    return Object.fromEntries(
      keys.map((key) => [key.startsWith('$') ? key.slice(1) : key, untag(object[key])]),
    );
  }
  for (const key of keys) object[key] = untag(object[key]);
  return object;
};

/**
 * JSON where a Date is {"$date": ms} and bytes are {"$binary": base64}; a key's own leading $ is doubled.
 * Throws TypeError naming the path of what JSON cannot carry (NaN, bigint, ObjectId …).
 */
export const encodeDocument = (doc: object): string => JSON.stringify(tag(doc, ''));

/** What encodeDocument was given, without fields that were undefined; bytes come back as Buffer. */
export const decodeDocument = (json: string): Record<string, unknown> =>
  untag(JSON.parse(json)) as Record<string, unknown>;
