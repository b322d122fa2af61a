import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Ends the jobs of a deleted user. */
export const onUserDeleted =
  (service: Pick<OrchestratorService, 'abandon'>): EventHandler<'users.deleted'> =>
  ({ data }) =>
    service.abandon({ userId: data.userId });
