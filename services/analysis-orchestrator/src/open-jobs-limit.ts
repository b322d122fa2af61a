import type { Collection } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { Job } from './analysis-job.ts';

/** When a refused caller may come again, in seconds. */
const RETRY_SECONDS = 10;

/** Lets a job be accepted only where fewer than `max` are open. Throws AppError ANALYSIS_UNAVAILABLE where not. */
export type OpenJobsLimit = <T>(accept: () => Promise<T>) => Promise<T>;

/**
 * Open are the jobs in the store that have not ended, and those being accepted right now. One process never
 * goes beyond the limit; several each count the store, and may go beyond by what they accept at one moment.
 */
export const createOpenJobsLimit = (parts: {
  jobs: Pick<Collection<Job>, 'count'>;
  max: number;
  onRefused?: () => void;
}): OpenJobsLimit => {
  const { jobs, max, onRefused } = parts;
  let accepting = 0;
  return async (accept) => {
    accepting += 1;
    try {
      // Counted before the store is: what is stored meanwhile counts twice rather than not at all.
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
