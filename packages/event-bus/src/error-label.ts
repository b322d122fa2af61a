import { AppError } from '@argint/contracts';

const WORD = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const word = (value: unknown): value is string => typeof value === 'string' && WORD.test(value);

/** An error's code or name, never its message: a message could quote an essay. */
export const errorLabel = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { code } = error as { code?: unknown };
  if (word(code)) return code;
  return word(error.name) ? error.name : 'Error';
};

const FRAME = /^ {4}at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/;

/** The same error with its label as message. The stack keeps its frames only, so nothing is quoted. */
export const withoutMessage = (error: unknown): Error => {
  const label = errorLabel(error);
  const safe = new Error(label);
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  safe.name = label;
  safe.stack = [label, ...lines.filter((line) => FRAME.test(line))].join('\n');
  return safe;
};
