import { isFinal } from '@argint/contracts/job';
import { OTHER_JOBS_EVERY_MS } from '../../config/timings.ts';
import { analysisApi } from './analysis-api.ts';

/**
 * How many analyses of this user run. The page follows one of them; others may have been started here, in another tab or
 * on another device. 1 until the server has said otherwise.
 *
 * @param running whether the followed one runs: without it nothing is asked
 */
export const useRunningCount = (running: boolean): number => {
  const { data } = analysisApi.useNewestJobsQuery(undefined, {
    skip: !running,
    pollingInterval: OTHER_JOBS_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const open = running ? (data?.filter(({ status }) => !isFinal(status)).length ?? 0) : 0;
  return Math.max(1, open);
};
