import type { ResponseSchema } from '@google/generative-ai';
import type { z } from 'zod';
import { plainSchema } from '../model/answers/plain-schema.ts';

/** Converts a form to a response schema of the Gemini API, whose fields are answered in their order. */
export const responseSchema = (form: z.ZodType): ResponseSchema =>
  plainSchema(form, (propertyOrdering) => ({ propertyOrdering })) as ResponseSchema;
