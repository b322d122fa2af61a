import type { Collection } from '@argint/aggregate-store';
import { AppError, PLANS } from '@argint/contracts';
import type { Job } from './analysis-job.ts';

/** When a refused caller may try again, in seconds: about the time an analysis of ordinary length takes. */
const RETRY_SECONDS = 10;
/** Every plan allows this many, so nobody need be asked for the plan of a user with fewer. */
const LEAST_ALLOWED = Math.min(
  ...Object.values(PLANS).map(({ maxOpenAnalyses }) => maxOpenAnalyses),
);

const slotOf = (userId: string, place: number): string => `${userId}/${place}`;
const OPEN = { $in: ['running', 'finishing'] } as const;

/** The error of a user who has as many open analyses as the plan allows. */
export const tooManyOpen = (max: number): AppError =>
  new AppError('TOO_MANY_OPEN_ANALYSES', undefined, {
    details: { retryAfterSeconds: RETRY_SECONDS, limit: max },
  });

/**
 * Keeps a user's open analyses within the plan. Each open job has one of the user's places in its unique field
 * `slot`, so two starts at the same moment, in any replica, cannot take the same place.
 */
export const createOpenAnalyses = (jobs: Pick<Collection<Job>, 'find'>) => {
  /** The places that are taken. */
  const taken = async (userId: string): Promise<ReadonlySet<string>> => {
    const { items } = await jobs.find({ where: { userId, phase: OPEN }, limit: 1_000 });
    return new Set(items.map(({ slot }) => slot));
  };

  return {
    taken,

    /**
     * Refuses a start early, before anything is reserved or stored. `readMax` is only called for a user with
     * several open analyses. Resolves with the places that are taken. Throws AppError TOO_MANY_OPEN_ANALYSES.
     */
    check: async (userId: string, readMax: () => Promise<number>): Promise<ReadonlySet<string>> => {
      const open = await taken(userId);
      if (open.size < LEAST_ALLOWED) return open;
      const max = await readMax();
      if (open.size >= max) throw tooManyOpen(max);
      return open;
    },
  };
};

/** The user's free places, lowest first; none where the plan's number is reached. */
export const freeSlots = (userId: string, taken: ReadonlySet<string>, max: number): string[] => {
  if (taken.size >= max) return [];
  const all = Array.from({ length: max }, (_, place) => slotOf(userId, place));
  return all.filter((slot) => !taken.has(slot));
};
