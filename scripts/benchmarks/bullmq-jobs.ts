import { availableParallelism } from 'node:os';
import { mergeFindings, planTasks } from '@argint/critique-engine';
import { FlowProducer, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Findings } from '@argint/contracts';
import { createEnginePool } from '../../services/ai-chunk-worker/src/offline/engine-pool.ts';
import { inParallel } from './in-parallel.ts';

const CONCURRENCY = 8;

/**
 * Runs the same analyses as BullMQ jobs. The text is stored once, each task is a child job that reads it and
 * runs the same engine in as many threads, and a parent job merges and stores the result.
 *
 * @returns analyses per second
 */
export const bullmqJobsPerSecond = async (
  texts: readonly string[],
  connection: { host: string; port: number },
): Promise<number> => {
  const engine = createEnginePool(Math.max(1, availableParallelism() - 1), (error) => {
    throw error;
  });
  const redis = new Redis(connection);
  const opts = { connection, concurrency: CONCURRENCY };
  const textOf = async (essay: string): Promise<string> => (await redis.get(essay)) ?? '';
  const { signal } = new AbortController();
  const tasks = new Worker(
    'tasks',
    async ({ data }) => {
      const text = await textOf(data.essay);
      return engine.analyse({ ...data, text, question: null }, signal);
    },
    opts,
  );
  const essays = new Worker(
    'essays',
    async (job) =>
      mergeFindings(Object.values(await job.getChildrenValues<Findings>()), {
        text: await textOf(job.data.essay),
        analysisType: 'hybrid',
        engine: 'offline',
        model: null,
        notes: [],
      }),
    opts,
  );
  const flows = new FlowProducer({ connection });
  const analyse = async (text: string, essay: string): Promise<void> => {
    await redis.set(essay, text);
    await flows.add({
      name: 'essay',
      queueName: 'essays',
      data: { essay },
      children: planTasks(text, 'hybrid').map(({ kind, start, end }) => ({
        name: kind,
        queueName: 'tasks',
        data: { essay, kind, start, end },
      })),
    });
  };
  const round = async (batch: readonly string[], name: string): Promise<number> => {
    let left = batch.length;
    const done = new Promise<void>((resolve, reject) => {
      essays.on('completed', () => {
        left -= 1;
        if (left === 0) resolve();
      });
      for (const worker of [essays, tasks]) worker.on('failed', (_, error) => reject(error));
    });
    const begun = performance.now();
    await inParallel(CONCURRENCY, batch, (text, i) => analyse(text, `${name}-${i}`));
    await done;
    essays.removeAllListeners('completed');
    return (batch.length * 1_000) / (performance.now() - begun);
  };
  try {
    await round(texts.slice(0, 10), 'warm');
    return await round(texts, 'measured');
  } finally {
    await Promise.all([tasks.close(), essays.close(), flows.close(), engine.close()]);
    redis.disconnect();
  }
};
