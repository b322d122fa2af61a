import { UsageError } from './usage-error.ts';

/** The value of --limit. Undefined where it is not given. @throws UsageError unless it is a whole number up to `max` */
export const limitOf = (limit: string | undefined, max: number): number | undefined => {
  if (limit === undefined) return undefined;
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw new UsageError(`--limit takes a whole number from 1 to ${max}.`);
  return count;
};
