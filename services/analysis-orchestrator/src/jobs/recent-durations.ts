import type { Collection, Doc } from '@argint/aggregate-store';
import { ESTIMATE_CLASSES_CHARS } from '@argint/contracts';
import { costOf, type Job } from './analysis-job.ts';

/** How long an analysis of one kind and length takes here now. */
export interface Estimate {
  /** `hybrid` stands for every analysis that costs a credit. */
  analysisType: 'simple' | 'hybrid';
  /** Longest text of the class, in UTF-16 units. */
  maxChars: number;
  /** Median, rounded up: to 5 s under a minute, to whole minutes above. */
  seconds: number;
}

/** Ended jobs that are looked at, and the newest of one class that count. */
const NEWEST_JOBS = 300;
const NEWEST_OF_CLASS = 21;
/** How long one answer is given again, in ms. */
const KEPT_MS = 10_000;

const roundedUp = (seconds: number): number => {
  const step = seconds <= 55 ? 5 : 60;
  return Math.max(step, Math.ceil(seconds / step) * step);
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Length of a job's text: its longest task ends where the text does. */
const charsOf = (job: Job): number => Math.max(0, ...job.tasks.map(({ end }) => end));

/** The estimates that these jobs give, newest first. Only whole analyses count. */
export const estimatesFrom = (jobs: readonly Job[]): Estimate[] => {
  const classes = new Map<string, { of: Omit<Estimate, 'seconds'>; seconds: number[] }>();
  for (const job of jobs) {
    const isWhole = job.status === 'completed' && job.tasks.every(({ state }) => state === 'done');
    const maxChars = ESTIMATE_CLASSES_CHARS.find((most) => charsOf(job) <= most);
    if (!isWhole || job.completedAt === null || maxChars === undefined) continue;
    const analysisType = costOf(job.analysisType) === 0 ? 'simple' : 'hybrid';
    const key = `${analysisType}-${maxChars}`;
    const entry = classes.get(key) ?? { of: { analysisType, maxChars }, seconds: [] };
    classes.set(key, entry);
    if (entry.seconds.length === NEWEST_OF_CLASS) continue;
    entry.seconds.push((job.completedAt.getTime() - job.createdAt.getTime()) / 1_000);
  }
  return [...classes.values()].map(({ of, seconds }) => ({
    ...of,
    seconds: roundedUp(medianOf(seconds)),
  }));
};

/**
 * Reads how long analyses take from the stored jobs, so that every replica says the same and a restart forgets
 * nothing. The store is asked at most every 10 seconds once there is an estimate:
 * a page asks right after the first analysis, and must not hear the answer of before.
 */
export const createRecentDurations = (parts: {
  jobs: Pick<Collection<Job>, 'find'>;
  clock: () => Date;
}): (() => Promise<Estimate[]>) => {
  const { jobs, clock } = parts;
  let known: { estimates: Promise<Estimate[]>; at: number } | null = null;

  const read = async (): Promise<Estimate[]> => {
    const { items } = await jobs.find({
      where: { isEssayDeleted: false, completedAt: { $gt: new Date(0) } },
      sort: { field: 'completedAt', direction: -1 },
      limit: NEWEST_JOBS,
    });
    return estimatesFrom(items satisfies Doc<Job>[]);
  };
  return () => {
    const now = clock().getTime();
    // A clock that was set back must not keep an answer for longer.
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.estimates;
    const estimates = read();
    const asked = { estimates, at: now };
    known = asked;
    const forget = (): void => {
      if (known === asked) known = null;
    };
    estimates.then((found) => {
      if (found.length === 0) forget();
    }, forget);
    return estimates;
  };
};
