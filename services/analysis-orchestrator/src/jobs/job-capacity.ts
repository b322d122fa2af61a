import type { Collection } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { Job } from './analysis-job.ts';

/** When a refused caller may try again, in seconds. */
const RETRY_SECONDS = 10;

/** Accepts a job where fewer than `max` are open. Throws AppError ANALYSIS_UNAVAILABLE where not. */
export type JobCapacity = <T>(accept: () => Promise<T>) => Promise<T>;

/**
 * Sheds load. Open are the stored jobs that have not ended and those being accepted now. One process never goes
 * beyond the limit. Each further replica may go beyond it by the starts it accepts at the same moment, which its
 * limit on concurrent calls bounds.
 */
export const createJobCapacity = (parts: {
  jobs: Pick<Collection<Job>, 'count'>;
  max: number;
  onRefused?: () => void;
}): JobCapacity => {
  const { jobs, max, onRefused } = parts;
  let accepting = 0;
  return async (accept) => {
    accepting += 1;
    try {
      // Counted before the store is, so that a job stored meanwhile counts twice rather than not at all.
      const counted = accepting;
      const stored = await jobs.count({ phase: { $in: ['running', 'finishing'] } });
      if (stored + counted > max) {
        onRefused?.();
        throw new AppError('ANALYSIS_UNAVAILABLE', undefined, {
          details: { retryAfterSeconds: RETRY_SECONDS },
        });
      }
      return await accept();
    } finally {
      accepting -= 1;
    }
  };
};
