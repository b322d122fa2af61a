import { AppError } from '@argint/contracts';
import { Piscina } from 'piscina';
import type * as engineThread from './engine-thread.ts';

type Thread = typeof engineThread;
type Run<Name extends keyof Thread> = (
  request: Parameters<Thread[Name]>[0],
  signal: AbortSignal,
) => Promise<ReturnType<Thread[Name]>>;

/** Each throws ANALYSIS_FAILED where the engine throws, ANALYSIS_UNAVAILABLE where its thread died; rejects when the signal aborts, and ends the run. */
export interface EnginePool {
  analyse: Run<'analyse'>;
  grammarRanges: Run<'grammarRanges'>;
  remarkOnSlips: Run<'remarkOnSlips'>;
  close(): Promise<void>;
}

/** Heap of one thread, in MB; an essay of 100,000 characters needs a fraction of it. */
const THREAD_HEAP_MB = 512;
/** Threads beyond the first end after so long without work, in ms. */
const IDLE_MS = 30_000;

/** Whether a thread ended under its task, instead of the task throwing. */
const isThreadDeath = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /worker (?:thread )?exited/i.test(message);
};

/** Threads of the offline engine, started with the first task. */
export const createEnginePool = (
  threads: number,
  onError: (error: unknown) => void,
  thread = new URL('./engine-thread.ts', import.meta.url),
): EnginePool => {
  let pool: Piscina | undefined;
  const open = (): Piscina => {
    if (pool) return pool;
    pool = new Piscina({
      filename: thread.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
    });
    // A thread that dies between two tasks is replaced; unheard, its error would end the process.
    pool.on('error', onError);
    return pool;
  };

  const inThread =
    <Name extends keyof Thread>(name: Name): Run<Name> =>
    async (request, signal) => {
      try {
        return (await open().run(request, { name, signal })) as ReturnType<Thread[Name]>;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const code = isThreadDeath(error) ? 'ANALYSIS_UNAVAILABLE' : 'ANALYSIS_FAILED';
        throw new AppError(code, undefined, { cause: error });
      }
    };

  return {
    analyse: inThread('analyse'),
    grammarRanges: inThread('grammarRanges'),
    remarkOnSlips: inThread('remarkOnSlips'),
    close: async () => pool?.destroy(),
  };
};
