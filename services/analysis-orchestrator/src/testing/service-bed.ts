import { planTasks } from '@argint/assembly';
import { findAll, readEssay, WITHOUT_CHECKER } from '@argint/critique-engine';
import type { EventEnvelope } from '@argint/event-bus';
import { fixedClock, SAMPLE_ESSAY, tempDir } from '@argint/testkit';
import { createFaultyBackends } from './faulty-backends.ts';
import { LEASE_MS, openTestService } from './open-test-service.ts';

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
  readByModel: false,
};
/** The tasks of that analysis. */
export const TASKS = planTasks(SAMPLE_ESSAY, 'hybrid');

/** The use cases over a real store, with backends that keep what they are given and can fail before or after a call. */
export const openServiceBed = async () => {
  const dir = await tempDir();
  const clock = fixedClock();
  const backends = createFaultyBackends();
  const { store, jobs, service, idle } = await openTestService({
    dir: dir.path,
    clock,
    billing: backends.billing,
    essays: backends.essay,
  });
  const model = readEssay(SAMPLE_ESSAY, null);

  return {
    jobs,
    clock,
    backends,
    service,
    /** Resolves when nothing runs in the background. */
    idle,
    /** What the worker does: it saves findings, then publishes that the task is done. */
    work: async (jobId: string, count = TASKS.length): Promise<void> => {
      for (const task of TASKS.slice(0, count)) {
        const found = task.kind === 'engine' ? findAll(model) : WITHOUT_CHECKER;
        backends.findings.set(jobId, [
          ...(backends.findings.get(jobId) ?? []),
          { taskId: task.id, findingsJson: JSON.stringify(found) },
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
      await idle();
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
