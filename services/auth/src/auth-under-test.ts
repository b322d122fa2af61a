import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store';
import { newEvent } from '@argint/event-bus';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { createAccountService } from './account-service.ts';
import { derivedKey } from './keys/derived-key.ts';
import { keyRingSchema, type KeyRing } from './keys/key-ring.ts';
import { loadSigningKeys } from './keys/signing-keys.ts';
import { loginCounterSchema, type LoginCounter } from './logins/login-counter.ts';
import { createLoginGuard } from './logins/login-guard.ts';
import { refreshFamilySchema, type RefreshFamily } from './sessions/refresh-family.ts';
import { createSessionService, type RefreshOutcome } from './sessions/session-service.ts';
import { userSchema, type User } from './users/user.ts';

/** The registration most tests begin with. */
export const ann = {
  username: 'Ann',
  email: 'Ann@Example.org',
  password: 'secret1',
  firstName: 'Ann',
  lastName: 'Example',
};

/** For tests: the use cases over a real store, with a clock that stands and passwords that are not hashed. */
export const authUnderTest = async (passwordPolicy: 'standard' | 'strict' = 'standard') => {
  const dir = await tempDir();
  const clock = fixedClock();
  const ids = countingIds();
  const store = openSqliteStore({ file: join(dir.path, 'auth.sqlite'), clock: clock.now });
  const users = store.collection<User>('users', userSchema);
  const families = store.collection<RefreshFamily>('refreshFamilies', refreshFamilySchema);
  const counters = store.collection<LoginCounter>('loginCounters', loginCounterSchema);
  const rings = store.collection<KeyRing>('keyRings', keyRingSchema);
  await store.ready();
  const masterKey = Buffer.alloc(32, 7).toString('base64');
  const loadKeys = () =>
    loadSigningKeys({
      rings,
      sealingKey: derivedKey(masterKey, 'signing keys'),
      clock: clock.now,
      ids: countingIds('kid'),
    });
  const keys = await loadKeys();
  const context = {
    clock: clock.now,
    ids,
    event: ((type, data) =>
      newEvent(type, data, { source: 'auth', id: ids(), now: clock.now() })) as Parameters<
      typeof createSessionService
    >[0]['context']['event'],
  };
  const outcomes: RefreshOutcome[] = [];
  const sessions = createSessionService({
    families,
    keys,
    refreshKey: derivedKey(masterKey, 'refresh tokens'),
    context,
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
  const guard = createLoginGuard(counters, clock.now);
  const accounts = createAccountService({
    users,
    sessions,
    hasher,
    guard,
    context,
    passwordPolicy,
  });
  const close = async (): Promise<void> => {
    await store.close();
    await dir.remove();
  };
  return {
    accounts,
    sessions,
    users,
    families,
    counters,
    rings,
    keys,
    hasher,
    clock,
    outcomes,
    close,
  };
};
