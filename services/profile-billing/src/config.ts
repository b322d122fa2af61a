import type { ConfigShape } from '@argint/service-kit';

/** The service has no settings of its own. */
export const profileBillingConfig = {} satisfies ConfigShape;
