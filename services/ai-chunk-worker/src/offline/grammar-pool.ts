import type { GrammarSlip } from '@argint/critique-engine/grammar';
import { Piscina } from 'piscina';
import { untilAborted } from '../until-aborted.ts';
import type { GrammarRequest } from './grammar-thread.ts';
import { createTurns } from './turns.ts';

export interface GrammarPool {
  /** Slips within the ranges; null where the checker took too long or failed. Never rejects. */
  slips(request: GrammarRequest, signal: AbortSignal): Promise<GrammarSlip[] | null>;
  close(): Promise<void>;
}

/** Longest a task waits for its remarks, set-up and queue included, in ms. */
const WAIT_MS = 20_000;
/** Longest the checker may work on one range before its thread is ended, in ms. */
const CHECK_MS = 20_000;

/**
 * The grammar checker in its one thread, started with the first request: up to 520 MB while it loads.
 * Who gives up waiting stops neither the loading nor the check under way: both serve whoever comes next.
 */
export const createGrammarPool = (parts: {
  onFailure: (error: unknown) => void;
  waitMs?: number;
}): GrammarPool => {
  const { onFailure, waitMs = WAIT_MS } = parts;
  const inTurn = createTurns();
  let pool: Piscina | undefined;
  let loaded: Promise<unknown> | undefined;

  const open = (): Piscina => {
    if (pool) return pool;
    pool = new Piscina({
      filename: new URL('./grammar-thread.ts', import.meta.url).href,
      name: 'check',
      minThreads: 1,
      maxThreads: 1,
    });
    // A thread that dies between two checks is replaced; unheard, its error would end the process.
    pool.on('error', onFailure);
    return pool;
  };

  const load = async (): Promise<void> => {
    loaded ??= open().run(undefined, { name: 'load' });
    try {
      await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };

  const check = async (request: GrammarRequest): Promise<GrammarSlip[]> =>
    (await open().run(request, { signal: AbortSignal.timeout(CHECK_MS) })) as GrammarSlip[];

  return {
    slips: async (request, signal) => {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
      try {
        await untilAborted(load(), patience);
        return await inTurn(() => check(request), patience);
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return null;
      }
    },
    close: async () => pool?.destroy(),
  };
};
