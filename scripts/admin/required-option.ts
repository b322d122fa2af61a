import type { Given } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The value of an option that a command cannot do without. @throws UsageError where it is missing or empty */
export const required = (options: Given['options'], name: string): string => {
  const value = options[name];
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
};
