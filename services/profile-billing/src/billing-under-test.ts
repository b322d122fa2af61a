import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store';
import { newEvent } from '@argint/event-bus';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import type { Entitlement } from './entitlement/entitlement.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';
import { createEntitlementService } from './entitlement-service.ts';
import { profileSchema, type Profile } from './profile.ts';

export const names = { firstName: 'Ann', lastName: 'Example' };

/** For tests: the use cases over a real store, with a clock that stands. */
export const billingUnderTest = async () => {
  const dir = await tempDir();
  const clock = fixedClock();
  const ids = countingIds();
  const store = openSqliteStore({ file: join(dir.path, 'billing.sqlite'), clock: clock.now });
  const profiles = store.collection<Profile>('profiles', profileSchema);
  const entitlements = store.collection<Entitlement>('entitlements', entitlementSchema);
  await store.ready();
  const service = createEntitlementService({
    profiles,
    entitlements,
    context: {
      clock: clock.now,
      event: (type, data) =>
        newEvent(type, data, { source: 'profile-billing', id: ids(), now: clock.now() }),
    },
  });
  /** Types of the events waiting to leave. */
  const events = async (userId: string): Promise<string[]> =>
    ((await entitlements.get(userId))?.outbox ?? []).map(({ type }) => type);
  const close = async (): Promise<void> => {
    await store.close();
    await dir.remove();
  };
  return { service, profiles, entitlements, clock, events, close };
};
