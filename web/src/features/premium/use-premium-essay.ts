import type { AnalysisResult, EssayDetail } from '@argint/contracts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { readFailure } from '../../lib/api/api-error.ts';
import { selectUserId } from '../../lib/session/session-slice.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { selectJob } from '../analysis-job/job-slice.ts';
import { latestResultApi } from '../analysis-job/latest-result-api.ts';
import { readResult } from '../analysis-job/result-cache.ts';
import { essaysApi } from '../essays/essays-api.ts';

/** The essay of the premium page: being read, missing, not readable, or there. */
export type PremiumEssay =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; essay: EssayDetail; result: AnalysisResult };

/**
 * Reads an essay with its newest result from the server, because only the server knows what the plan
 * shows now. Without an id it is the essay of this tab's last result, else the newest with a result.
 */
export const usePremiumEssay = (id: string | undefined): PremiumEssay => {
  const job = useSelector(selectJob);
  const userId = useSelector(selectUserId);
  const [cached] = useState(() => readResult(browserStorage.session, userId)?.essayId ?? null);
  const known = id ?? (job.result ? job.essayId : null) ?? cached;
  const anew = { refetchOnMountOrArgChange: true } as const;
  const one = essaysApi.useEssayQuery(known ?? '', { skip: known === null, ...anew });
  const newest = latestResultApi.useLatestResultQuery(undefined, { skip: known !== null, ...anew });
  const [opened] = useState(Date.now);
  const { isFetching, startedTimeStamp = 0, error } = known === null ? newest : one;
  // An answer from before this page was opened may be of another plan.
  if (isFetching || startedTimeStamp < opened) return { state: 'loading' };
  if (error) {
    return readFailure(error).status === 404 ? { state: 'missing' } : { state: 'failed', error };
  }
  const essay = known === null ? newest.data?.essay : one.currentData;
  const result = essay?.analysisResults[0]?.analysisData;
  return essay && result ? { state: 'ready', essay, result } : { state: 'missing' };
};
