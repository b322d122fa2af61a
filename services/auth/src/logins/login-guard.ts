import { createHash } from 'node:crypto';
import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { LOGIN_MAX_ATTEMPTS } from '@argint/contracts';
import { countAttempt, emptyCounter, takeBack, type LoginCounter } from './login-counter.ts';

/** Wrong passwords of one address, whatever the account, before it is locked: far above a computer room's. */
export const ADDRESS_MAX_ATTEMPTS = 100;

/** Neither e-mail nor address is kept in the clear for this. */
const counterId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export interface LoginGuard {
  /**
   * Runs a check of a password, counted against account and address beforehand, so that guesses at the same
   * time count as well. Throws AppError ACCOUNT_LOCKED without running it. Only an answer of null stays counted.
   */
  guard<T>(
    who: { accountKey: string; address: string },
    check: () => Promise<T | null>,
  ): Promise<T | null>;
}

export const createLoginGuard = (
  counters: Collection<LoginCounter>,
  clock: () => Date,
): LoginGuard => {
  const count = async (id: string, limit: number, now: Date): Promise<void> => {
    const change = (doc: Doc<LoginCounter>): Doc<LoginCounter> => countAttempt(doc, limit, now);
    if (await counters.update(id, change)) return;
    try {
      await counters.insert({ _id: id, ...countAttempt(emptyCounter(now), limit, now) });
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      await counters.update(id, change);
    }
  };
  const undo = (id: string, now: Date): Promise<unknown> =>
    counters.update(id, (doc) => takeBack(doc, now));

  return {
    guard: async ({ accountKey, address }, check) => {
      const now = clock();
      const byAddress = counterId('address', address);
      const byPair = counterId('pair', accountKey, address);
      await count(byAddress, ADDRESS_MAX_ATTEMPTS, now);
      try {
        await count(byPair, LOGIN_MAX_ATTEMPTS, now);
      } catch (error) {
        await undo(byAddress, now);
        throw error;
      }
      let found;
      try {
        found = await check();
      } catch (error) {
        // Not the caller's doing: nothing was learnt about the password.
        await Promise.all([undo(byAddress, now), undo(byPair, now)]);
        throw error;
      }
      if (found !== null) await Promise.all([undo(byAddress, now), counters.delete(byPair)]);
      return found;
    },
  };
};
