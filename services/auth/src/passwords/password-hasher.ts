import { argon2Hash, argon2Matches } from './argon2-hash.ts';
import { createWorkQueue } from './work-queue.ts';

/** Each hash takes 19 MiB and a thread of the pool of four: two leave room for files. */
const AT_ONCE = 2;
/** One to three seconds of work, by machine. */
const MAX_WAITING = 128;

/** Hashes and checks passwords, a few at once. Both throw AppError UNAVAILABLE where too many wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Null as the hash: nobody's password, which takes as long and is false. */
  matches(password: string, encoded: string | null): Promise<boolean>;
  waiting(): number;
}

/** Makes the hash that unknown accounts are checked against, so it takes one hash's time. */
export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const queue = createWorkQueue({ atOnce: AT_ONCE, waiting: MAX_WAITING });
  const nobodys = await argon2Hash('');
  return {
    hash: (password) => queue.run(() => argon2Hash(password)),
    matches: (password, encoded) =>
      queue.run(async () => {
        const same = await argon2Matches(password, encoded ?? nobodys);
        return same && encoded !== null;
      }),
    waiting: () => queue.waiting(),
  };
};
