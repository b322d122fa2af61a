import type { Collection } from '@argint/aggregate-store';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Job } from './jobs/analysis-job.ts';

/** Jobs not done, by phase, counted when asked; and how often a start was refused because they were too many. */
export const createAnalysisOrchestratorMetrics = (
  registry: Registry,
  jobs: Pick<Collection<Job>, 'count'>,
): { refused: Counter } => {
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
  return {
    refused: new Counter({
      name: 'analysis_starts_refused_total',
      help: 'Analyses refused because too many were open',
      registers: [registry],
    }),
  };
};
