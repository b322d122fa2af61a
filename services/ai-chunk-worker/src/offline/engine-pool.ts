import { AppError } from '@argint/contracts';
import { Piscina } from 'piscina';
import type * as engineThread from './engine-thread.ts';
import { createSlots } from './slots.ts';

type Thread = typeof engineThread;
type Run<Name extends keyof Thread> = (
  request: Parameters<Thread[Name]>[0],
  signal: AbortSignal,
) => Promise<ReturnType<Thread[Name]>>;

/**
 * Each throws ANALYSIS_FAILED where the engine throws; ANALYSIS_UNAVAILABLE where its thread died and DEADLINE where
 * it never returned, both with details.costsThread; rejects when the signal aborts, and ends the run.
 */
export interface EnginePool {
  analyse: Run<'analyse'>;
  grammarRanges: Run<'grammarRanges'>;
  remarkOnSlips: Run<'remarkOnSlips'>;
  close(): Promise<void>;
}

/** Heap of one thread, in MB; an essay of 100,000 characters needs a fraction of it. */
const THREAD_HEAP_MB = 512;
/** Longest one run may take from when a thread is free for it, in ms: the longest essay takes half a second. */
const RUN_MS = 15_000;
/** Threads beyond the first end after so long without work, in ms. */
const IDLE_MS = 30_000;

/** Whether a thread ended under its task, instead of the task throwing. */
const isThreadDeath = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /worker (?:thread )?exited/i.test(message);
};

const failureOf = (error: unknown, isLate: boolean): AppError => {
  const costly = { cause: error, details: { costsThread: true } };
  if (isLate) return new AppError('DEADLINE', undefined, costly);
  if (isThreadDeath(error)) return new AppError('ANALYSIS_UNAVAILABLE', undefined, costly);
  return new AppError('ANALYSIS_FAILED', undefined, { cause: error });
};

/** Threads of the offline engine, started with the first task. */
export const createEnginePool = (
  threads: number,
  onError: (error: unknown) => void,
  thread = new URL('./engine-thread.ts', import.meta.url),
  runMs = RUN_MS,
): EnginePool => {
  // No more is handed over than threads can begin: what waits behind a run that hangs is not blamed for it.
  const inSlot = createSlots(threads);
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
    (request, signal) =>
      inSlot(async () => {
        const limit = AbortSignal.timeout(runMs);
        const run = { name, signal: AbortSignal.any([signal, limit]) };
        try {
          return (await open().run(request, run)) as ReturnType<Thread[Name]>;
        } catch (error) {
          if (signal.aborted) throw signal.reason;
          throw failureOf(error, limit.aborted);
        }
      }, signal);

  return {
    analyse: inThread('analyse'),
    grammarRanges: inThread('grammarRanges'),
    remarkOnSlips: inThread('remarkOnSlips'),
    close: async () => pool?.destroy(),
  };
};
