import { z } from 'zod';
import { offset } from './basic-schemas.ts';

export const SENTENCE_ROLES = ['thesis', 'claim', 'premise', 'none'] as const;
export const sentenceSchema = z.object({
  start: offset,
  end: offset,
  role: z.enum(SENTENCE_ROLES),
});
export type SentenceRole = (typeof SENTENCE_ROLES)[number];

export const strengthSchema = z.object({ start: offset, end: offset, text: z.string() });
