import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { profileBillingConfig } from './config.ts';
import { createPayments } from './create-payments.ts';
import { createCreditAudit } from './entitlement/credit-audit.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';
import { createEntitlementService } from './entitlement/entitlement-service.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { onUserRegistered } from './events/on-user-registered.ts';
import { profileBillingGrpc } from './grpc/profile-billing-grpc.ts';
import { createBillingMetrics } from './metrics.ts';
import { settleOverdueHolds } from './entitlement/hold-sweeper.ts';
import { createProfileService } from './profile/profile-service.ts';
import { payfastSettings } from './payfast/payfast-settings.ts';
import { paymentSchema } from './payments/payment.ts';
import { profileSchema } from './profile/profile.ts';

const AUDIT_MS = 15_000;
const HOLDS_MS = 60_000;

/** Composition root. */
export const createProfileBilling = async (
  context: ServiceContext<Config<typeof profileBillingConfig>, 'profile-billing'>,
): Promise<ServiceParts> => {
  const payfast = payfastSettings(context.config);
  const store = await context.store();
  const profiles = store.collection(profileSchema);
  const entitlements = store.collection(entitlementSchema);
  const paymentDocs = store.collection(paymentSchema);
  await store.ready();
  const service = createEntitlementService({ profiles, entitlements, context });
  const profileService = createProfileService({ profiles, entitlements: service, context });
  const metrics = createBillingMetrics(context.metrics.registry);
  const orchestrator = context.client('analysis-orchestrator');
  const { subscriptions, payments, receiveNotice, start } = createPayments({
    entitlements,
    payments: paymentDocs,
    context,
    payfast,
    countNotice: metrics.countNotice,
  });
  const auth = () => context.client('auth');

  return {
    grpc: {
      'profile-billing': profileBillingGrpc(service, profileService, metrics.trackReservation, {
        service,
        subscriptions,
        payments,
        auth,
        payfast,
        receiveNotice,
      }),
    },
    start: async () => {
      await context.consume({
        'users.registered': onUserRegistered(service, auth()),
        'users.deleted': onUserDeleted(service, payments),
      });
      start(context);
      context.every(AUDIT_MS, 'credit audit', createCreditAudit(entitlements, metrics.audited));
      context.every(HOLDS_MS, 'overdue holds', () =>
        settleOverdueHolds({ entitlements, orchestrator, service, now: context.clock() }),
      );
    },
  };
};
