import type { LogDetails } from './log-buffer.ts';

/** The place of a script error, without its message: a message may quote an essay. */
const placeOf = (error: unknown): LogDetails => {
  if (!(error instanceof Error)) return { name: typeof error };
  const frame = (error.stack ?? '').split('\n').find((line) => /^\s*at |@http/.test(line));
  return { name: error.name, place: frame?.trim() ?? null };
};

/** Writes errors that nothing caught, and changes of the connection, into a log. */
export const logFaults = (
  target: Window,
  add: (event: string, details: LogDetails) => void,
): void => {
  target.addEventListener('error', ({ error }) => add('error', placeOf(error)));
  target.addEventListener('unhandledrejection', ({ reason }) => add('rejection', placeOf(reason)));
  for (const name of ['online', 'offline']) target.addEventListener(name, () => add(name, {}));
};
