import { createSemaphore, untilAborted } from '@argint/concurrency';
import type { GrammarIssue } from '@argint/critique-engine/grammar';
import { Piscina } from 'piscina';
import type { GrammarRequest } from './grammar-thread.ts';

export interface GrammarPool {
  /** Finds grammar issues in the ranges. Resolves to null if the checker failed or took too long. Never rejects. */
  findIssues(request: GrammarRequest, signal: AbortSignal): Promise<GrammarIssue[] | null>;
  /** Whether the checker's thread exists and uses memory. */
  hasThread(): boolean;
  /** Ends the thread. Later requests resolve to null. */
  close(): Promise<void>;
}

/** Longest time a task waits for its grammar issues, including loading and queueing, in ms. */
const WAIT_MS = 20_000;
/** Longest time the checker may work on one request before its thread is ended, in ms. */
const CHECK_MS = 20_000;
/** Time without work after which the thread ends, in ms. Nothing else frees its 270 MB. */
const IDLE_MS = 15_000;

interface Checker {
  pool: Piscina;
  loaded: Promise<unknown>;
}

/**
 * Runs the grammar checker in one thread. The thread starts with the first request and ends after `idleMs` without
 * one. When a caller stops waiting, loading and the running check continue, because the next caller needs them.
 *
 * @param parts.onFailure called with the error when a check fails or takes too long
 * @param parts.waitMs longest time a caller waits, in ms @default 20,000
 * @param parts.idleMs time without work before the thread ends, in ms @default 15,000
 */
export const createGrammarPool = (parts: {
  onFailure: (error: unknown) => void;
  waitMs?: number;
  idleMs?: number;
}): GrammarPool => {
  const { onFailure, waitMs = WAIT_MS, idleMs = IDLE_MS } = parts;
  const withThread = createSemaphore({ concurrency: 1 });
  let checker: Checker | undefined;
  let waiting = 0;
  let closed = false;
  let idleTimer: NodeJS.Timeout | undefined;

  const start = (): Checker => {
    if (closed) throw new Error('the grammar checker is closed');
    const pool = new Piscina({
      filename: new URL('./grammar-thread.ts', import.meta.url).href,
      name: 'check',
      minThreads: 1,
      maxThreads: 1,
    });
    // A thread that dies between two checks is replaced. Without a listener its error would end the process.
    pool.on('error', onFailure);
    return { pool, loaded: pool.run(undefined, { name: 'load' }) };
  };

  const end = async (): Promise<void> => {
    const ended = checker;
    checker = undefined;
    clearTimeout(idleTimer);
    await ended?.pool.destroy();
  };

  const getLoadedPool = async (): Promise<Piscina> => {
    const current = (checker ??= start());
    try {
      await current.loaded;
    } catch (error) {
      if (checker === current) await end();
      throw error;
    }
    return current.pool;
  };

  const check = async (request: GrammarRequest, signal: AbortSignal): Promise<GrammarIssue[]> => {
    await getLoadedPool();
    return withThread(
      async () => {
        const pool = await getLoadedPool();
        try {
          const limit = { signal: AbortSignal.timeout(CHECK_MS) };
          return (await pool.run(request, limit)) as GrammarIssue[];
        } catch (error) {
          // After the checker has panicked once, it fails on every later text.
          await end();
          throw error;
        }
      },
      { signal },
    );
  };

  return {
    findIssues: async (request, signal) => {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      waiting += 1;
      clearTimeout(idleTimer);
      try {
        return await untilAborted(check(request, limited), limited);
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return null;
      } finally {
        waiting -= 1;
        if (waiting === 0)
          idleTimer = setTimeout(() => void end().catch(onFailure), idleMs).unref();
      }
    },
    hasThread: () => checker !== undefined,
    close: () => {
      closed = true;
      return end();
    },
  };
};
