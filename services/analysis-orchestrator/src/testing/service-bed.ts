import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { findFor, planTasks, readEssay } from '@argint/critique-engine';
import { newEvent, type EventEnvelope } from '@argint/event-bus';
import { createLogger } from '@argint/service-kit';
import { countingIds, fixedClock, SAMPLE_ESSAY, tempDir } from '@argint/testkit';
import { jobSchema } from '../jobs/analysis-job-schema.ts';
import {
  createOrchestratorService,
  type OrchestratorDependencies,
} from '../jobs/analysis-job-service.ts';
import { createFaultyBackends } from './faulty-backends.ts';
import { createBackground, LEASE_MS } from './orchestrator-harness.ts';

/** The start of a hybrid analysis of the sample essay by user u1, without an idempotency key. */
export const REQUEST = {
  userId: 'u1',
  text: SAMPLE_ESSAY,
  question: null,
  rubric: null as string | null,
  textKind: null,
  analysisType: 'hybrid' as const,
  idempotencyKey: null as string | null,
  parentEssayId: null as string | null,
};
/** The tasks of that analysis. */
export const TASKS = planTasks(SAMPLE_ESSAY, 'hybrid');

/** The use cases over a real store, with backends that keep what they are given and can fail before or after a call. */
export const openServiceBed = async () => {
  const dir = await tempDir();
  const clock = fixedClock();
  const store = openSqliteStore({ file: join(dir.path, 'orchestrator.sqlite'), clock: clock.now });
  const jobs = store.collection(jobSchema);
  await store.migrate();
  await store.ready();
  const backends = createFaultyBackends();
  const ids = countingIds();
  const background = createBackground();
  const service = createOrchestratorService({
    jobs,
    billing: backends.billing as unknown as OrchestratorDependencies['billing'],
    essays: backends.essay as unknown as OrchestratorDependencies['essays'],
    context: {
      clock: clock.now,
      ids,
      logger: createLogger('test', 'silent'),
      runInBackground: background.run,
      event: (type, data) => newEvent(type, data, { source: 'test', id: ids(), now: clock.now() }),
    },
    deadlineSeconds: 600,
    leaseMs: LEASE_MS,
    withJobCapacity: (accept) => accept(),
  });
  const model = readEssay(SAMPLE_ESSAY, null);

  return {
    jobs,
    clock,
    backends,
    service,
    /** Resolves when nothing runs in the background. */
    idle: background.idle,
    /** What the worker does: it saves findings, then publishes that the task is done. */
    work: async (jobId: string, count = TASKS.length): Promise<void> => {
      for (const task of TASKS.slice(0, count)) {
        const found = findFor(task.kind, model, task);
        backends.findings.set(jobId, [
          ...(backends.findings.get(jobId) ?? []),
          { chunkId: task.id, findingsJson: JSON.stringify(found) },
        ]);
        await service.recordTaskOutcomes(jobId, [
          { taskId: task.id, state: 'done', critiques: found.critiques.length },
        ]);
      }
    },
    /** The job of u1 after sweeps that are long enough apart to take over what a broken step left. */
    ended: async (jobId: string) => {
      await service.sweep().catch(() => undefined);
      clock.advance(LEASE_MS / 1_000);
      await service.sweep();
      await background.idle();
      return service.state(jobId, 'u1', { partial: true, result: true });
    },
    /** The events that wait in the outbox. */
    pendingEvents: async (): Promise<EventEnvelope[]> =>
      (await store.pendingOutbox(100)).flatMap(({ events }) => events),
    close: async (): Promise<void> => {
      await store.close();
      await dir.remove();
    },
  };
};
export type ServiceBed = Awaited<ReturnType<typeof openServiceBed>>;
