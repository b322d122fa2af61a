import { defineService } from '@argint/service-kit';
import { consentSchema } from './consents/consent.ts';
import { profileBillingConfig } from './config.ts';
import { createProfileBilling } from './create-profile-billing.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';
import { mailSchema } from './mail/mail-schema.ts';
import { operatorActionSchema } from './operator-actions/operator-action.ts';
import { paymentSchema } from './payments/payment.ts';
import { profileSchema } from './profile/profile.ts';

/** Profiles, entitlements, credits and payments. */
export const profileBilling = defineService({
  name: 'profile-billing',
  config: profileBillingConfig,
  aggregates: [
    consentSchema,
    entitlementSchema,
    mailSchema,
    operatorActionSchema,
    paymentSchema,
    profileSchema,
  ],
  calls: ['analysis-orchestrator', 'auth'],
  create: createProfileBilling,
});
