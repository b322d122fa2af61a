import { untilAborted } from '../until-aborted.ts';

/** Runs one piece of work at a time, in order. */
export type Turns = <T>(run: () => Promise<T>, patience: AbortSignal) => Promise<T>;

/** Whoever's patience ends first is rejected with its reason: work not begun is skipped, work begun goes on unheard. */
export const createTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve();
  return (run, patience) => {
    const mine = last.then(() => {
      patience.throwIfAborted();
      return run();
    });
    last = mine.catch(() => undefined);
    return untilAborted(mine, patience);
  };
};
