import { storableForm, type StorableForms } from '@argint/aggregate-store/adapter';

/** JSON has no dates: they become {$date}, and a leading $ in a key is doubled. */
const JSON_FORMS: StorableForms = {
  date: (time) => ({ $date: time }),
  key: (name) => (name.startsWith('$') ? `$${name}` : name),
};

/** Reverses JSON_FORMS. It changes arrays and objects in place. */
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
export const encodeDocument = (doc: object): string =>
  JSON.stringify(storableForm(doc, JSON_FORMS));

/** Decodes the result of encodeDocument. Fields that were undefined are missing. @throws SyntaxError */
export const decodeDocument = (json: string): Record<string, unknown> =>
  fromJsonValue(JSON.parse(json)) as Record<string, unknown>;
