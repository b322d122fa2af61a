import { setImmediate as nextTurn } from 'node:timers/promises';

/** What decides which of several waiting steps goes on; fast-check's scheduler is one. */
export interface Turns {
  schedule<T>(task: Promise<T>, label?: string): Promise<T>;
  count(): number;
  waitNext(count: number): Promise<void>;
}

/** Looks in a row without work under way before all is called quiet: a finished write is followed by another. */
const QUIET_LOOKS = 3;

/** Counts work under way, so that a test knows when nothing is left without waiting for a time. */
export const createTurns = () => {
  let underWay = 0;
  let waiting = 0;
  let turns: Turns | undefined;
  const holds = new Map<string, { reached: () => void; released: Promise<void> }>();

  const quiet = async (isQuiet: () => boolean): Promise<void> => {
    for (let looks = 0; looks < QUIET_LOOKS;) {
      await nextTurn();
      looks = isQuiet() ? looks + 1 : 0;
    }
  };

  return {
    /** A place where another may go first: with turns given, they decide; without, nobody waits. */
    yieldAt: async (label: string): Promise<void> => {
      const hold = holds.get(label);
      holds.delete(label);
      hold?.reached();
      await hold?.released;
      if (!turns) return;
      waiting += 1;
      try {
        await turns.schedule(Promise.resolve(), label);
      } finally {
        waiting -= 1;
      }
    },
    /** Stops the next step of that label until it is released; a held step does not keep `settle` waiting. */
    holdAt: (label: string): { reached: Promise<void>; release: () => void } => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.set(label, { reached: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    /** From here on the given ones decide; undefined: nobody. */
    decideBy: (next: Turns | undefined): void => {
      turns = next;
    },
    /** Resolves when nothing is under way. Between two turns everything that can go on does. */
    settle: async (): Promise<void> => {
      for (;;) {
        await quiet(() => underWay === 0);
        if (!turns || turns.count() === 0) {
          if (waiting === 0) return;
          continue;
        }
        await turns.waitNext(1);
      }
    },
  };
};

export type TurnKeeper = ReturnType<typeof createTurns>;
