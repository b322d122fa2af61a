import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { profileBillingConfig } from './config.ts';
import { consentSchema } from './consents/consent.ts';
import { createConsentService } from './consents/consent-service.ts';
import { createPayments } from './create-payments.ts';
import { createCreditAudit } from './entitlement/credit-audit.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';
import { createEntitlementService } from './entitlement/entitlement-service.ts';
import { loggedCredits } from './entitlement/logged-credits.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { onUserRegistered } from './events/on-user-registered.ts';
import { mailHandlers } from './events/queue-mails.ts';
import { createUserExport } from './export/user-export.ts';
import { operatorGrpc } from './grpc/operator-grpc.ts';
import { privacyGrpc } from './grpc/privacy-grpc.ts';
import { profileBillingGrpc } from './grpc/profile-billing-grpc.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { mailSchema } from './mail/mail-schema.ts';
import { openMailPort } from './mail/open-mail-port.ts';
import { createBillingMetrics } from './metrics.ts';
import { settleOverdueHolds } from './entitlement/hold-sweeper.ts';
import { createProfileService } from './profile/profile-service.ts';
import { payfastSettings } from './payfast/payfast-settings.ts';
import { paymentSchema } from './payments/payment.ts';
import { createOperatorActionService } from './operator-actions/operator-action-service.ts';
import { operatorActionSchema } from './operator-actions/operator-action.ts';
import { profileSchema } from './profile/profile.ts';

const AUDIT_MS = 15_000;
const HOLDS_MS = 60_000;
const MAILS_MS = 1_000;
const SWEEP_MS = 60_000;

/** Composition root. */
export const createProfileBilling = async (
  context: ServiceContext<Config<typeof profileBillingConfig>, 'profile-billing'>,
): Promise<ServiceParts> => {
  const payfast = payfastSettings(context.config);
  const store = await context.store();
  const profiles = store.collection(profileSchema);
  const entitlements = store.collection(entitlementSchema);
  const paymentDocs = store.collection(paymentSchema);
  const mails = store.collection(mailSchema);
  const consentRecords = store.collection(consentSchema);
  const actions = store.collection(operatorActionSchema);
  await store.ready();
  const isMailSent = context.config.SMTP_URL !== undefined;
  const auth = () => context.client('auth');
  const isEmailVerified = async (userId: string): Promise<boolean> =>
    (await auth().getUser({ userId })).identity?.emailUnverified === false;
  const service = loggedCredits(
    createEntitlementService({
      profiles,
      entitlements,
      context,
      isEmailVerified: isMailSent ? isEmailVerified : null,
    }),
    context.logger,
  );
  const profileService = createProfileService({ profiles, entitlements: service, context });
  const { clock } = context;
  const consents = createConsentService({ consents: consentRecords, entitlements, clock });
  const metrics = createBillingMetrics(context.metrics.registry);
  const mailQueue = createMailQueue({
    mails,
    profiles,
    auth: auth(),
    port: openMailPort(context.config),
    publicUrl: context.config.PUBLIC_URL,
    context,
    countMail: metrics.countMail,
  });
  const orchestrator = context.client('analysis-orchestrator');
  const { subscriptions, payments, receiveNotice, start } = createPayments({
    entitlements,
    payments: paymentDocs,
    context,
    payfast,
    countNotice: metrics.countNotice,
  });
  const operatorActions = createOperatorActionService({
    operatorActions: actions,
    entitlements,
    context,
  });
  const exportUser = createUserExport({
    profiles,
    entitlements,
    consents,
    payments,
    operatorActions,
  });

  return {
    grpc: {
      'profile-billing': {
        ...profileBillingGrpc(service, profileService, metrics.trackReservation, {
          service,
          subscriptions,
          payments,
          auth,
          payfast,
          receiveNotice,
        }),
        ...privacyGrpc(consents, exportUser),
        ...operatorGrpc(operatorActions),
      },
    },
    start: async () => {
      await context.consume({
        'users.registered': onUserRegistered(service, auth(), mailQueue, consents, isMailSent),
        'users.deleted': onUserDeleted(service, [mailQueue, consents, payments, operatorActions]),
        ...mailHandlers(mailQueue, isMailSent),
      });
      start(context);
      context.every(MAILS_MS, 'mails', () => mailQueue.deliver());
      context.every(SWEEP_MS, 'old mails', () => mailQueue.sweep());
      context.every(AUDIT_MS, 'credit audit', createCreditAudit(entitlements, metrics.audited));
      context.every(HOLDS_MS, 'overdue holds', () =>
        settleOverdueHolds({ entitlements, orchestrator, service, now: context.clock() }),
      );
    },
  };
};
