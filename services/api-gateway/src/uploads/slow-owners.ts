import { AppError } from '@argint/contracts';

/** How long a user waits whose file took all the time that a file may take, in ms. */
const WAIT_MS = 60_000;

/** Users whose last file took all the time that a file may take. */
export interface SlowOwners {
  add(user: string): void;
  /** @throws AppError RATE_LIMITED while the user must wait */
  refuse(user: string): void;
}

/**
 * Makes users wait whose file took all its time, so that such files cannot follow each other.
 *
 * @param now milliseconds that never go back
 */
export const createSlowOwners = (now: () => number): SlowOwners => {
  /** When each may send a file again, the soonest first. */
  const until = new Map<string, number>();
  const forgetPast = (): void => {
    for (const [user, at] of until) {
      if (at > now()) return;
      until.delete(user);
    }
  };
  return {
    add: (user) => {
      until.delete(user);
      until.set(user, now() + WAIT_MS);
    },
    refuse: (user) => {
      forgetPast();
      const at = until.get(user);
      if (at === undefined) return;
      throw new AppError('RATE_LIMITED', undefined, {
        details: { retryAfterSeconds: Math.ceil((at - now()) / 1_000) },
      });
    },
  };
};
