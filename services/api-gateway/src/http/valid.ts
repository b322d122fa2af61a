import { AppError } from '@argint/contracts';
import type { z } from 'zod';

/** The parsed input. Throws VALIDATION_FAILED with the first fault's wording and all faults in details. */
export const valid = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> => {
  const given = input ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new AppError('VALIDATION_FAILED', 'The request body must be a JSON object.');
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new AppError('VALIDATION_FAILED', issues[0]?.message, { details: { issues } });
};
