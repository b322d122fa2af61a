import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import { createLogger } from '@argint/service-kit';
import { countingIds, type FixedClock } from '@argint/testkit';
import { jobSchema } from '../jobs/analysis-job-schema.ts';
import {
  createOrchestratorService,
  type OrchestratorDependencies,
} from '../jobs/analysis-job-service.ts';
import { createJobCapacity } from '../jobs/job-capacity.ts';

/** Lease of jobs in tests, in ms. */
export const LEASE_MS = 4_000;

/** Background work of a service under test, so that a test can wait for it. */
const createBackground = () => {
  const running = new Set<Promise<unknown>>();
  return {
    run: (_task: string, work: () => Promise<unknown>): void => {
      const run = work().finally(() => running.delete(run));
      running.add(run);
    },
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

/** The use cases over a real store in `dir`, with the given fakes of billing and essay. */
export const openTestService = async (given: {
  dir: string;
  clock: FixedClock;
  billing: unknown;
  essays: unknown;
  /** Most open jobs of all users. @default 1000 */
  maxOpen?: number | undefined;
  onFinished?: OrchestratorDependencies['onFinished'] | undefined;
}) => {
  const { dir, clock, billing, essays, maxOpen = 1_000, onFinished } = given;
  const store = openSqliteStore({ file: join(dir, 'orchestrator.sqlite'), clock: clock.now });
  const jobs = store.collection(jobSchema);
  await store.migrate();
  await store.ready();
  const ids = countingIds();
  const background = createBackground();
  const service = createOrchestratorService({
    jobs,
    billing: billing as OrchestratorDependencies['billing'],
    essays: essays as OrchestratorDependencies['essays'],
    context: {
      clock: clock.now,
      ids,
      logger: createLogger('test', 'silent'),
      runInBackground: background.run,
      event: (type, data) => newEvent(type, data, { source: 'test', id: ids(), now: clock.now() }),
    },
    deadlineSeconds: 600,
    leaseMs: LEASE_MS,
    withJobCapacity: createJobCapacity({ jobs, max: maxOpen }),
    ...(onFinished ? { onFinished } : {}),
  });
  return {
    store,
    jobs,
    service,
    /** Resolves when nothing runs in the background. */
    idle: background.idle,
  };
};
