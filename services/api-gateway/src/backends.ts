import type { AllowedClient } from '@argint/proto/callers';

/** The services behind the gateway. */
export interface Backends {
  auth: AllowedClient<'api-gateway', 'auth'>;
  billing: AllowedClient<'api-gateway', 'profile-billing'>;
  essays: AllowedClient<'api-gateway', 'essay'>;
  orchestrator: AllowedClient<'api-gateway', 'analysis-orchestrator'>;
}
