import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../orchestrator-service.ts';

/** Cancels what runs on an essay that is gone. */
export const onEssayDeleted =
  (service: Pick<OrchestratorService, 'abandon'>): EventHandler<'essays.deleted'> =>
  ({ data }) =>
    service.abandon({ essayId: data.essayId });
