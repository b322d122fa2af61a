import { AppError } from '@argint/contracts';
import type { z } from 'zod';

/** The parsed input. Throws VALIDATION_FAILED with the first fault's wording and all faults in details. */
export const valid = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new AppError('VALIDATION_FAILED', issues[0]?.message, { details: { issues } });
};

/** The same of a body: a missing one counts as {}; what is no object is refused as such. */
export const validBody = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> => {
  const given = input === undefined ? {} : input;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new AppError('VALIDATION_FAILED', 'The request body must be a JSON object.');
  return valid(schema, given);
};
