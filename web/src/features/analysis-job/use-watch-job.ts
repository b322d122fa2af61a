import type { AnalysisUpdate } from '@argint/contracts';
import { isFinal } from '@argint/contracts/job';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  PUSH_DELAY_MS,
  REFRESH_BEFORE_ANALYSIS_MS,
  WAITING_AFTER_MS,
} from '../../config/timings.ts';
import { refreshIfExpiringWithin } from '../../lib/session/refresh-session.ts';
import type { SessionDispatch, SessionThunk } from '../../lib/session/session-dispatch.ts';
import { selectToken } from '../../lib/session/session-slice.ts';
import type { AnalysisWatch } from '../../realtime/analysis-watch.ts';
import { watchServerReach } from '../../realtime/server-reach.ts';
import { analysisApi } from './analysis-api.ts';
import { jobUpdated, reachChanged, selectJob } from './job-slice.ts';
import { isUnread } from './job-words.ts';

/** A token for the socket, refreshed first when it is about to expire. */
const freshToken = (): SessionThunk<Promise<string | null>> => async (dispatch, getState) => {
  await dispatch(refreshIfExpiringWithin(REFRESH_BEFORE_ANALYSIS_MS));
  return selectToken(getState());
};

/**
 * Whether the server answers at all. 502 to 504 are a proxy's words for a server that has gone. The
 * token makes the call count for its user, not for everybody behind the same address.
 */
const askServer =
  (signal: AbortSignal): SessionThunk<Promise<boolean>> =>
  async (_dispatch, getState) => {
    const headers = { authorization: `Bearer ${selectToken(getState()) ?? ''}` };
    const url = `${location.origin}/api/health`;
    return (await fetch(url, { cache: 'no-store', headers, signal })).status < 500;
  };

/** Follows the running analysis until it ends: by push, or by polling when push does not work. */
export const useWatchJob = (): void => {
  const dispatch = useDispatch<SessionDispatch>();
  const job = useSelector(selectJob);
  const { jobId, status, startedAt } = job;
  const running = jobId !== null && status !== null && !isFinal(status);
  const [polling, setPolling] = useState(false);
  const [doubting, setDoubting] = useState(false);
  const unread = isUnread(job);

  useEffect(() => {
    if (!running) return;
    let watch: AnalysisWatch | undefined;
    let gone = false;
    const reach = watchServerReach({
      ask: (signal) => dispatch(askServer(signal)),
      onChange: (reachable) => {
        dispatch(reachChanged(reachable));
        if (reachable) watch?.reconnect();
      },
    });
    const begin = async (): Promise<void> => {
      const { watchAnalysis } = await import('../../realtime/analysis-watch.ts');
      if (gone) return;
      watch = watchAnalysis({
        analysisId: jobId,
        freshToken: () => dispatch(freshToken()),
        onUpdate: (update: AnalysisUpdate) => {
          reach.heard();
          dispatch(jobUpdated({ update, at: Date.now() }));
        },
        onConnection: (state) => {
          if (state === 'disconnected' || state === 'error') reach.check();
        },
        onFallback: setPolling,
      });
    };
    // The socket's code did not load: poll instead.
    begin().catch(() => setPolling(true));
    return () => {
      gone = true;
      reach.stop();
      watch?.stop();
      setPolling(false);
    };
  }, [dispatch, jobId, running]);

  // Before the page says that nothing is read, it asks: the news may have been lost.
  useEffect(() => {
    if (!unread || startedAt === null) return;
    const left = startedAt + WAITING_AFTER_MS - PUSH_DELAY_MS - Date.now();
    const timer = setTimeout(() => setDoubting(true), Math.max(0, left));
    return () => {
      clearTimeout(timer);
      setDoubting(false);
    };
  }, [unread, startedAt]);

  const { data, fulfilledTimeStamp } = analysisApi.useJobStatusQuery(jobId ?? '', {
    skip: !running || !(polling || doubting),
    pollingInterval: PUSH_DELAY_MS,
  });
  useEffect(() => {
    if (!data) return;
    const { status: now, progress, processingStage, result, error, analysisId } = data;
    const update = { analysisId, status: now, progress, processingStage, result, error };
    dispatch(jobUpdated({ update, at: fulfilledTimeStamp ?? Date.now() }));
  }, [dispatch, data, fulfilledTimeStamp]);
};
