import type { GrpcClient } from '@argint/proto';

/** The services behind the gateway. */
export interface Backends {
  auth: GrpcClient<'auth'>;
  billing: GrpcClient<'profile-billing'>;
  essays: GrpcClient<'essay'>;
  orchestrator: GrpcClient<'analysis-orchestrator'>;
}
