import { describe } from '@jest/globals';

/**
 * A describe that runs where CRASH_POINTS is set, as `make verify` does. The steps are those of one process, and
 * kill.test.ts kills each of seven processes and of their replicas.
 */
export const describeWhenAsked = (title: string, tests: () => void): void => {
  if (process.env['CRASH_POINTS']) describe(title, tests);
  else describe.skip(`${title} [why: CRASH_POINTS is not set; make verify runs them]`, tests);
};
