import type { AnalysisType } from '@argint/contracts';
import { useDispatch, useStore } from 'react-redux';
import { readFailure } from '../../lib/api/api-error.ts';
import type { SessionDispatch, SessionThunk } from '../../lib/session/session-dispatch.ts';
import { selectSignedIn, selectUserId } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { analysisApi } from './analysis-api.ts';
import { jobStarted, jobStarting, startFailed } from './job-slice.ts';
import type { Submission } from './job-slice.ts';
import { openPendingStarts } from './pending-starts.ts';
import type { PendingStarts } from './pending-starts.ts';
import { isFinalRefusal, noJob, startFailureOf } from './start-errors.ts';
import { useRefuseStart } from './use-refuse-start.ts';
import { leavingTime, watchForLeaving } from './watch-for-leaving.ts';
import { t } from '../../lib/i18n/text.ts';

const pendingStartsOf =
  (userId: string): SessionThunk<PendingStarts> =>
  (_dispatch, _getState, services) =>
    openPendingStarts(services, userId);

/**
 * Sends the request that starts an analysis, under a key that is stored until the server answers.
 * Sending the same essay again repeats the same request, so it never starts or costs a second
 * analysis. Resolves to true once a job runs; a failure has been shown to the student.
 */
export const useSendStart = (): ((essay: Submission, type: AnalysisType) => Promise<boolean>) => {
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<{ session: SessionState }>();
  const [start] = analysisApi.useStartAnalysisMutation();
  const { loginFirst, payFirst } = useRefuseStart();

  const failed = (error: unknown): false => {
    const { status, serverMessage } = readFailure(error);
    // The call of a session that ended meanwhile is aborted, which looks like a network failure.
    if (status === 401 || !selectSignedIn(store.getState())) return loginFirst();
    if (status === 402) return payFirst();
    dispatch(startFailed(startFailureOf(error)));
    // A refusal with its own reason stands in the panel. Trying again would not help.
    if (serverMessage && status >= 400 && status < 500) return false;
    dispatch(
      status === 0
        ? toasted({
            kind: 'error',
            title: t('Connection Error'),
            text: t('Please check your internet connection and try again'),
          })
        : toasted({
            kind: 'error',
            title: t('Analysis Error'),
            text: t('An error occurred during analysis. Please try again.'),
          }),
    );
    return false;
  };

  return async (essay, type) => {
    const userId = selectUserId(store.getState());
    if (userId === null) return loginFirst();
    const pending = dispatch(pendingStartsOf(userId));
    const idempotencyKey = pending.keyFor(essay, type);
    dispatch(jobStarting({ submission: essay, type, at: Date.now() }));
    const watch = watchForLeaving();
    const answer = await start({
      essayText: essay.text,
      essayQuestion: essay.question.trim() || null,
      rubric: essay.rubric?.trim() || null,
      analysisType: type,
      ...(essay.parentEssayId ? { parentEssayId: essay.parentEssayId } : {}),
      ...(essay.textKind ? { textKind: essay.textKind } : {}),
      idempotencyKey,
    });
    watch.end();
    if (answer.error) {
      // Leaving the page aborts the request, and the next page load repeats it. If this page is
      // still here after a while, nobody left it.
      if (watch.isLeaving() && readFailure(answer.error).status === 0) await leavingTime();
      if (isFinalRefusal(answer.error)) pending.remove(idempotencyKey);
      else pending.markReported(idempotencyKey);
      return failed(answer.error);
    }
    const { jobId, essayId } = answer.data;
    if (jobId) dispatch(jobStarted({ jobId, essayId }));
    else dispatch(startFailed(noJob()));
    // Last: until the job's id is stored, the key is the only way to find the job again.
    pending.remove(idempotencyKey);
    return Boolean(jobId);
  };
};
