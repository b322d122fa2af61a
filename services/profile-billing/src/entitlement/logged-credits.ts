import type { Logger } from '@argint/service-kit';
import type { EntitlementService } from './entitlement-service.ts';

/** Writes a line for each step of a job's credit. */
export const loggedCredits = (
  service: EntitlementService,
  logger: Pick<Logger, 'info'>,
): EntitlementService => ({
  ...service,
  reserve: async (request) => {
    const reserved = await service.reserve(request);
    const { jobId } = request;
    logger.info({ jobId }, reserved.isHeld ? 'credit held' : 'no credit needed');
    return reserved;
  },
  commit: async (userId, jobId) => {
    await service.commit(userId, jobId);
    logger.info({ jobId }, 'credit settled');
  },
  release: async (userId, jobId, attempt) => {
    await service.release(userId, jobId, attempt);
    logger.info({ jobId }, 'credit released');
  },
});
