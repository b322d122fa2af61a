import type { EssayCard } from '@argint/contracts';
import { isFinal } from '@argint/contracts/job';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { LOCAL } from '../config/storage-keys.ts';
import { PUSH_DELAY_MS } from '../config/timings.ts';
import { analysisApi } from '../features/analysis-job/analysis-api.ts';
import {
  isRunning,
  jobReset,
  jobResumed,
  reachChanged,
  selectJob,
} from '../features/analysis-job/job-slice.ts';
import { openPendingStarts } from '../features/analysis-job/pending-starts.ts';
import { useSendStart } from '../features/analysis-job/use-send-start.ts';
import { selectDraft } from '../features/essay-form/draft-slice.ts';
import { essaysApi } from '../features/essays/essays-api.ts';
import { readFailure } from '../lib/api/api-error.ts';
import { freshData } from '../lib/api/fresh-data.ts';
import type { Services } from '../lib/services.ts';
import { selectSession, selectSignedIn, selectUserId } from '../lib/session/session-slice.ts';
import { keptValues } from '../lib/storage/kept-values.ts';
import { toasted } from '../lib/toasts/toast-slice.ts';
import type { RootState } from './root-reducer.ts';
import type { AppDispatch } from './store.ts';
import { t } from '../lib/i18n/text.ts';

const now = { forceRefetch: true, subscribe: false } as const;

const servicesOf = (_dispatch: AppDispatch, _state: () => RootState, services: Services) =>
  services;

const essayDeleted = () =>
  toasted({
    kind: 'info',
    title: t('Essay deleted'),
    text: t('The essay of your last analysis was deleted, so its result is gone too.'),
  });

/** What became of looking for a job. `unknown`: the server could not say. */
type Found = 'found' | 'gone' | 'unknown';

/** Shows a job again, with the text the server keeps. Forgets a job that no longer exists. */
const resumeJob =
  (jobId: string, isStale: () => boolean) =>
  async (dispatch: AppDispatch): Promise<Found> => {
    // 404: the job or its essay is deleted. 403: the job belongs to another user of this browser.
    const forgetIfGone = (error: unknown): Found => {
      const { status, code } = readFailure(error);
      if (status !== 403 && status !== 404) return 'unknown';
      keptValues(dispatch(servicesOf)).remove(LOCAL.activeJob);
      if (code === 'ESSAY_NOT_FOUND') dispatch(essayDeleted());
      return 'gone';
    };
    const status = await dispatch(analysisApi.endpoints.jobStatus.initiate(jobId, now));
    if (isStale()) return 'found';
    const job = freshData(status);
    if (!job) return forgetIfGone(status.error);
    const answer = await dispatch(essaysApi.endpoints.essay.initiate(job.essayId, now));
    if (isStale()) return 'found';
    const essay = freshData(answer);
    if (!essay) return forgetIfGone(answer.error);
    const { content, question, rubric, parentEssayId } = essay;
    const endedAt = isFinal(job.status) ? Date.parse(job.completedAt ?? job.createdAt) : null;
    const submission = {
      text: content,
      question: question ?? '',
      ...(rubric ? { rubric } : {}),
      parentEssayId,
    };
    dispatch(jobResumed({ job, submission, endedAt }));
    return 'found';
  };

/**
 * The id of the newest running job, or of that of one essay. Null when none runs, undefined when the
 * server cannot say.
 */
const findRunningJob =
  (essayId?: string) =>
  async (dispatch: AppDispatch): Promise<string | null | undefined> => {
    const jobs = freshData(
      await dispatch(analysisApi.endpoints.newestJobs.initiate(undefined, now)),
    );
    const job = jobs?.find(
      (one) => !isFinal(one.status) && (essayId === undefined || one.essayId === essayId),
    );
    return jobs && (job?.jobId ?? null);
  };

/**
 * Finds the job of an essay that the server calls running, where this page does not know of it: it
 * was started on another device, or in another tab. Pass undefined while there is nothing to find.
 *
 * @param instead the job may take the place of another one that is running
 */
export const useFindJobOf = (
  essay: Pick<EssayCard, 'id' | 'status'> | null | undefined,
  instead: boolean,
): void => {
  const dispatch = useDispatch<AppDispatch>();
  const job = useSelector(selectJob);
  const { phase, cancelledJobId } = job;
  const isFree = phase === 'idle' || (phase === 'watching' && (instead || !isRunning(job)));
  const isUnknown = essay?.status != null && !isFinal(essay.status) && essay.id !== job.essayId;
  const wanted = essay && isUnknown && isFree ? essay.id : null;
  useEffect(() => {
    if (wanted === null) return;
    let stale = false;
    void (async () => {
      const jobId = await dispatch(findRunningJob(wanted));
      if (!stale && jobId && jobId !== cancelledJobId)
        await dispatch(resumeJob(jobId, () => stale));
    })();
    return () => {
      stale = true;
    };
  }, [dispatch, wanted, cancelledJobId]);
};

/** True while this browser's other tabs have started a job that this tab does not show. */
const useStartedElsewhere = (): boolean => {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === LOCAL.activeJob) setStarted(newValue !== null);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return started;
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
  const { restoring } = useSelector(selectSession);
  const { jobId: current, phase } = useSelector(selectJob);
  const sendStart = useSendStart();
  const startedElsewhere = useStartedElsewhere();
  const [attempt, setAttempt] = useState(0);
  const finding = phase === 'finding';
  const idle = current === null && (phase === 'idle' || finding);

  const resume = useEffectEvent(async (isStale: () => boolean): Promise<Found> => {
    const services = dispatch(servicesOf);
    const jobId = keptValues(services).get(LOCAL.activeJob);
    if (jobId !== null) return dispatch(resumeJob(jobId, isStale));
    const userId = selectUserId(store.getState());
    if (userId === null) return 'gone';
    const pending = openPendingStarts(services, userId);
    const starts = pending.unanswered();
    if (starts.length === 0) return 'gone';
    const draft = selectDraft(store.getState());
    const start = starts.find((it) => pending.matches(it, draft));
    if (start) {
      await sendStart(draft, start.type);
      return 'found';
    }
    // The text has changed since, so the request cannot be repeated. Its job may be running.
    const running = await dispatch(findRunningJob());
    if (isStale() || running === undefined) return 'unknown';
    for (const { key } of starts) pending.markReported(key);
    return running === null ? 'gone' : dispatch(resumeJob(running, isStale));
  });

  useEffect(() => {
    if (!signedIn || !idle) return;
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void (async () => {
      const found = await resume(() => stale);
      if (stale || !finding || found === 'found') return;
      if (found === 'gone') return void dispatch(jobReset());
      dispatch(reachChanged(false));
      timer = setTimeout(() => setAttempt((before) => before + 1), PUSH_DELAY_MS);
    })();
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [dispatch, signedIn, idle, finding, attempt, startedElsewhere]);

  // The session could not be restored, so there is nobody to find a job for.
  useEffect(() => {
    if (finding && !signedIn && !restoring) dispatch(jobReset());
  }, [dispatch, finding, signedIn, restoring]);
};
