import type { AnalysisType } from '@argint/contracts';
import { ERRORS } from '@argint/contracts/errors';
import { ESSAY_MIN_CHARS, essayLength } from '@argint/contracts/limits';
import { useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { REFRESH_BEFORE_ANALYSIS_MS } from '../../config/timings.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { freshData } from '../../lib/api/fresh-data.ts';
import { refreshIfExpiringWithin } from '../../lib/session/refresh-session.ts';
import type { SessionDispatch } from '../../lib/session/session-dispatch.ts';
import { selectSignedIn } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { analysisApi } from './analysis-api.ts';
import { accessChecking } from './job-slice.ts';
import type { Submission } from './job-slice.ts';
import { useRefuseStart } from './use-refuse-start.ts';
import { useSendStart } from './use-send-start.ts';
import { t } from '../../lib/i18n/text.ts';

/** The submit sequence after validation (D1 §4): session, access, start. True once a job runs. */
export const useAnalysis = (): ((essay: Submission, type: AnalysisType) => Promise<boolean>) => {
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<{ session: SessionState }>();
  const [checkAccess] = analysisApi.useLazyCheckAccessQuery();
  const sendStart = useSendStart();
  const { refuse, loginFirst, payFirst } = useRefuseStart();
  const running = useRef(false);

  const mayStart = async (type: AnalysisType): Promise<boolean> => {
    if (!(await dispatch(refreshIfExpiringWithin(REFRESH_BEFORE_ANALYSIS_MS)))) return loginFirst();
    if (type === 'simple') return true;
    const answer = await checkAccess();
    const access = freshData(answer);
    if (access) return access.hasAccess || payFirst();
    const { status } = readFailure(answer.error);
    // The call of a session that ended meanwhile is aborted, which looks like a network failure.
    if (status === 401 || !selectSignedIn(store.getState())) return loginFirst();
    if (status === 402) return payFirst();
    return refuse(
      t('Access Check Failed'),
      failureMessage(answer.error, t(ERRORS.FORBIDDEN.message)),
    );
  };

  return async (essay, type) => {
    if (running.current || essayLength(essay.text) < ESSAY_MIN_CHARS) return false;
    running.current = true;
    try {
      dispatch(accessChecking({ submission: essay, type }));
      return (await mayStart(type)) && (await sendStart(essay, type));
    } finally {
      running.current = false;
    }
  };
};
