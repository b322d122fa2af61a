import { defineService } from '@argint/service-kit';
import { profileBillingConfig } from './config.ts';
import { createProfileBilling } from './create-profile-billing.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';
import { profileSchema } from './profile/profile.ts';

/** Profiles, entitlements and credits. */
export const profileBilling = defineService({
  name: 'profile-billing',
  config: profileBillingConfig,
  aggregates: [entitlementSchema, profileSchema],
  calls: ['analysis-orchestrator', 'auth'],
  create: createProfileBilling,
});
