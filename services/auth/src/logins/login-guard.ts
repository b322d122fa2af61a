import type { Collection } from '@argint/aggregate-store';
import { createKeyedMutex, QueueFullError } from '@argint/concurrency';
import { AppError, LOGIN_MAX_ATTEMPTS } from '@argint/contracts';
import type { PerMasterKey } from '@argint/service-kit';
import {
  admitAttempt,
  delayOf,
  newAccountAttempts,
  type AccountAttempts,
} from './account-attempts.ts';
import {
  assertUnlocked,
  countFailure,
  isKnown,
  newAccountAddress,
  recordSignIn,
  type AccountAddress,
} from './account-address.ts';
import {
  addFailure,
  assertBelowLimit,
  forgiveFailures,
  newAddressFailures,
  type AddressFailures,
  type FailureRate,
} from './address-failures.ts';
import { createLoginRecords } from './login-records.ts';
import { updateOrInsert } from './update-or-insert.ts';

/** Sign-ins of one account from one address that wait for each other in this process. */
const MAX_QUEUED = 64;

export interface LoginCollections {
  accountAddresses: Collection<AccountAddress>;
  addresses: Collection<AddressFailures>;
  accounts: Collection<AccountAttempts>;
}

/** An account, by what its e-mail is compared by, and the address somebody signs in from. */
export interface SignInTry {
  accountKey: string;
  address: string;
}

export interface LoginGuard {
  /**
   * Checks a password if the limits allow it. `check` answers null for a wrong password and the account for the
   * right one; only null counts as a failure.
   *
   * @throws AppError ACCOUNT_LOCKED, RATE_LIMITED, UNAVAILABLE; `check` then did not run, or its answer is kept back
   */
  guard<T>(attempt: SignInTry, check: () => Promise<T | null>): Promise<T | null>;
  /** The owner of the account is at this address: it registered from there. */
  remember(attempt: SignInTry): Promise<void>;
}

const refused = (seconds: number): AppError =>
  new AppError('RATE_LIMITED', undefined, { details: { retryAfterSeconds: Math.ceil(seconds) } });

/**
 * Limits guessing without locking owners out:
 * - five wrong passwords for an account from one address lock that pair for 15 minutes;
 * - an address with `addressRate` failed sign-ins may only try accounts it is known for, and with five times as
 *   many none;
 * - after ten attempts on an account from addresses it is not known at, one attempt at a time is let in, after a
 *   delay of 1 to 5 s.
 *
 * An address is known for an account after its owner signed in or registered there, for 90 days; it then skips the
 * delay ('Slow Down Online Guessing Attacks with Device Cookies', OWASP, with the address in the cookie's place).
 * All state is in the store and changes by conditional updates, so any number of replicas may share it. The
 * mutexes only save work: a guess that two replicas evaluate at once is not answered when the lock came first.
 */
export const createLoginGuard = (parts: {
  collections: LoginCollections;
  /** Make the ids of the records. */
  idKeys: PerMasterKey<Buffer>;
  addressRate: FailureRate;
  clock: () => Date;
  wait: (ms: number) => Promise<unknown>;
}): LoginGuard => {
  const { collections, addressRate, clock, wait } = parts;
  const { accountAddresses, addresses, accounts } = collections;
  const { idIn } = createLoginRecords(parts.idKeys);
  const oneOfPair = createKeyedMutex({ maxQueued: MAX_QUEUED });
  const oneDelayedOfAccount = createKeyedMutex({ maxQueued: 0 });

  /** Lets the attempt in, or answers the delay in milliseconds that stands before it. */
  const tryAdmit = async (id: string, seenTurn: number | null): Promise<number> => {
    let delay = 0;
    await updateOrInsert(
      accounts,
      id,
      () => newAccountAttempts(clock()),
      (record) => {
        const admitted = admitAttempt(record, seenTurn, clock());
        delay = admitted === record ? delayOf(record, clock()) : 0;
        return admitted;
      },
    );
    return delay;
  };
  const admit = async (accountKey: string): Promise<void> => {
    const id = await idIn(accounts, (ids) => ids.ofAccount(accountKey));
    const delay = await tryAdmit(id, null);
    if (delay === 0) return;
    try {
      await oneDelayedOfAccount(id, async () => {
        const seen = await accounts.get(id);
        await wait(delay);
        if ((await tryAdmit(id, seen?.turn ?? null)) > 0) throw refused(delay / 1_000);
      });
    } catch (error) {
      throw error instanceof QueueFullError ? refused(delay / 1_000) : error;
    }
  };

  const fail = async (pairId: string, addressId: string): Promise<null> => {
    const now = clock();
    await Promise.all([
      updateOrInsert(
        addresses,
        addressId,
        () => newAddressFailures(now),
        (record) => addFailure(record, pairId, addressRate, now),
      ),
      updateOrInsert(
        accountAddresses,
        pairId,
        () => newAccountAddress(now),
        (record) => {
          assertUnlocked(record, now);
          return countFailure(record, LOGIN_MAX_ATTEMPTS, now);
        },
      ),
    ]);
    return null;
  };
  const succeed = async (pairId: string, addressId: string): Promise<void> => {
    const now = clock();
    await updateOrInsert(
      accountAddresses,
      pairId,
      () => newAccountAddress(now),
      (record) => {
        assertUnlocked(record, now);
        return recordSignIn(record, now);
      },
    );
    await addresses.update(addressId, (record) => forgiveFailures(record, pairId));
  };

  const attempt = async <T>(
    { accountKey, address }: SignInTry,
    check: () => Promise<T | null>,
  ): Promise<T | null> => {
    const [pairId, addressId] = await Promise.all([
      idIn(accountAddresses, (ids) => ids.ofAccountAddress(accountKey, address)),
      idIn(addresses, (ids) => ids.ofAddress(address)),
    ]);
    const [pair, failures] = await Promise.all([
      accountAddresses.get(pairId),
      addresses.get(addressId),
    ]);
    const now = clock();
    const known = isKnown(pair, now);
    assertUnlocked(pair, now);
    assertBelowLimit(failures, addressRate, known, now);
    if (!known) await admit(accountKey);
    const found = await check();
    if (found === null) return fail(pairId, addressId);
    await succeed(pairId, addressId);
    return found;
  };

  return {
    guard: async (who, check) => {
      try {
        return await oneOfPair(JSON.stringify([who.accountKey, who.address]), () =>
          attempt(who, check),
        );
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        throw new AppError('UNAVAILABLE', undefined, { details: { retryAfterSeconds: 1 } });
      }
    },
    remember: async ({ accountKey, address }) => {
      const now = clock();
      await updateOrInsert(
        accountAddresses,
        await idIn(accountAddresses, (ids) => ids.ofAccountAddress(accountKey, address)),
        () => newAccountAddress(now),
        (record) => recordSignIn(record, now),
      );
    },
  };
};
