/** A JSON schema, or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Schemas and keys of all event topics, as they are compared. */
export interface EventCatalogue {
  schemas: Record<string, JsonSchema>;
  keys: Record<string, string>;
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const withoutFields = ({ properties, required, ...rest }: JsonSchema): JsonSchema => rest;

/**
 * What a process with the `before` schema and one with the `after` schema could not read of each other, one sentence
 * each. Only a new optional property is no break, because readers ignore properties that they do not know.
 */
export const schemaBreaks = (path: string, before: JsonSchema, after: JsonSchema): string[] => {
  if (!before.properties || !after.properties)
    return sameJson(before, after) ? [] : [`${path}: its type or its bounds changed`];
  const isRequired = (schema: JsonSchema, name: string): boolean =>
    schema.required?.includes(name) ?? false;
  const known = Object.entries(before.properties).flatMap(([name, schema]) => {
    const now = after.properties?.[name];
    if (!now) return [`${path}.${name}: removed`];
    const [was, is] = [isRequired(before, name), isRequired(after, name)];
    return [
      ...(was === is ? [] : [`${path}.${name}: now ${is ? 'required' : 'optional'}`]),
      ...schemaBreaks(`${path}.${name}`, schema, now),
    ];
  });
  const added = Object.keys(after.properties).filter((name) => !before.properties?.[name]);
  return [
    ...(sameJson(withoutFields(before), withoutFields(after))
      ? []
      : [
          `${path}: unknown properties are no longer ignored, or another rule of the object changed`,
        ]),
    ...known,
    ...added
      .filter((name) => isRequired(after, name))
      .map((name) => `${path}.${name}: new and required`),
  ];
};

/** The breaks of all topics. A new topic is no break. */
export const catalogueBreaks = (before: EventCatalogue, after: EventCatalogue): string[] =>
  Object.entries(before.schemas).flatMap(([topic, schema]) => {
    const now = after.schemas[topic];
    if (!now) return [`${topic}: removed`];
    const keyBreaks = before.keys[topic] === after.keys[topic] ? [] : [`${topic}: its key changed`];
    return [...keyBreaks, ...schemaBreaks(topic, schema, now)];
  });
