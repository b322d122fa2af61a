import type { Findings } from '@argint/contracts';

/** Shortest time between two savings of what a running task has found, in ms. */
const PAUSE_MS = 700;

/** Saves what a task has found while it goes on, the newest state only, one saving at a time. */
export interface ProgressSaver {
  /** Never rejects: what could not be saved comes with the next state or at the end. */
  report(sofar: Findings): void;
  /** Stops saving. Resolves with the number of the last state that was saved, 0 without one. */
  end(): Promise<number>;
}

/**
 * @param parts.save stores a state under its number, counted from 1
 * @param parts.pause resolves after that many ms, or earlier when the signal aborts
 */
export const createProgressSaver = (parts: {
  save: (sofar: Findings, revision: number) => Promise<void>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}): ProgressSaver => {
  const { save, pause, onError } = parts;
  const ended = new AbortController();
  let newest: Findings | null = null;
  let revision = 0;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (newest && !ended.signal.aborted) {
      const state = newest;
      newest = null;
      revision += 1;
      try {
        await save(state, revision);
      } catch (error) {
        onError(error);
      }
      await pause(PAUSE_MS, ended.signal);
    }
  };

  return {
    report: (sofar) => {
      newest = sofar;
      running ??= run().finally(() => {
        running = null;
      });
    },
    end: async () => {
      ended.abort();
      await running;
      return revision;
    },
  };
};
