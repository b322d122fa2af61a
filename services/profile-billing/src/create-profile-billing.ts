import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { profileBillingConfig } from './config.ts';
import { createCreditAudit } from './credit-audit.ts';
import type { Entitlement } from './entitlement/entitlement.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';
import { createEntitlementService } from './entitlement-service.ts';
import { onUsersDeleted } from './events/on-users-deleted.ts';
import { onUsersRegistered } from './events/on-users-registered.ts';
import { profileBillingGrpc } from './grpc/profile-billing-grpc.ts';
import { billingMetrics } from './metrics.ts';
import { settleOverdueHolds } from './overdue-holds.ts';
import { profileSchema, type Profile } from './profile.ts';

const AUDIT_MS = 15_000;
const HOLDS_MS = 60_000;

/** Composition root. */
export const createProfileBilling = async (
  context: ServiceContext<Config<typeof profileBillingConfig>>,
): Promise<ServiceParts> => {
  const store = context.store();
  const profiles = store.collection<Profile>('profiles', profileSchema);
  const entitlements = store.collection<Entitlement>('entitlements', entitlementSchema);
  await store.ready();
  const service = createEntitlementService({ profiles, entitlements, context });
  const metrics = billingMetrics(context.metrics.registry);
  const orchestrator = context.client('analysis-orchestrator');

  return {
    grpc: { 'profile-billing': profileBillingGrpc(service, metrics.trackReservation) },
    start: async () => {
      await context.subscribe('users.registered', onUsersRegistered(service));
      await context.subscribe('users.deleted', onUsersDeleted(service));
      context.every(AUDIT_MS, 'credit audit', createCreditAudit(entitlements, metrics.audited));
      context.every(HOLDS_MS, 'overdue holds', () =>
        settleOverdueHolds({ entitlements, orchestrator, service, now: context.clock() }),
      );
    },
  };
};
