import type { LoadFloor } from './judge.ts';

/** How much a chaos run asks of the product. */
export interface ChaosAmounts {
  load: { requestsPerSecond: number; lanes: number };
  /** What must have been there for a row to say anything. */
  floor: LoadFloor;
}

/**
 * The load of `reads` a second, with analyses in proportion. There are more lanes than analyses wanted: between two analyses
 * a lane registers and starts, and an analysis takes seconds.
 * @throws Error when it is not a number above 0
 */
export const chaosAmounts = (reads: string): ChaosAmounts => {
  const requestsPerSecond = Number(reads);
  if (!(requestsPerSecond > 0))
    throw new Error(`--load is a number of reads a second, such as 25, not "${reads}".`);
  const jobsInFlight = Math.ceil(requestsPerSecond * 0.4);
  return {
    load: { requestsPerSecond, lanes: Math.ceil(jobsInFlight * 1.8) },
    floor: { requestsPerSecond: requestsPerSecond * 0.8, jobsInFlight },
  };
};
