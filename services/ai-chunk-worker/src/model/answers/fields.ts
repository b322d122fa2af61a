import { z } from 'zod';
import { plainText } from './plain-text.ts';

/** Longest field, in characters; longer ones are clipped. */
const FIELD_CHARS = 700;

/** A field of words, on one line. */
export const words = z.string().transform((text) => plainText(text, FIELD_CHARS));

/** A list of at most `most` items. One that is too long is not an error: the first items count. */
export const list = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item).transform((items) => items.slice(0, most));

/** A list of words without empty ones. */
export const lines = (most: number) =>
  list(words, most).transform((items) => items.filter((item) => item !== ''));

/** A passage of the essay and its line. */
export const place = {
  quote: z.string().describe('The passage, word for word; empty where there is none'),
  line: z.int().min(0).max(1_000_000).describe('Number of the line the quote begins on, or 0'),
};
