import type { Schema, SchemaType } from 'mongoose';

type Complete = (doc: Record<string, unknown>) => boolean;

const nestedSchema = (type: SchemaType): Schema | undefined => (type as { schema?: Schema }).schema;

const hasDefault = (type: SchemaType): boolean =>
  type.options.default !== undefined || (type.instance === 'Array' && !('default' in type.options));

const at = (doc: Record<string, unknown>, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    doc,
  );

/**
 * Tells whether a stored document has every field for which the schema declares a default. One written
 * before a field was declared has not, and is then completed on reading.
 */
export const hasAllDefaults = (schema: Schema): Complete => {
  const checks: Complete[] = [];
  schema.eachPath((name, type) => {
    if (name.includes('$*')) return;
    const path = name.split('.');
    if (hasDefault(type)) checks.push((doc) => at(doc, path) !== undefined);
    const child = nestedSchema(type);
    if (child === undefined) return;
    const complete = hasAllDefaults(child);
    checks.push((doc) => {
      const value = at(doc, path);
      if (Array.isArray(value)) return value.every((item) => item === null || complete(item));
      return value === null || value === undefined || complete(value as Record<string, unknown>);
    });
  });
  return (doc) => checks.every((check) => check(doc));
};
