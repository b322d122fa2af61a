import { z } from 'zod';

/** The fields of a JSON schema that every protocol accepts. */
const KNOWN = new Set([
  'type',
  'description',
  'enum',
  'items',
  'properties',
  'required',
  'minimum',
  'maximum',
]);

/** A schema of plain JSON schema fields. */
export interface PlainSchema {
  type?: string;
  description?: string;
  enum?: string[];
  items?: PlainSchema;
  properties?: Record<string, PlainSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
}

const known = (schema: object, ofObject: (names: string[]) => object): PlainSchema => {
  const kept = Object.entries(schema).filter(([key]) => KNOWN.has(key));
  const fields = kept.map(([key, value]): [string, unknown] => {
    if (key === 'items') return [key, known(value as object, ofObject)];
    if (key !== 'properties') return [key, value];
    const named = Object.entries(value as Record<string, object>);
    return [key, Object.fromEntries(named.map(([name, one]) => [name, known(one, ofObject)]))];
  });
  const { properties } = schema as PlainSchema;
  return {
    ...Object.fromEntries(fields),
    ...(properties === undefined ? {} : ofObject(Object.keys(properties))),
  };
};

/**
 * Converts a zod schema's input type to a plain schema.
 *
 * @param ofObject what a protocol wants besides in each object, from the names of its fields
 */
export const plainSchema = (
  schema: z.ZodType,
  ofObject: (names: string[]) => object = () => ({}),
): PlainSchema => known(z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' }), ofObject);
