import type { ResponseSchema } from '@google/generative-ai';
import { z } from 'zod';

/** The fields of an OpenAPI schema that the Gemini API accepts. */
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

const known = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => KNOWN.has(key))
      .map(([key, value]) => {
        if (key === 'items') return [key, known(value)];
        if (key !== 'properties') return [key, value];
        const named = Object.entries(value as object).map(([name, one]) => [name, known(one)]);
        return [key, Object.fromEntries(named)];
      }),
  );
};

/** Converts a zod schema's input type to a response schema of the Gemini API. */
export const responseSchema = (schema: z.ZodType): ResponseSchema =>
  known(z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' })) as ResponseSchema;
