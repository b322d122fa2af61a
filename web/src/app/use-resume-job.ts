import { isFinal } from '@argint/contracts/job';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LOCAL } from '../config/storage-keys.ts';
import { essaysApi } from '../features/essays/essays-api.ts';
import { readFailure } from '../lib/api/api-error.ts';
import { selectSignedIn } from '../lib/session/session-slice.ts';
import { analysisApi } from '../features/analysis-job/analysis-api.ts';
import { jobResumed, selectJob } from '../features/analysis-job/job-slice.ts';

/** After a reload: takes up the analysis that was running, with the text the server keeps. */
export const useResumeJob = (): void => {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectSignedIn);
  const { jobId: current, phase } = useSelector(selectJob);
  const [getStatus] = analysisApi.useLazyJobStatusQuery();
  const [getEssay] = essaysApi.useLazyEssayQuery();
  const idle = current === null && phase === 'idle';

  useEffect(() => {
    const stored = localStorage.getItem(LOCAL.activeJob);
    if (!signedIn || !idle || !stored) return;
    let gone = false;
    const resume = async (): Promise<void> => {
      const status = await getStatus(stored);
      // Gone, or of whoever used this browser before.
      if (status.error && [403, 404].includes(readFailure(status.error).status)) {
        localStorage.removeItem(LOCAL.activeJob);
      }
      if (gone || !status.data) return;
      const job = status.data;
      const essay = await getEssay(job.essayId);
      if (gone || !essay.data) return;
      const { content, question } = essay.data;
      const endedAt = isFinal(job.status) ? Date.parse(job.completedAt ?? job.createdAt) : null;
      const submission = { text: content, question: question ?? '' };
      dispatch(jobResumed({ job, submission, endedAt }));
    };
    void resume();
    return () => {
      gone = true;
    };
  }, [signedIn, idle, dispatch, getStatus, getEssay]);
};
