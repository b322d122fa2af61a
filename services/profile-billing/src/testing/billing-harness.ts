import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { entitlementSchema } from '../entitlement/entitlement-schema.ts';
import { createEntitlementService } from '../entitlement/entitlement-service.ts';
import { createProfileService } from '../profile/profile-service.ts';
import { profileSchema } from '../profile/profile.ts';

export const names = { firstName: 'Ann', lastName: 'Example' };

/** The use cases over a real store, with a clock that only tests advance. */
export const createBillingHarness = async () => {
  const dir = await tempDir();
  const clock = fixedClock();
  const ids = countingIds();
  const store = openSqliteStore({ file: join(dir.path, 'billing.sqlite'), clock: clock.now });
  const profiles = store.collection(profileSchema);
  const entitlements = store.collection(entitlementSchema);
  await store.migrate();
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
  const profileService = createProfileService({
    profiles,
    entitlements: service,
    context: { clock: clock.now },
  });
  /** Types of the events in the outbox. */
  const events = async (userId: string): Promise<string[]> =>
    ((await entitlements.get(userId))?.outbox ?? []).map(({ type }) => type);
  const close = async (): Promise<void> => {
    await store.close();
    await dir.remove();
  };
  return { service, profileService, profiles, entitlements, clock, events, close };
};
