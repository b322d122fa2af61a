import type { Logger } from '@argint/service-kit';
import type { ResultsService } from './results-service.ts';

/** Writes a line for each result that is stored, without anything of the result. */
export const loggedResults = (
  results: ResultsService,
  logger: Pick<Logger, 'info'>,
): ResultsService => ({
  ...results,
  save: async (command) => {
    const isScored = await results.save(command);
    const { jobId, essayId, isCompleted } = command;
    logger.info({ jobId, essayId, isCompleted }, 'result stored');
    return isScored;
  },
});
