import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { freshData } from '../../lib/api/fresh-data.ts';
import { refreshSession } from '../../lib/session/refresh-session.ts';
import type { SessionDispatch } from '../../lib/session/session-dispatch.ts';
import { selectToken } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { analysisApi } from '../analysis-job/analysis-api.ts';
import { problemDismissed, problemFound, selectDiagnostic } from './account-alert-slice.ts';
import { t } from '../../lib/i18n/text.ts';

const failed = () =>
  ({
    kind: 'error',
    title: t('Auto-fix Failed'),
    text: t('Please log in manually with your correct credentials.'),
  }) as const;
const fixed = (unlimited: boolean) =>
  ({
    kind: 'success',
    title: t('Account Fixed'),
    text: unlimited
      ? t("You're now logged into the correct account with unlimited access.")
      : t("You're now logged into the correct account."),
  }) as const;

/**
 * Renews the session with its refresh token and reads the plan again. It knows no password; the
 * outcome is a toast (D1 §8).
 */
export const useFixAccount = (): { fix: () => Promise<void>; isFixing: boolean } => {
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<{ session: SessionState } & Parameters<typeof selectDiagnostic>[0]>();
  const [readAccess] = analysisApi.useLazyCheckAccessQuery();
  const [isFixing, setIsFixing] = useState(false);
  const fix = async (): Promise<void> => {
    setIsFixing(true);
    const problem = selectDiagnostic(store.getState());
    const renewed = await dispatch(refreshSession(selectToken(store.getState())));
    const access = renewed ? freshData(await readAccess(undefined)) : undefined;
    setIsFixing(false);
    if (!access) {
      // Renewing the session has taken it away.
      if (problem) dispatch(problemFound(problem));
      return void dispatch(toasted(failed()));
    }
    dispatch(problemDismissed());
    dispatch(toasted(fixed(access.analysesRemaining < 0)));
  };
  return { fix, isFixing };
};
