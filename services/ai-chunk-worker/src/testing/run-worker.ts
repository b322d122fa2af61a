import type { EventData } from '@argint/contracts';
import { planTasks } from '@argint/critique-engine';
import { newEvent, type EventEnvelope } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { runServices, type ServiceModule } from '@argint/service-kit';
import { SAMPLE_ESSAY, tempDir, TEST_CALLER_SECRET } from '@argint/testkit';
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
      DATA_DIR: dir.path,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      GRAMMAR: 'off',
      CALLER_SECRET: TEST_CALLER_SECRET,
      ...env,
    },
  });
  const bus = openEmbeddedBus({ file: `${dir.path}/bus.sqlite`, onError: () => undefined });
  const ended: EventEnvelope<'analysis.chunks.completed' | 'analysis.chunks.failed'>[] = [];
  const keep = async (event: (typeof ended)[number]) => void ended.push(event);
  await bus.consume('test', { 'analysis.chunks.completed': keep, 'analysis.chunks.failed': keep });
  essay.texts.set('e1', SAMPLE_ESSAY);
  return {
    bus,
    ops: running.ops,
    ended,
    endOf: (jobId: string) => ended.filter(({ data }) => data.jobId === jobId),
    close: async (): Promise<void> => {
      await bus.close();
      await running.close();
      await dir.remove();
    },
  };
};
export type RunningWorker = Awaited<ReturnType<typeof runWorker>>;

/** The events that request all tasks of a job on the sample essay. */
export const requestsOf = (
  jobId: string,
  given: {
    essayId?: string;
    analysisType?: 'simple' | 'hybrid';
    urgent?: boolean;
    traceparent?: string;
  } = {},
): EventEnvelope[] => {
  const { essayId = 'e1', analysisType = 'hybrid', urgent = false, traceparent } = given;
  const topic = urgent ? 'analysis.chunks.requested.priority' : 'analysis.chunks.requested';
  return planTasks(SAMPLE_ESSAY, analysisType).map(({ id, kind, start, end }) => {
    const data: EventData<typeof topic> = {
      jobId,
      chunkId: id,
      userId: 'u1',
      essayId,
      kind,
      analysisType,
      start,
      end,
      deadline: new Date(Date.now() + 600_000).toISOString(),
    };
    const context = { source: 'test', id: `${jobId}-${id}`, now: new Date(), traceparent };
    return newEvent(topic, data, context);
  });
};
