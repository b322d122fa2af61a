import type { ConfigShape } from '@argint/service-kit';

/** Settings of the profile-billing service: none beside the common ones. */
export const profileBillingConfig = {} satisfies ConfigShape;
