import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import type { ServiceContext } from '@argint/service-kit';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { entitlementSchema } from '../entitlement/entitlement-schema.ts';
import { createEntitlementService } from '../entitlement/entitlement-service.ts';
import { createProfileService } from '../profile/profile-service.ts';
import { createPayments } from '../create-payments.ts';
import { paymentSchema } from '../payments/payment.ts';
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
  const payments = store.collection(paymentSchema);
  await store.migrate();
  await store.ready();
  const context: Pick<ServiceContext<unknown>, 'clock' | 'event' | 'ids'> = {
    clock: clock.now,
    ids,
    event: (type, data) =>
      newEvent(type, data, { source: 'profile-billing', id: ids(), now: clock.now() }),
  };
  const service = createEntitlementService({ profiles, entitlements, context });
  const openPayments = (docs = payments) =>
    createPayments({ entitlements, payments: docs, context, payfast: null, countNotice: () => {} });
  const profileService = createProfileService({ profiles, entitlements: service, context });
  /** Types of the events in the outbox. */
  const events = async (userId: string): Promise<string[]> =>
    ((await entitlements.get(userId))?.outbox ?? []).map(({ type }) => type);
  const close = async (): Promise<void> => {
    await store.close();
    await dir.remove();
  };
  return {
    service,
    profileService,
    profiles,
    entitlements,
    payments,
    context,
    /** Subscriptions and payments without a provider; over other stored payments where given. */
    openPayments,
    /** Forgets the user's payments. */
    forgetPayments: { forget: (userId: string) => openPayments().payments.forget(userId) },
    clock,
    events,
    close,
  };
};
