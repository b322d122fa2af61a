import type { Collection } from '@argint/aggregate-store';
import { Gauge, type Registry } from 'prom-client';
import type { Job } from './analysis-job.ts';

/** Jobs not done, by phase; counted when asked. */
export const orchestratorMetrics = (
  registry: Registry,
  jobs: Pick<Collection<Job>, 'count'>,
): void => {
  const gauge = new Gauge({
    name: 'analysis_jobs_in_flight',
    help: 'Analysis jobs that have not ended, by phase',
    labelNames: ['phase'],
    registers: [registry],
    collect: async () => {
      for (const phase of ['running', 'finishing'] as const)
        gauge.set({ phase }, await jobs.count({ phase }));
    },
  });
};
