import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../orchestrator-service.ts';

/** Cancels what runs for a user who is gone. */
export const onUserDeleted =
  (service: Pick<OrchestratorService, 'abandon'>): EventHandler<'users.deleted'> =>
  ({ data }) =>
    service.abandon({ userId: data.userId });
