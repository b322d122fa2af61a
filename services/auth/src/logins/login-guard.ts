import { createHash } from 'node:crypto';
import { DuplicateError, type Collection } from '@argint/aggregate-store';
import { LOGIN_MAX_ATTEMPTS } from '@argint/contracts';
import { createKeyedQueue } from './keyed-queue.ts';
import { assertUnlocked, countFailure, emptyCounter, type LoginCounter } from './login-counter.ts';

/** Wrong passwords of one address, whatever the account, before it is locked: far above a computer room's. */
export const ADDRESS_MAX_ATTEMPTS = 100;

/** Neither e-mail nor address is kept in the clear for this. */
const counterId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export interface LoginGuard {
  /**
   * Runs a check of a password, those of one account and address one after the other, so that guesses at the
   * same time count as well. Only an answer of null counts as wrong; a right one forgets what the pair did.
   * Throws AppError ACCOUNT_LOCKED without running it, UNAVAILABLE where too many of the pair wait.
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
  const inTurn = createKeyedQueue();

  const count = async (id: string, limit: number): Promise<void> => {
    const now = clock();
    const update = () => counters.update(id, (doc) => countFailure(doc, limit, now));
    if (await update()) return;
    try {
      await counters.insert({ _id: id, ...countFailure(emptyCounter(now), limit, now) });
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      await update();
    }
  };

  return {
    guard: ({ accountKey, address }, check) => {
      const byAddress = counterId('address', address);
      const byPair = counterId('pair', accountKey, address);
      return inTurn(byPair, async () => {
        const [ofAddress, ofPair] = await Promise.all([
          counters.get(byAddress),
          counters.get(byPair),
        ]);
        assertUnlocked(ofPair, clock());
        assertUnlocked(ofAddress, clock());
        const found = await check();
        if (found === null)
          await Promise.all([
            count(byAddress, ADDRESS_MAX_ATTEMPTS),
            count(byPair, LOGIN_MAX_ATTEMPTS),
          ]);
        else if (ofPair) await counters.delete(byPair);
        return found;
      });
    },
  };
};
