import type { Collection, Doc } from '@argint/aggregate-store';
import { createKeyedMutex, QueueFullError } from '@argint/concurrency';
import { AppError, LOGIN_MAX_ATTEMPTS } from '@argint/contracts';
import type { PerMasterKey } from '@argint/service-kit';
import {
  admitAttempt,
  delayOf,
  newAccountAttempts,
  unlockAccount,
  type AccountAttempts,
} from './account-attempts.ts';
import {
  assertUnlocked,
  countFailure,
  forgetBefore,
  forgetFailures,
  hasFailures,
  isKnown,
  newAccountAddress,
  recordSignIn,
  type AccountAddress,
} from './account-address.ts';
import {
  addFailure,
  addUnknown,
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

/** What came of a sign-in. */
export interface Checked<T> {
  /** Null where the password is wrong or there is no such account. */
  account: T | null;
  exists: boolean;
}

export interface LoginGuard {
  /**
   * Checks a password if the limits allow it. Whoever fails for accounts that do not exist closes the address only to
   * such accounts.
   *
   * @throws AppError ACCOUNT_LOCKED, RATE_LIMITED, UNAVAILABLE; `check` then did not run, or its answer is kept back
   */
  guard<T>(attempt: SignInTry, check: () => Promise<Checked<T>>): Promise<T | null>;
  /**
   * Checks the password that a signed-in user is asked for again. Five wrong ones in 15 minutes lock such checks of the
   * user for 15 minutes. They count apart from sign-ins, because strangers can make those fail.
   *
   * @throws AppError ACCOUNT_LOCKED, UNAVAILABLE; `check` then did not run, or its answer is kept back
   */
  guardSessions(userId: string, check: () => Promise<boolean>): Promise<boolean>;
  /** Voids every lock of an account, whose owner has used a link sent to its mailbox. */
  unlock(account: { accountKey: string; userId: string }): Promise<void>;
  /** The owner of the account is at this address: it registered from there. */
  remember(attempt: SignInTry): Promise<void>;
}

const refused = (seconds: number): AppError =>
  new AppError('RATE_LIMITED', undefined, { details: { retryAfterSeconds: Math.ceil(seconds) } });

/**
 * Limits guessing without locking owners out:
 * - five wrong passwords for an account from one address lock that pair for 15 minutes;
 * - an address with `addressRate` failed sign-ins to accounts that exist may only try accounts it is known for, and
 *   with five times as many none; with as many to accounts that do not exist it may try no more of these;
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

  const countWrong = async (id: string): Promise<void> => {
    const now = clock();
    await updateOrInsert(
      accountAddresses,
      id,
      () => newAccountAddress(now),
      (record) => {
        assertUnlocked(record, now);
        return countFailure(record, LOGIN_MAX_ATTEMPTS, now);
      },
    );
  };
  const countForAddress = async (
    pairId: string,
    addressId: string,
    exists: boolean,
  ): Promise<void> => {
    const now = clock();
    await updateOrInsert(
      addresses,
      addressId,
      () => newAddressFailures(now),
      (record) =>
        exists
          ? addFailure(record, pairId, addressRate, now)
          : addUnknown(record, addressRate, now),
    );
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

  /** What is known of account and address, without what the owner's mailbox has voided. */
  const readPair = async (
    pairId: string,
    accountKey: string,
  ): Promise<Doc<AccountAddress> | null> => {
    const pair = await accountAddresses.get(pairId);
    if (!pair || !hasFailures(pair)) return pair;
    const account = await accounts.get(await idIn(accounts, (ids) => ids.ofAccount(accountKey)));
    const since = account?.unlockedAt;
    return since ? accountAddresses.update(pairId, (record) => forgetBefore(record, since)) : pair;
  };

  const attempt = async <T>(
    { accountKey, address }: SignInTry,
    check: () => Promise<Checked<T>>,
  ): Promise<T | null> => {
    const [pairId, addressId] = await Promise.all([
      idIn(accountAddresses, (ids) => ids.ofAccountAddress(accountKey, address)),
      idIn(addresses, (ids) => ids.ofAddress(address)),
    ]);
    const [pair, failures] = await Promise.all([
      readPair(pairId, accountKey),
      addresses.get(addressId),
    ]);
    const now = clock();
    const known = isKnown(pair, now);
    assertUnlocked(pair, now);
    assertBelowLimit(failures, addressRate, known, now);
    if (!known) await admit(accountKey);
    const checked = await check();
    if (checked.account === null) {
      await Promise.all([countWrong(pairId), countForAddress(pairId, addressId, checked.exists)]);
      return null;
    }
    await succeed(pairId, addressId);
    return checked.account;
  };
  const checkInSession = async (userId: string, check: () => Promise<boolean>) => {
    const id = await idIn(accountAddresses, (ids) => ids.ofSessions(userId));
    assertUnlocked(await accountAddresses.get(id), clock());
    if (!(await check())) {
      await countWrong(id);
      return false;
    }
    await accountAddresses.update(id, (record) => {
      assertUnlocked(record, clock());
      return forgetFailures(record);
    });
    return true;
  };
  /** One check of a key at a time in this process. */
  const inTurn = async <T>(key: readonly string[], work: () => Promise<T>): Promise<T> => {
    try {
      return await oneOfPair(JSON.stringify(key), work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new AppError('UNAVAILABLE', undefined, { details: { retryAfterSeconds: 1 } });
    }
  };

  return {
    guard: (who, check) => inTurn([who.accountKey, who.address], () => attempt(who, check)),
    guardSessions: (userId, check) => inTurn([userId], () => checkInSession(userId, check)),
    unlock: async ({ accountKey, userId }) => {
      const now = clock();
      await updateOrInsert(
        accounts,
        await idIn(accounts, (ids) => ids.ofAccount(accountKey)),
        () => newAccountAttempts(now),
        (record) => unlockAccount(record, now),
      );
      const sessionsId = await idIn(accountAddresses, (ids) => ids.ofSessions(userId));
      await accountAddresses.update(sessionsId, forgetFailures);
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
