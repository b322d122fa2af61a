import { isFinal } from '@argint/contracts/job';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { LOCAL } from '../config/storage-keys.ts';
import { analysisApi } from '../features/analysis-job/analysis-api.ts';
import { jobResumed, selectJob } from '../features/analysis-job/job-slice.ts';
import { openPendingStarts } from '../features/analysis-job/pending-starts.ts';
import { useSendStart } from '../features/analysis-job/use-send-start.ts';
import { selectDraft } from '../features/essay-form/draft-slice.ts';
import { essaysApi } from '../features/essays/essays-api.ts';
import { readFailure } from '../lib/api/api-error.ts';
import type { Services } from '../lib/services.ts';
import { selectSignedIn, selectUserId } from '../lib/session/session-slice.ts';
import { keptValues } from '../lib/storage/kept-values.ts';
import { toasted } from '../lib/toasts/toast-slice.ts';
import type { RootState } from './root-reducer.ts';
import type { AppDispatch } from './store.ts';

const now = { forceRefetch: true, subscribe: false } as const;

const servicesOf = (_dispatch: AppDispatch, _state: () => RootState, services: Services) =>
  services;

const essayDeleted = () =>
  toasted({
    kind: 'info',
    title: 'Essay deleted',
    text: 'The essay of your last analysis was deleted, so its result is gone too.',
  });

/** Shows a job again, with the text the server keeps. Forgets a job that no longer exists. */
const resumeJob =
  (jobId: string, isStale: () => boolean) =>
  async (dispatch: AppDispatch): Promise<void> => {
    // 404: the job or its essay is deleted. 403: the job belongs to another user of this browser.
    const forgetIfGone = (error: unknown): void => {
      const { status, code } = readFailure(error);
      if (status !== 403 && status !== 404) return;
      keptValues(dispatch(servicesOf)).remove(LOCAL.activeJob);
      if (code === 'ESSAY_NOT_FOUND') dispatch(essayDeleted());
    };
    const status = await dispatch(analysisApi.endpoints.jobStatus.initiate(jobId, now));
    if (isStale()) return;
    if (!status.data) return forgetIfGone(status.error);
    const job = status.data;
    const essay = await dispatch(essaysApi.endpoints.essay.initiate(job.essayId, now));
    if (isStale()) return;
    if (!essay.data) return forgetIfGone(essay.error);
    const { content, question } = essay.data;
    const endedAt = isFinal(job.status) ? Date.parse(job.completedAt ?? job.createdAt) : null;
    const submission = { text: content, question: question ?? '' };
    dispatch(jobResumed({ job, submission, endedAt }));
  };

/** The id of the newest running job; null when none runs, undefined when the server cannot say. */
const findRunningJob =
  () =>
  async (dispatch: AppDispatch): Promise<string | null | undefined> => {
    const { data } = await dispatch(analysisApi.endpoints.newestJobs.initiate(undefined, now));
    return data && (data.find(({ status }) => !isFinal(status))?.jobId ?? null);
  };

/**
 * After a reload, takes up the analysis that was running. If the page was left before the server
 * had answered the start, the start is repeated under its key: the server then answers with the
 * job that exists, or starts the one that never arrived.
 */
export const useResumeJob = (): void => {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  const signedIn = useSelector(selectSignedIn);
  const { jobId: current, phase } = useSelector(selectJob);
  const sendStart = useSendStart();
  const idle = current === null && phase === 'idle';

  const resume = useEffectEvent(async (isStale: () => boolean): Promise<void> => {
    const services = dispatch(servicesOf);
    const jobId = keptValues(services).get(LOCAL.activeJob);
    if (jobId !== null) return dispatch(resumeJob(jobId, isStale));
    const userId = selectUserId(store.getState());
    if (userId === null) return;
    const pending = openPendingStarts(services, userId);
    const starts = pending.unanswered();
    if (starts.length === 0) return;
    const draft = selectDraft(store.getState());
    const start = starts.find((it) => pending.matches(it, draft));
    if (start) return void (await sendStart(draft, start.type));
    // The text has changed since, so the request cannot be repeated. Its job may be running.
    const running = await dispatch(findRunningJob());
    if (isStale() || running === undefined) return;
    for (const { key } of starts) pending.markReported(key);
    if (running !== null) await dispatch(resumeJob(running, isStale));
  });

  useEffect(() => {
    if (!signedIn || !idle) return;
    let stale = false;
    void resume(() => stale);
    return () => {
      stale = true;
    };
  }, [signedIn, idle]);
};
