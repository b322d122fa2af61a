import type { EventData } from '@argint/contracts';
import { planTasks } from '@argint/assembly';
import { newEvent, type EventEnvelope } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { runServices, type ServiceModule } from '@argint/service-kit';
import { SAMPLE_ESSAY, tempDir, testEnvironment } from '@argint/testkit';
import { aiChunkWorker } from '../index.ts';
import { essayServiceOf } from './fake-essay-service.ts';
import type { createFakeEssay } from './fake-essay.ts';

/**
 * Runs the worker over a real bus and gRPC, beside a fake essay service that has the sample essay as e1. `ended` gets
 * the event of every task that ends.
 */
export const runWorker = async (
  essay: ReturnType<typeof createFakeEssay>,
  env: Readonly<Record<string, string>> = {},
) => {
  const dir = await tempDir();
  const modules = [essayServiceOf(essay), aiChunkWorker] as unknown as ServiceModule[];
  const running = await runServices(modules, {
    env: {
      ...testEnvironment(dir.path),
      GRAMMAR: 'off',
      ...env,
    },
  });
  const bus = openEmbeddedBus({ file: `${dir.path}/bus.sqlite`, onError: () => undefined });
  const ended: EventEnvelope<'analysis.tasks.completed' | 'analysis.tasks.failed'>[] = [];
  const keep = async (event: (typeof ended)[number]) => void ended.push(event);
  await bus.consume('test', { 'analysis.tasks.completed': keep, 'analysis.tasks.failed': keep });
  essay.texts.set('e1', SAMPLE_ESSAY);
  return {
    bus,
    ops: running.ops,
    ended,
    endOf: (jobId: string) => ended.filter(({ data }) => data.jobId === jobId),
    /** Ids of the job's tasks that have ended, as often as their end was published. */
    endedTasks: (jobId: string): string[] =>
      ended
        .filter(({ data }) => data.jobId === jobId)
        .flatMap(({ data }) =>
          'tasks' in data ? data.tasks.map(({ taskId }) => taskId) : [data.taskId],
        ),
    close: async (): Promise<void> => {
      await bus.close();
      await running.close();
      await dir.remove();
    },
  };
};
export type RunningWorker = Awaited<ReturnType<typeof runWorker>>;

/** Whether a job on the sample essay has tasks for a model. @default not */
type Reader = 'engine' | 'model';

/** Ids of the tasks of the sample essay. */
export const taskIdsOf = (
  analysisType: 'simple' | 'hybrid' = 'hybrid',
  reader: Reader = 'engine',
): string[] => planTasks(SAMPLE_ESSAY, analysisType, reader).map(({ id }) => id);

/** The event that requests all tasks of a job on the sample essay. */
export const requestOf = (
  jobId: string,
  given: {
    essayId?: string;
    analysisType?: 'simple' | 'hybrid';
    reader?: Reader;
    urgent?: boolean;
    traceparent?: string;
  } = {},
): EventEnvelope => {
  const { essayId = 'e1', analysisType = 'hybrid', urgent = false, traceparent } = given;
  const { reader = 'engine' } = given;
  const topic = urgent ? 'analysis.tasks.requested.priority' : 'analysis.tasks.requested';
  const tasks = planTasks(SAMPLE_ESSAY, analysisType, reader);
  const data: EventData<typeof topic> = {
    jobId,
    userId: 'u1',
    essayId,
    analysisType,
    deadline: new Date(Date.now() + 600_000).toISOString(),
    tasks: tasks.map(({ id, kind, start, end }) => ({ taskId: id, kind, start, end })),
  };
  return newEvent(topic, data, { source: 'test', id: jobId, now: new Date(), traceparent });
};
