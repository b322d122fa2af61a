import { AppError } from '@argint/contracts';

const WORD = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const word = (value: unknown): value is string => typeof value === 'string' && WORD.test(value);

/** An error's code or name, never its message: a message may quote what the handler was working on. */
export const errorLabel = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { code } = error as { code?: unknown };
  if (word(code)) return code;
  return word(error.name) ? error.name : 'Error';
};
