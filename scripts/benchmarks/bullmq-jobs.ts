import { availableParallelism } from 'node:os';
import { assembleFindings, planTasks } from '@argint/assembly';
import { WITHOUT_CHECKER } from '@argint/critique-engine/jobs';
import { FlowProducer, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Findings } from '@argint/contracts';
import { createEnginePool } from '../../services/ai-chunk-worker/src/offline/engine-pool.ts';
import { inParallel } from './in-parallel.ts';

const CONCURRENCY = 8;

/** The same analyses as BullMQ jobs. */
export interface BullmqJobs {
  /** Runs the analyses of all texts. Resolves with analyses per second. The name differs from round to round. */
  round(texts: readonly string[], name: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * The text is stored once, each task is a child job that reads it and runs the same engine in as many threads, and a
 * parent job merges and stores the result.
 */
export const startBullmqJobs = (connection: { host: string; port: number }): BullmqJobs => {
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
      if (data.kind !== 'engine') return WITHOUT_CHECKER;
      return engine.analyse({ text, question: null, textKind: null }, signal);
    },
    opts,
  );
  const essays = new Worker(
    'essays',
    async (job) =>
      assembleFindings(Object.values(await job.getChildrenValues<Findings>()), {
        text: await textOf(job.data.essay),
        analysisType: 'hybrid',
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
      children: planTasks(text, 'hybrid').map(({ kind }) => ({
        name: kind,
        queueName: 'tasks',
        data: { essay, kind },
      })),
    });
  };
  const round: BullmqJobs['round'] = async (batch, name) => {
    let left = batch.length;
    const done = new Promise<void>((resolve, reject) => {
      essays.on('completed', () => {
        left -= 1;
        if (left === 0) resolve();
      });
      for (const worker of [essays, tasks])
        worker.removeAllListeners('failed').on('failed', (_, error) => reject(error));
    });
    const begun = performance.now();
    await inParallel(CONCURRENCY, batch, (text, i) => analyse(text, `${name}-${i}`));
    await done;
    essays.removeAllListeners('completed');
    return (batch.length * 1_000) / (performance.now() - begun);
  };
  return {
    round,
    close: async () => {
      await Promise.all([tasks.close(), essays.close(), flows.close(), engine.close()]);
      redis.disconnect();
    },
  };
};
