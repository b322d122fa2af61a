import type { Collection } from '@argint/aggregate-store';
import { ANALYSIS_TYPES } from '@argint/contracts';
import { registerScrapedGauge } from '@argint/service-kit';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Job } from './jobs/analysis-job.ts';

const ENDINGS = ['completed', 'incomplete', 'failed', 'cancelled'] as const;
/** How an analysis ended for its student. `incomplete` is a result in which parts of the analysis are missing. */
type Ending = (typeof ENDINGS)[number];

const endingOf = (job: Job): Ending => {
  if (job.outcome === 'cancelled' || job.outcome === 'failed') return job.outcome;
  return job.tasks.every(({ state }) => state === 'done') ? 'completed' : 'incomplete';
};

/** Metrics of analysis jobs. The gauges are read from the store when they are scraped. */
export const createAnalysisOrchestratorMetrics = (
  registry: Registry,
  parts: { jobs: Pick<Collection<Job>, 'count' | 'find'>; clock: () => Date },
) => {
  const { jobs, clock } = parts;
  const registers = [registry];
  registerScrapedGauge(registry, {
    name: 'analysis_jobs_in_flight',
    help: 'Analysis jobs that have not ended, by phase',
    labelNames: ['phase'],
    read: () =>
      Promise.all(
        (['running', 'finishing'] as const).map(async (phase) => ({
          labels: { phase },
          value: await jobs.count({ phase }),
        })),
      ),
  });
  registerScrapedGauge(registry, {
    name: 'analysis_oldest_without_progress_seconds',
    help: 'How long the open analysis that has stood still longest has shown no progress, of the 50 oldest; 0 without one',
    read: async () => {
      // By deadline, because an index on every change would cost each of them a write. What stands still grows old.
      const { items } = await jobs.find({
        where: { phase: { $in: ['running', 'finishing'] } },
        sort: { field: 'deadlineAt', direction: 1 },
        limit: 50,
      });
      const now = clock().getTime();
      const since = Math.min(now, ...items.map(({ updatedAt }) => updatedAt.getTime()));
      return [{ value: (now - since) / 1_000 }];
    },
  });
  const durations = new Histogram({
    name: 'analysis_job_duration_seconds',
    help: 'Time from the start of an analysis until its result is stored and its credit settled, by outcome: completed, incomplete (parts are missing), failed, cancelled',
    labelNames: ['type', 'outcome'],
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600, 900],
    registers,
  });
  // From 0, because a rate does not see the first event of a series.
  for (const type of ANALYSIS_TYPES)
    for (const outcome of ENDINGS) durations.zero({ type, outcome });
  return {
    refused: new Counter({
      name: 'analysis_starts_refused_total',
      help: 'Analyses refused because too many were open',
      registers,
    }),
    /** Counts a job once it is done. */
    finished: (job: Job): void => {
      const endedAt = job.completedAt ?? job.updatedAt;
      const seconds = Math.max(0, endedAt.getTime() - job.createdAt.getTime()) / 1_000;
      durations.observe({ type: job.analysisType, outcome: endingOf(job) }, seconds);
    },
  };
};
