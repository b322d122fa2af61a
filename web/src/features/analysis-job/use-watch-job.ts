import type { AnalysisUpdate } from '@argint/contracts';
import { isFinal } from '@argint/contracts/job';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { PUSH_DELAY_MS, REFRESH_BEFORE_ANALYSIS_MS } from '../../config/timings.ts';
import type { Services } from '../../lib/services.ts';
import { refreshWithin } from '../../lib/session/refresh-session.ts';
import { selectToken } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { analysisApi } from './analysis-api.ts';
import { jobUpdated, selectJob } from './job-slice.ts';

type Dispatch = ThunkDispatch<{ session: SessionState }, Services, UnknownAction>;

/** A token for the socket: renewed first where it is about to end. */
const freshToken = (dispatch: Dispatch) => async (): Promise<string | null> => {
  await dispatch(refreshWithin(REFRESH_BEFORE_ANALYSIS_MS));
  return dispatch((_dispatch: Dispatch, getState: () => { session: SessionState }) =>
    selectToken(getState()),
  );
};

/** Follows the running analysis by push, by polling where push is out of reach, until it ends. */
export const useWatchJob = (): void => {
  const dispatch = useDispatch<Dispatch>();
  const { jobId, status } = useSelector(selectJob);
  const running = jobId !== null && status !== null && !isFinal(status);
  const [polling, setPolling] = useState(false);

  useEffect(() => {
    if (!running) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      const { watchAnalysis } = await import('../../realtime/analysis-watch.ts');
      if (gone) return;
      stop = watchAnalysis({
        analysisId: jobId,
        freshToken: freshToken(dispatch),
        onUpdate: (update: AnalysisUpdate) => void dispatch(jobUpdated({ update, at: Date.now() })),
        onFallback: setPolling,
      });
    };
    // Without the socket's code the status still arrives.
    begin().catch(() => setPolling(true));
    return () => {
      gone = true;
      stop?.();
      setPolling(false);
    };
  }, [dispatch, jobId, running]);

  const { data, fulfilledTimeStamp } = analysisApi.useJobStatusQuery(jobId ?? '', {
    skip: !running || !polling,
    pollingInterval: PUSH_DELAY_MS,
  });
  useEffect(() => {
    if (!data) return;
    const { status: now, progress, processingStage, result, error, analysisId } = data;
    const update = { analysisId, status: now, progress, processingStage, result, error };
    dispatch(jobUpdated({ update, at: fulfilledTimeStamp ?? Date.now() }));
  }, [dispatch, data, fulfilledTimeStamp]);
};
