import { JOB_DEADLINE_SECONDS } from '@argint/contracts';
import { z } from 'zod';

/** Two cores finish this many well within a job's deadline. */
const JOBS_MAX_OPEN = 1_000;

export const orchestratorConfig = {
  JOB_DEADLINE_SECONDS: z.coerce
    .number()
    .int()
    .positive()
    .default(JOB_DEADLINE_SECONDS)
    .describe('Seconds after which a job ends with what there is'),
  JOBS_MAX_OPEN: z.coerce
    .number()
    .int()
    .positive()
    .default(JOBS_MAX_OPEN)
    .describe('Open analyses of all users together; further starts are refused with 503'),
  JOB_SWEEP_SECONDS: z.coerce
    .number()
    .positive()
    .default(2)
    .describe('Seconds between two sweeps for jobs that are late or whose process died'),
};
