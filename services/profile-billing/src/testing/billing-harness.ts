import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { newEvent } from '@argint/event-bus';
import type { ServiceContext } from '@argint/service-kit';
import { countingIds, fixedClock, tempDir } from '@argint/testkit';
import { consentSchema } from '../consents/consent.ts';
import { createConsentService } from '../consents/consent-service.ts';
import { entitlementSchema } from '../entitlement/entitlement-schema.ts';
import { createEntitlementService } from '../entitlement/entitlement-service.ts';
import { onUserDeleted } from '../events/on-user-deleted.ts';
import { onUserRegistered } from '../events/on-user-registered.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { OutgoingMail } from '../mail/mail-port.ts';
import { mailSchema } from '../mail/mail-schema.ts';
import { createUserExport } from '../export/user-export.ts';
import { createOperatorActionService } from '../operator-actions/operator-action-service.ts';
import { operatorActionSchema } from '../operator-actions/operator-action.ts';
import { createProfileService } from '../profile/profile-service.ts';
import { createPayments } from '../create-payments.ts';
import { paymentSchema } from '../payments/payment.ts';
import { profileSchema } from '../profile/profile.ts';

export const names = { firstName: 'Ann', lastName: 'Example', hadTrial: false };

/** The use cases over a real store, with a clock that only tests advance. By default, no mails leave. */
export const createBillingHarness = async ({ isMailSent = false } = {}) => {
  const dir = await tempDir();
  const clock = fixedClock();
  const ids = countingIds();
  const store = openSqliteStore({ file: join(dir.path, 'billing.sqlite'), clock: clock.now });
  const profiles = store.collection(profileSchema);
  const entitlements = store.collection(entitlementSchema);
  const payments = store.collection(paymentSchema);
  const mails = store.collection(mailSchema);
  const consents = store.collection(consentSchema);
  const actions = store.collection(operatorActionSchema);
  await store.migrate();
  await store.ready();
  const context: Pick<ServiceContext<unknown>, 'clock' | 'event' | 'ids'> = {
    clock: clock.now,
    ids,
    event: (type, data) =>
      newEvent(type, data, { source: 'profile-billing', id: ids(), now: clock.now() }),
  };
  /** Users whose address auth calls verified, and how often it was asked; a test may make it fail. */
  const verified = {
    users: new Set<string>(),
    asked: 0,
    has: async (userId: string): Promise<boolean> => {
      verified.asked += 1;
      return verified.users.has(userId);
    },
  };
  const service = createEntitlementService({
    profiles,
    entitlements,
    context,
    isEmailVerified: isMailSent ? (userId) => verified.has(userId) : null,
  });
  const openPayments = (docs = payments) =>
    createPayments({ entitlements, payments: docs, context, payfast: null, countNotice: () => {} });
  const profileService = createProfileService({ profiles, entitlements: service, context });
  /** What was sent, and what sending does; a test may make it fail. */
  const post = {
    sent: [] as OutgoingMail[],
    forgotten: [] as string[],
    /** `kind outcome` of each attempt. */
    counted: [] as string[],
    beforeSend: async (): Promise<void> => undefined,
  };
  const auth = {
    getUser: async ({ userId }: { userId: string }) => ({
      identity: { userId, email: `${userId}@example.org`, ...names },
    }),
    getEmailChange: async ({ changeId }: { changeId: string }) => ({
      oldEmail: `before-${changeId}@example.org`,
    }),
    getEmailVerification: async ({ userId }: { userId: string }) => ({
      email: `${userId}@example.org`,
      token: `${userId}.link`,
    }),
    getPasswordReset: async ({ resetId }: { resetId: string }) => ({ token: `${resetId}.token` }),
  };
  const mailQueue = createMailQueue({
    mails,
    profiles,
    auth: auth as never,
    port: {
      send: async (mail) => {
        await post.beforeSend();
        post.sent.push(mail);
      },
      forget: async (userId) => void post.forgotten.push(userId),
    },
    publicUrl: 'https://essays.example.org',
    context: { clock: clock.now },
    countMail: (kind, outcome) => void post.counted.push(`${kind} ${outcome}`),
  });
  const consentService = createConsentService({ consents, entitlements, clock: clock.now });
  const operatorActions = createOperatorActionService({
    operatorActions: actions,
    entitlements,
    context,
  });
  const exportUser = createUserExport({
    profiles,
    entitlements,
    consents: consentService,
    payments: { list: (userId) => openPayments().payments.list(userId) },
    operatorActions,
  });
  const forgetPayments = { forget: (userId: string) => openPayments().payments.forget(userId) };
  const handlers = {
    'users.registered': onUserRegistered(
      service,
      auth as never,
      mailQueue,
      consentService,
      isMailSent,
    ),
    'users.deleted': onUserDeleted(service, [
      mailQueue,
      consentService,
      forgetPayments,
      operatorActions,
    ]),
  };
  /** Handles such an event of user u1. */
  const handle = (type: keyof typeof handlers): Promise<void> =>
    handlers[type](context.event(type, { userId: 'u1' }) as never, {} as never);
  /** Reserves a credit of user u1 for an essay of 500 words, unless told otherwise. */
  const reserve = (
    jobId: string,
    change: { amount?: number; wordCount?: number; userId?: string; attempt?: string } = {},
  ) => service.reserve({ userId: 'u1', jobId, amount: 1, wordCount: 500, ...change });
  /** Types of the events in the outbox. */
  const events = async (userId: string): Promise<string[]> =>
    ((await entitlements.get(userId))?.outbox ?? []).map(({ type }) => type);
  const close = async (): Promise<void> => {
    await store.close();
    await dir.remove();
  };
  return {
    service,
    verified,
    consentService,
    consents,
    actions,
    operatorActions,
    exportUser,
    profileService,
    mailQueue,
    mails,
    auth,
    post,
    profiles,
    entitlements,
    payments,
    context,
    /** Subscriptions and payments without a provider; over other stored payments where given. */
    openPayments,
    handlers,
    handle,
    reserve,
    clock,
    events,
    close,
  };
};
