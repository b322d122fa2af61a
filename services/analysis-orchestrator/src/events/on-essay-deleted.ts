import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Ends the jobs of a deleted essay. */
export const onEssayDeleted =
  (service: Pick<OrchestratorService, 'abandon'>): EventHandler<'essays.deleted'> =>
  ({ data }) =>
    service.abandon({ essayId: data.essayId });
