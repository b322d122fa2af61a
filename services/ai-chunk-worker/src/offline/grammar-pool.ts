import type { GrammarSlip } from '@argint/critique-engine/grammar';
import { Piscina } from 'piscina';
import { untilAborted } from '../until-aborted.ts';
import type { GrammarRequest } from './grammar-thread.ts';
import { createTurns } from './turns.ts';

export interface GrammarPool {
  /** Slips within the ranges; null where the checker took too long or failed. Never rejects. */
  slips(request: GrammarRequest, signal: AbortSignal): Promise<GrammarSlip[] | null>;
  /** Whether the checker holds its memory now. */
  hasThread(): boolean;
  close(): Promise<void>;
}

/** Longest a task waits for its remarks, set-up and queue included, in ms. */
const WAIT_MS = 20_000;
/** Longest the checker may work on one range before its thread is ended, in ms. */
const CHECK_MS = 20_000;
/** The thread ends after so long without work, in ms: its 270 MB can be had back in no other way. */
const IDLE_MS = 15_000;

interface Checker {
  pool: Piscina;
  loaded: Promise<unknown>;
}

/**
 * The grammar checker in its one thread, started with the first request, ended once nobody has waited for it
 * for a while. Who gives up waiting stops neither the loading nor the check under way: both serve whoever comes next.
 */
export const createGrammarPool = (parts: {
  onFailure: (error: unknown) => void;
  waitMs?: number;
  idleMs?: number;
}): GrammarPool => {
  const { onFailure, waitMs = WAIT_MS, idleMs = IDLE_MS } = parts;
  const inTurn = createTurns();
  let checker: Checker | undefined;
  let waiting = 0;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Checker => {
    if (closed) throw new Error('the grammar checker is closed');
    const pool = new Piscina({
      filename: new URL('./grammar-thread.ts', import.meta.url).href,
      name: 'check',
      minThreads: 1,
      maxThreads: 1,
    });
    // A thread that dies between two checks is replaced; unheard, its error would end the process.
    pool.on('error', onFailure);
    return { pool, loaded: pool.run(undefined, { name: 'load' }) };
  };

  const end = async (): Promise<void> => {
    const ended = checker;
    checker = undefined;
    clearTimeout(idle);
    await ended?.pool.destroy();
  };

  const ready = async (): Promise<Piscina> => {
    const mine = (checker ??= start());
    try {
      await mine.loaded;
    } catch (error) {
      if (checker === mine) await end();
      throw error;
    }
    return mine.pool;
  };

  const check = async (request: GrammarRequest, patience: AbortSignal): Promise<GrammarSlip[]> => {
    await ready();
    return inTurn(async () => {
      const pool = await ready();
      try {
        const limit = { signal: AbortSignal.timeout(CHECK_MS) };
        return (await pool.run(request, limit)) as GrammarSlip[];
      } catch (error) {
        // A checker that once panicked fails at every later text.
        await end();
        throw error;
      }
    }, patience);
  };

  return {
    slips: async (request, signal) => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      waiting += 1;
      clearTimeout(idle);
      try {
        return await untilAborted(check(request, patience), patience);
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return null;
      } finally {
        waiting -= 1;
        if (waiting === 0) idle = setTimeout(() => void end().catch(onFailure), idleMs).unref();
      }
    },
    hasThread: () => checker !== undefined,
    close: () => {
      closed = true;
      return end();
    },
  };
};
