import type { AnalysisType } from '@argint/contracts';
import { ERRORS } from '@argint/contracts/errors';
import { ESSAY_MIN_CHARS } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { REFRESH_BEFORE_ANALYSIS_MS } from '../../config/timings.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services.ts';
import { refreshWithin } from '../../lib/session/refresh-session.ts';
import { selectSignedIn } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { analysisApi } from './analysis-api.ts';
import { accessChecking, jobStarted, jobStarting, startFailed } from './job-slice.ts';
import type { Submission } from './job-slice.ts';
import { startErrorMessage } from './start-errors.ts';
import { useStartKey } from './use-start-key.ts';

type Dispatch = ThunkDispatch<{ session: SessionState }, Services, UnknownAction>;

/** The submit sequence after validation (D1 §4): session, access, start. True once a job runs. */
export const useAnalysis = (): ((essay: Submission, type: AnalysisType) => Promise<boolean>) => {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<{ session: SessionState }>();
  const navigate = useNavigate();
  const [checkAccess] = analysisApi.useLazyCheckAccessQuery();
  const [start] = analysisApi.useStartAnalysisMutation();
  const startKey = useStartKey();
  const running = useRef(false);

  const refuse = (title: string, text: string, to?: string): false => {
    dispatch(startFailed(null));
    dispatch(toasted({ kind: 'error', title, text }));
    if (to) void navigate(to);
    return false;
  };
  const payFirst = (): false =>
    refuse(
      'Payment Required',
      'Please choose a plan to analyze your essay',
      paths.section('pricing'),
    );
  const logInFirst = (): false =>
    refuse('Authentication Required', MESSAGES.loginToAnalyze, paths.home);

  // A session that ended meanwhile took its calls with it: they fail as if for want of a network.
  const mustLogIn = (status: number): boolean =>
    status === 401 || !selectSignedIn(store.getState());

  const mayStart = async (type: AnalysisType): Promise<boolean> => {
    if (!(await dispatch(refreshWithin(REFRESH_BEFORE_ANALYSIS_MS)))) return logInFirst();
    if (type === 'simple') return true;
    const access = await checkAccess();
    if (access.data) return access.data.hasAccess || payFirst();
    const { status } = readFailure(access.error);
    if (mustLogIn(status)) return logInFirst();
    if (status === 402) return payFirst();
    return refuse('Access Check Failed', failureMessage(access.error, ERRORS.FORBIDDEN.message));
  };

  const failed = (error: unknown): false => {
    const { status, serverMessage } = readFailure(error);
    if (mustLogIn(status)) return logInFirst();
    if (status === 402) return payFirst();
    dispatch(startFailed(startErrorMessage(error)));
    // A refusal with a reason of its own: the panel tells it, and trying again would not help.
    if (serverMessage && status >= 400 && status < 500) return false;
    dispatch(
      status === 0
        ? toasted({
            kind: 'error',
            title: 'Connection Error',
            text: 'Please check your internet connection and try again',
          })
        : toasted({
            kind: 'error',
            title: 'Analysis Error',
            text: 'An error occurred during analysis. Please try again.',
          }),
    );
    return false;
  };

  return async (essay, type) => {
    if (running.current || essay.text.length < ESSAY_MIN_CHARS) return false;
    running.current = true;
    try {
      dispatch(accessChecking(essay));
      if (!(await mayStart(type))) return false;
      dispatch(jobStarting({ submission: essay, at: Date.now() }));
      const answer = await start({
        essayText: essay.text,
        essayQuestion: essay.question.trim() || null,
        analysisType: type,
        idempotencyKey: startKey.of(essay, type),
      });
      if (answer.error) return failed(answer.error);
      startKey.spent();
      const { jobId, essayId } = answer.data;
      if (!jobId) {
        dispatch(startFailed(MESSAGES.noAnalysisId));
        return false;
      }
      dispatch(jobStarted({ jobId, essayId }));
      return true;
    } finally {
      running.current = false;
    }
  };
};
