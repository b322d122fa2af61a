import { isFinal } from '@argint/contracts/job';
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LOCAL } from '../config/storage-keys.ts';
import {
  jobCancelled,
  jobReset,
  jobRestored,
  jobResumed,
  jobStarted,
  jobUpdated,
} from '../features/analysis-job/job-slice.ts';
import {
  dropForeignResult,
  dropResultOf,
  writeResult,
} from '../features/analysis-job/result-cache.ts';
import { draftRestored } from '../features/essay-form/draft-slice.ts';
import { essaysApi } from '../features/essays/essays-api.ts';
import { api } from '../lib/api/api.ts';
import type { Services } from '../lib/services.ts';
import { selectUserId } from '../lib/session/session-slice.ts';
import { keptValues } from '../lib/storage/kept-values.ts';
import { toasted } from '../lib/toasts/toast-slice.ts';
import type { RootState } from './root-reducer.ts';
import { t } from '../lib/i18n/text.ts';

/**
 * Stores the running job's id for a reload and the result for this tab, and shows a toast when the
 * analysis completes. Deleting an essay removes its stored result too.
 */
export const listenToJob = (
  listener: ListenerMiddlewareInstance<RootState>,
  services: Services,
): void => {
  const { session } = services;
  const kept = keptValues(services);
  listener.startListening({
    matcher: isAnyOf(jobStarted, jobResumed, jobUpdated, jobCancelled, jobRestored, jobReset),
    effect: (action, { getState, getOriginalState, dispatch }) => {
      const { job } = getState();
      const before = getOriginalState().job;
      if (job.jobId && job.status && !isFinal(job.status)) {
        kept.set(LOCAL.activeJob, job.jobId);
        return;
      }
      // Another tab may have stored a job of its own since.
      const ended = job.jobId ?? before.jobId;
      if (kept.get(LOCAL.activeJob) === ended) kept.remove(LOCAL.activeJob);
      const userId = selectUserId(getState());
      if (job.result && job.submission && job.result !== before.result && userId !== null) {
        const { result, essayId, submission } = job;
        writeResult(session, userId, { result, essayId, essayText: submission.text });
      }
      if (!jobUpdated.match(action) || job.status === before.status) return;
      dispatch(api.util.invalidateTags(['Access', 'Capabilities', 'Essays', 'Essay']));
      if (job.status !== 'completed') return;
      const { draft } = getState();
      // The form goes on from the draft that has just been analysed.
      if (draft.parentEssayId !== null && draft.text === job.submission?.text)
        dispatch(draftRestored({ ...draft, parentEssayId: job.essayId }));
      dispatch(
        toasted({
          kind: 'success',
          title: t('Analysis Complete'),
          text: t('Your results are ready.'),
        }),
      );
    },
  });
  listener.startListening({
    matcher: essaysApi.endpoints.deleteEssay.matchFulfilled,
    effect: ({ meta }, { getState, dispatch }) => {
      const { id, allDrafts } = meta.arg.originalArgs;
      const { job } = getState();
      // The result shown last may be another draft's. If it is another essay's, the server still has it.
      if (allDrafts) dropForeignResult(session, null);
      else dropResultOf(session, id);
      const isShown = allDrafts || job.essayId === id;
      if (isShown && job.status && isFinal(job.status)) dispatch(jobReset());
    },
  });
};
