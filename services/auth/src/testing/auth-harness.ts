import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { derivedKeys } from '../keys/derived-keys.ts';
import { keyRingSchema } from '../keys/key-ring.ts';
import { loadSigningKeys } from '../keys/signing-keys.ts';
import { accountAddressSchema } from '../logins/account-address.ts';
import { accountAttemptsSchema } from '../logins/account-attempts.ts';
import { addressFailuresSchema } from '../logins/address-failures.ts';
import { createLoginGuard } from '../logins/login-guard.ts';
import { passwordResetSchema } from '../passwords/password-reset.ts';
import { createPasswordService } from '../passwords/password-service.ts';
import { refreshFamilySchema } from '../sessions/refresh-family.ts';
import { createOwnSessions } from '../sessions/own-sessions.ts';
import { createSessionService, type RefreshOutcome } from '../sessions/session-service.ts';
import { createAccountService, type Registration } from '../users/account-service.ts';
import { createAccountDeletion } from '../users/account-deletion.ts';
import { createEmailVerification } from '../users/email-verification.ts';
import { createIdentityService } from '../users/identity-service.ts';
import { createTrialMarks, trialMarkSchema } from '../users/trial-marks.ts';
import { userSchema } from '../users/user.ts';

/** The registration most tests begin with. */
export const ann = {
  username: 'Ann',
  email: 'Ann@Example.org',
  password: 'secret1',
  firstName: 'Ann',
  lastName: 'Example',
};

/** Where accounts of these tests are registered. */
export const HOME_ADDRESS = '10.0.0.8';

type MasterKeys = Parameters<typeof derivedKeys>[0];

/** A master key for tests, by its number. */
export const testKey = (n: number): { base64: string } => ({
  base64: Buffer.alloc(32, n).toString('base64'),
});
const ONE_KEY: MasterKeys = { current: testKey(7), next: [], previous: [] };

interface ReplicaOptions {
  file: string;
  name: string;
  clock: () => Date;
  passwordPolicy?: 'standard' | 'strict';
  /** @default one key */
  masterKeys?: MasterKeys;
}

/** One instance of the use cases on a connection of its own, with passwords that are not hashed. */
const openReplica = async ({
  file,
  name,
  clock,
  passwordPolicy = 'standard',
  masterKeys = ONE_KEY,
}: ReplicaOptions) => {
  const ids = countingIds(name);
  const store = openSqliteStore({ file, clock });
  const users = store.collection(userSchema);
  const families = store.collection(refreshFamilySchema);
  const logins = {
    accountAddresses: store.collection(accountAddressSchema),
    addresses: store.collection(addressFailuresSchema),
    accounts: store.collection(accountAttemptsSchema),
  };
  const resets = store.collection(passwordResetSchema);
  const trialMarks = store.collection(trialMarkSchema);
  const rings = store.collection(keyRingSchema);
  await store.migrate();
  await store.ready();
  const keys = await loadSigningKeys({
    rings,
    sealingKeys: derivedKeys(masterKeys, 'signing keys'),
    clock,
    ids: countingIds(`${name}-kid`),
  });
  const context = {
    clock,
    ids,
    event: ((type, data) =>
      newEvent(type, data, { source: 'auth', id: ids(), now: clock() })) as Parameters<
      typeof createSessionService
    >[0]['context']['event'],
  };
  const outcomes: RefreshOutcome[] = [];
  const sessions = createSessionService({
    families,
    keys,
    refreshKeys: derivedKeys(masterKeys, 'refresh tokens'),
    context,
    maxDays: 90,
    onRefresh: (outcome) => outcomes.push(outcome),
  });
  const hasher = {
    checks: 0,
    isBusy: false,
    hash: async (password: string) => `hash of ${password}`,
    matches: async (password: string, encoded: string | null) => {
      hasher.checks += 1;
      if (hasher.isBusy) throw new Error('busy');
      return encoded === `hash of ${password}`;
    },
  };
  const waits = {
    /** Milliseconds of every wait so far. */
    asked: [] as number[],
    /** What a wait does; a test may hold it. */
    run: async (): Promise<void> => undefined,
  };
  const idKeys = derivedKeys(masterKeys, 'sign-in records');
  const guard = createLoginGuard({
    collections: logins,
    idKeys,
    addressRate: { points: 60, seconds: 600 },
    clock,
    wait: (ms) => {
      waits.asked.push(ms);
      return waits.run();
    },
  });
  const accounts = createAccountService({
    users,
    sessions,
    hasher,
    guard,
    trials: createTrialMarks({ marks: trialMarks, idKeys, clock }),
    context,
    passwordPolicy,
  });
  const passwords = createPasswordService({
    users,
    resets,
    sessions,
    hasher,
    guard,
    resetKeys: derivedKeys(masterKeys, 'password links'),
    context,
    passwordPolicy,
  });
  return {
    accounts,
    passwords,
    resets,
    ownSessions: createOwnSessions({ users, sessions, hasher, guard }),
    verification: createEmailVerification({
      users,
      linkKeys: derivedKeys(masterKeys, 'e-mail links'),
      context,
    }),
    identities: createIdentityService({ users, hasher, guard, context }),
    deletion: createAccountDeletion({ users, resets, sessions, hasher, guard, context }),
    publishEvents: async (): Promise<void> => {
      for (const { collection, aggregateId, events } of await store.pendingOutbox(100))
        await store.clearOutbox(
          collection,
          aggregateId,
          events.map(({ id }) => id),
        );
    },
    register: (fields: Registration, address = HOME_ADDRESS) => accounts.register(fields, address),
    sessions,
    users,
    families,
    logins,
    trialMarks,
    keys,
    hasher,
    waits,
    outcomes,
    close: () => store.close(),
  };
};
export type AuthReplica = Awaited<ReturnType<typeof openReplica>>;

/** The use cases over a real store, with a clock that stands still until a test advances it. */
export const openAuth = async (passwordPolicy: 'standard' | 'strict' = 'standard') => {
  const dir = await tempDir();
  const clock = fixedClock();
  const file = join(dir.path, 'auth.sqlite');
  const replica = await openReplica({ file, name: 'id', clock: clock.now, passwordPolicy });
  return {
    ...replica,
    clock,
    close: async (): Promise<void> => {
      await replica.close();
      await dir.remove();
    },
  };
};

/** Two instances on one store; the clock of `b` is ahead by `skewMs`, which may be negative. */
export const openTwoAuths = async (
  skewMs: number,
  masterKeys: { a: MasterKeys; b: MasterKeys } = { a: ONE_KEY, b: ONE_KEY },
) => {
  const dir = await tempDir();
  const clock = fixedClock();
  const file = join(dir.path, 'auth.sqlite');
  const a = await openReplica({ file, name: 'a', clock: clock.now, masterKeys: masterKeys.a });
  const b = await openReplica({
    file,
    name: 'b',
    masterKeys: masterKeys.b,
    clock: () => new Date(clock.now().getTime() + skewMs),
  });
  return {
    a,
    b,
    clock,
    close: async (): Promise<void> => {
      await Promise.all([a.close(), b.close()]);
      await dir.remove();
    },
  };
};
