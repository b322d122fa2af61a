import { MessageChannel } from 'node:worker_threads';
import { createSemaphore } from '@argint/concurrency';
import { createQuietCollector } from '@argint/concurrency/garbage';
import { AppError, type Findings } from '@argint/contracts';
import type { EngineRemarks } from '@argint/critique-engine';
import { Piscina } from 'piscina';
import type * as engineThread from './engine-thread.ts';

type Thread = typeof engineThread;
type Run<Name extends keyof Thread> = (
  request: Parameters<Thread[Name]>[0],
  signal: AbortSignal,
) => Promise<ReturnType<Thread[Name]>>;

/**
 * The offline engine in threads. When the signal aborts, the run ends and rejects with the signal's reason.
 *
 * @throws AppError ANALYSIS_FAILED when the engine throws; ANALYSIS_UNAVAILABLE when its thread died and DEADLINE
 * when it did not return, both with `details.costsThread`
 */
export interface EnginePool {
  /** Tells `onStretch` of each stretch of a long essay but the last. */
  analyse(
    request: engineThread.ReadRequest,
    signal: AbortSignal,
    onStretch?: (found: EngineRemarks) => void,
  ): Promise<Findings>;
  sentencesOf: Run<'sentencesOf'>;
  remarksIn: Run<'remarksIn'>;
  grammarRanges: Run<'grammarRanges'>;
  critiqueGrammarIssues: Run<'critiqueGrammarIssues'>;
  checkCorrections: Run<'checkCorrections'>;
  /** Starts the first thread and loads what an analysis needs. Never rejects: a failure is reported to `onError`. */
  warmUp(): Promise<void>;
  /** Called regularly: collects the first thread's garbage if it has worked and had no run since the last call. Never rejects. */
  collectIfQuiet(): Promise<void>;
  close(): Promise<void>;
}

/** Heap of one thread in MB; an essay of 100,000 characters needs a fraction of it. */
const THREAD_HEAP_MB = 512;
/** Its young generation in MB. A larger one keeps 40 MB more while essays are read, and saves no time. */
const YOUNG_MB = 6;
/** Longest run in a thread, in ms; the longest essay takes a second or two. */
const RUN_MS = 15_000;
/** Longest load of the first thread, in ms: on a machine at its limit what takes a second takes twenty. */
const WARM_UP_MS = 60_000;
/** Threads beyond the first end after this long without work, in ms. */
const IDLE_MS = 30_000;

/** Whether the thread ended during its run; false when the run itself threw. */
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

export interface EngineOptions {
  /** The module that the threads run. @default engine-thread.ts */
  thread?: URL;
  /** A signal that aborts after that many ms: the limit of one run. @default AbortSignal.timeout */
  timeout?: (ms: number) => AbortSignal;
}

/** Threads of the offline engine, started with the first task or by `warmUp`. */
export const createEnginePool = (
  threads: number,
  onError: (error: unknown) => void,
  options: EngineOptions = {},
): EnginePool => {
  const thread = options.thread ?? new URL('./engine-thread.ts', import.meta.url);
  const timeout = options.timeout ?? ((ms) => AbortSignal.timeout(ms));
  // Runs queue here, not in Piscina: otherwise the time limit would include waiting for a thread.
  const withThread = createSemaphore({ concurrency: threads });
  let pool: Piscina | undefined;
  let isClosed = false;
  let hasRun = false;
  const open = (): Piscina => {
    if (pool) return pool;
    pool = new Piscina({
      filename: thread.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: {
        maxOldGenerationSizeMb: THREAD_HEAP_MB,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    // A thread that dies between two runs is replaced. Without a listener its error would end the process.
    pool.on('error', onError);
    return pool;
  };

  const inThread =
    <Name extends keyof Thread>(name: Name): Run<Name> =>
    (request, signal) =>
      withThread(
        async () => {
          hasRun = true;
          const limit = timeout(RUN_MS);
          const transferList = request && 'port' in request ? [request.port] : [];
          const run = { name, transferList, signal: AbortSignal.any([signal, limit]) };
          try {
            return (await open().run(request, run)) as ReturnType<Thread[Name]>;
          } catch (error) {
            if (signal.aborted) throw signal.reason;
            throw failureOf(error, limit.aborted);
          }
        },
        { signal },
      );

  const inFirstThread = (name: 'warmUp' | 'collect', limitMs: number): Promise<void> =>
    withThread(async () => {
      try {
        await open().run(undefined, { name, signal: timeout(limitMs) });
      } catch (error) {
        if (!isClosed) onError(error);
      }
    });

  const lookForQuiet = createQuietCollector({
    busy: () => {
      const share = Number(hasRun);
      hasRun = false;
      return share;
    },
    collect: () => inFirstThread('collect', RUN_MS),
  });

  const analyse = inThread('analyse');

  return {
    analyse: async (request, signal, onStretch = () => undefined) => {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onStretch);
      try {
        return await analyse({ ...request, port: port2 }, signal);
      } finally {
        port1.close();
      }
    },
    sentencesOf: inThread('sentencesOf'),
    remarksIn: inThread('remarksIn'),
    grammarRanges: inThread('grammarRanges'),
    critiqueGrammarIssues: inThread('critiqueGrammarIssues'),
    checkCorrections: inThread('checkCorrections'),
    warmUp: async () => {
      await inFirstThread('warmUp', WARM_UP_MS);
      await lookForQuiet();
    },
    // An unused pool has no thread, and none is started for this.
    collectIfQuiet: async () => {
      if (pool) await lookForQuiet();
    },
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
};
