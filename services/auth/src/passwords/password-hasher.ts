import { createSemaphore, QueueFullError } from '@argint/concurrency';
import { AppError } from '@argint/contracts';
import { argon2Hash, argon2Matches } from './argon2-hash.ts';

/** Each hash takes 19 MiB and one of the four threads of Node's pool; two are left for files. */
const CONCURRENCY = 2;
/** One to three seconds of work, depending on the machine. */
const MAX_QUEUED = 128;

/** Hashes and checks passwords, two at a time. */
export interface PasswordHasher {
  /** @throws AppError UNAVAILABLE if 128 passwords are already waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether a password belongs to a hash. For an account that does not exist, pass null: the answer is false and
   * takes as long as a real check.
   *
   * @throws AppError UNAVAILABLE when 128 passwords wait already
   */
  matches(password: string, encoded: string | null): Promise<boolean>;
  /** Passwords that wait to be hashed. */
  waiting(): number;
}

/** Makes a hasher. Computes one hash, against which the passwords of unknown accounts are checked. */
export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const semaphore = createSemaphore({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  const hashOfNobody = await argon2Hash('');
  let waiting = 0;

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    let hasStarted = false;
    const stopWaiting = (): void => {
      if (!hasStarted) waiting -= 1;
      hasStarted = true;
    };
    waiting += 1;
    try {
      return await semaphore(() => {
        stopWaiting();
        return work();
      });
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new AppError('UNAVAILABLE', undefined, { details: { retryAfterSeconds: 1 } });
    } finally {
      stopWaiting();
    }
  };
  return {
    hash: (password) => run(() => argon2Hash(password)),
    matches: (password, encoded) =>
      run(async () => {
        const isSame = await argon2Matches(password, encoded ?? hashOfNobody);
        return isSame && encoded !== null;
      }),
    waiting: () => waiting,
  };
};
