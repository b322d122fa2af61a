import type { Collection } from '@argint/aggregate-store';
import { registerScrapedGauge } from '@argint/service-kit';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { TaskFields } from './tasks/task.ts';

/** Metrics of the language model, created only where there is one. All count this replica alone. */
export const createModelMetrics = (registry: Registry) => {
  const registers = [registry];
  return {
    calls: new Histogram({
      name: 'worker_model_call_seconds',
      help: 'Time of single calls of the model, by model and outcome (ok, stopped or a fault)',
      labelNames: ['model', 'outcome'],
      buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 60],
      registers,
    }),
    tokens: new Counter({
      name: 'worker_model_tokens_total',
      help: 'Tokens used, by model and direction (input, output, thought)',
      labelNames: ['model', 'direction'],
      registers,
    }),
    fallbacks: new Counter({
      name: 'worker_model_fallbacks_total',
      help: 'Calls without a usable answer of the model, by kind (reading, passage, language) and reason',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    remarks: new Counter({
      name: 'worker_model_remarks_total',
      help: 'Remarks of the model, by kind of call and how their quote was found (exact, near, none) or dropped',
      labelNames: ['kind', 'placement'],
      registers,
    }),
    candidates: new Counter({
      name: 'worker_model_candidates_total',
      help: 'Remarks of the engine on language that the model judged, by verdict (true, trivial, false, or replaced by another correction)',
      labelNames: ['verdict'],
      registers,
    }),
    corrections: new Counter({
      name: 'worker_model_corrections_total',
      help: 'Corrections of the model, by outcome: shown, doubtful (not certain, or not found), refused by the engine’s own checks',
      labelNames: ['outcome'],
      registers,
    }),
    usable: new Gauge({
      name: 'worker_model_usable',
      help: '1 where the check at the start found address, key and model good, else 0',
      labelNames: ['model'],
      registers,
    }),
    paused: new Gauge({
      name: 'worker_model_paused',
      help: '1 while a model that does not answer is left alone',
      labelNames: ['model'],
      registers,
    }),
  };
};
export type ModelMetrics = ReturnType<typeof createModelMetrics>;

/** Metrics of the worker. The gauges are read from the store when they are scraped. */
export const createWorkerMetrics = (
  registry: Registry,
  parts: { tasks: Collection<TaskFields>; inFlight: () => number; clock: () => Date },
) => {
  const { tasks, inFlight, clock } = parts;
  const registers = [registry];
  new Gauge({
    name: 'worker_tasks_in_flight',
    help: 'Tasks this replica works on',
    registers,
    collect() {
      this.set(inFlight());
    },
  });
  registerScrapedGauge(registry, {
    name: 'worker_tasks_claimable',
    help: 'Tasks that wait for any replica to take them',
    read: async () => [{ value: await tasks.count({ state: 'waiting' }) }],
  });
  registerScrapedGauge(registry, {
    name: 'worker_oldest_claimable_seconds',
    help: 'How long the longest waiting of them has waited; 0 without one',
    read: async () => {
      const { items } = await tasks.find({
        where: { state: 'waiting' },
        sort: { field: 'waitingSince', direction: 1 },
        limit: 1,
      });
      const now = clock().getTime();
      const waitedMs = now - (items[0]?.waitingSince.getTime() ?? now);
      return [{ value: Math.max(0, waitedMs) / 1_000 }];
    },
  });
  return {
    provider: new Histogram({
      name: 'worker_provider_seconds',
      help: 'Time a provider took, by kind of task and outcome (ok, stopped or an error code)',
      labelNames: ['provider', 'kind', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
      registers,
    }),
    failures: new Counter({
      name: 'worker_task_failures_total',
      help: 'Attempts that failed, by what follows: retry or failed',
      labelNames: ['kind', 'next'],
      registers,
    }),
  };
};
