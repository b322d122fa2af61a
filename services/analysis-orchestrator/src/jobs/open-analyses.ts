import type { Collection, Doc } from '@argint/aggregate-store';
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
export const createOpenAnalyses = (jobs: Pick<Collection<Job>, 'count' | 'find'>) => ({
  /**
   * Refuses a start early, before anything is reserved or stored. `readMax` is only called for a user with
   * several open analyses. Throws AppError TOO_MANY_OPEN_ANALYSES.
   */
  check: async (userId: string, readMax: () => Promise<number>): Promise<void> => {
    const open = await jobs.count({ userId, phase: OPEN });
    if (open < LEAST_ALLOWED) return;
    const max = await readMax();
    if (open >= max) throw tooManyOpen(max);
  },

  /** The user's free places, lowest first; none where the plan's number is reached. */
  freeSlots: async (userId: string, max: number): Promise<string[]> => {
    const { items } = await jobs.find({ where: { userId, phase: OPEN }, limit: 1_000 });
    const taken = new Set(items.map(({ slot }: Doc<Job>) => slot));
    const all = Array.from({ length: max }, (_, place) => slotOf(userId, place));
    return items.length >= max ? [] : all.filter((slot) => !taken.has(slot));
  },
});
