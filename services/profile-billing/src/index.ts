import { defineService } from '@argint/service-kit';
import { profileBillingConfig } from './config.ts';
import { createProfileBilling } from './create-profile-billing.ts';

/** Profiles, entitlements and credits. */
export const profileBilling = defineService({
  name: 'profile-billing',
  config: profileBillingConfig,
  calls: ['analysis-orchestrator', 'auth'],
  create: createProfileBilling,
});
