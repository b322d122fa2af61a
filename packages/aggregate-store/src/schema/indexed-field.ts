import type { Schema, SchemaType } from 'mongoose';

const TYPES = ['String', 'Number', 'Date', 'Boolean'] as const;

/** A field that may stand in an index, a condition or a sort. */
export interface IndexedField {
  /** Dotted path. */
  path: string;
  type: (typeof TYPES)[number];
  /** Never null nor missing in a document the schema accepted. */
  required: boolean;
  schemaType: SchemaType;
}

/** The schema's field of that path; throws TypeError naming it where it cannot be indexed. */
export const indexedField = (schema: Schema, path: string): IndexedField => {
  const segments = path.split('.');
  const inArray = segments.some(
    (_, i) => schema.path(segments.slice(0, i + 1).join('.'))?.instance === 'Array',
  );
  const schemaType = schema.path(path) as SchemaType | undefined;
  const type = TYPES.find((name) => name === schemaType?.instance);
  if (
    schemaType === undefined ||
    type === undefined ||
    inArray ||
    !segments.every((s) => /^\w+$/.test(s))
  ) {
    throw new TypeError(
      `${path} cannot be indexed: only strings, numbers, dates and booleans outside arrays can`,
    );
  }
  // A required field of a subdocument that is itself absent is absent too.
  const required = segments.length === 1 && schemaType.options.required === true;
  return { path, type, required, schemaType };
};
