import { JOB_DEADLINE_SECONDS } from '@argint/contracts';
import { z } from 'zod';

export const orchestratorConfig = {
  JOB_DEADLINE_SECONDS: z.coerce
    .number()
    .int()
    .positive()
    .default(JOB_DEADLINE_SECONDS)
    .describe('Seconds after which a job ends with what there is'),
  JOB_SWEEP_SECONDS: z.coerce
    .number()
    .positive()
    .default(2)
    .describe('Seconds between two looks for jobs that are late or half finished'),
};
