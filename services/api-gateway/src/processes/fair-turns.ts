import { AppError } from '@argint/contracts';
import { createFairPlaces, type Owner } from '../http/fair-places.ts';

/** Runs that may run or wait at a time, and of these those of one user. */
const MAX_OPEN = 64;
const PER_USER = 2;
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

type BusyCode = 'UPLOADS_BUSY' | 'EXPORTS_BUSY';

/** Refuses a run for now and says when to try again. */
export const busyError = (code: BusyCode): AppError =>
  new AppError(code, undefined, { details: { retryAfterSeconds: RETRY_SECONDS } });

/**
 * Runs it when its owner has a turn, and settles as it does.
 *
 * @throws AppError RATE_LIMITED when too many runs of the user or the address wait; the busy code when it would wait
 * too long
 */
export type FairTurns = <T>(owner: Owner, run: () => Promise<T>, signal: AbortSignal) => Promise<T>;

interface Waiting {
  owner: Owner;
  start: () => void;
}

/**
 * Lets a few runs happen at once, one of each user; the others wait. The next turn goes to the user whose last turn
 * is longest ago, so that a user waits for at most one run of each other user. Among users who had none yet, the
 * address decides in the same way, and then the order of arrival.
 *
 * @param options.atOnce runs that happen at once
 * @param options.waitMs longest time a run waits
 * @param options.code of the error for a run that would wait longer, or behind too many
 */
export const createFairTurns = (options: {
  atOnce: number;
  waitMs: number;
  code: BusyCode;
}): FairTurns => {
  const { atOnce, waitMs, code } = options;
  const places = createFairPlaces({
    max: MAX_OPEN,
    perUser: PER_USER,
    code,
    retrySeconds: RETRY_SECONDS,
  });
  /** In order of arrival. */
  const waiting = new Set<Waiting>();
  const runningUsers = new Set<string>();
  /** The number of the last turn of each user and address since the last moment without work. */
  const lastOfUser = new Map<string, number>();
  const lastOfAddress = new Map<string, number>();
  let turns = 0;

  const byLastTurn = ({ owner: a }: Waiting, { owner: b }: Waiting): number =>
    (lastOfUser.get(a.user) ?? 0) - (lastOfUser.get(b.user) ?? 0) ||
    (lastOfAddress.get(a.address) ?? 0) - (lastOfAddress.get(b.address) ?? 0);

  const startNext = (): void => {
    if (runningUsers.size === 0 && waiting.size === 0) {
      lastOfUser.clear();
      lastOfAddress.clear();
    }
    if (runningUsers.size >= atOnce) return;
    const [next] = [...waiting]
      .filter(({ owner }) => !runningUsers.has(owner.user))
      .sort(byLastTurn);
    if (!next) return;
    const { user, address } = next.owner;
    waiting.delete(next);
    runningUsers.add(user);
    turns += 1;
    lastOfUser.set(user, turns);
    lastOfAddress.set(address, turns);
    next.start();
    startNext();
  };

  /** Resolves when the owner has a turn. */
  const turnOf = async (owner: Owner, signal: AbortSignal): Promise<void> => {
    const tooLate = AbortSignal.timeout(waitMs);
    const stopWaiting = AbortSignal.any([signal, tooLate]);
    stopWaiting.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    const entry = { owner, start: turn.resolve };
    const giveUp = (): void => {
      waiting.delete(entry);
      turn.reject(signal.aborted ? signal.reason : busyError(code));
    };
    stopWaiting.addEventListener('abort', giveUp, { once: true });
    waiting.add(entry);
    startNext();
    await turn.promise.finally(() => stopWaiting.removeEventListener('abort', giveUp));
  };

  return async (owner, run, signal) => {
    const release = places.take(owner);
    try {
      await turnOf(owner, signal);
      try {
        return await run();
      } finally {
        runningUsers.delete(owner.user);
        startNext();
      }
    } finally {
      release();
    }
  };
};
