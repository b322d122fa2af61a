import type { ResponseSchema } from '@google/generative-ai';
import { z } from 'zod';

/** What of an OpenAPI schema the Gemini API takes. */
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

/** The form an answer is asked for in: what the schema takes in, as the Gemini API understands it. */
export const responseSchema = (schema: z.ZodType): ResponseSchema =>
  known(z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' })) as ResponseSchema;
