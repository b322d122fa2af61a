import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LOCAL } from '../config/storage-keys.ts';
import {
  planEndDismissed,
  planEnded,
  problemFound,
  selectEndedPlan,
} from '../features/account-alert/account-alert-slice.ts';
import { planLost, sessionExpired } from '../features/account-alert/diagnose.ts';
import { planChange, readStoredPlan, storedPlan } from '../features/account-alert/plan-change.ts';
import { analysisApi } from '../features/analysis-job/analysis-api.ts';
import type { Services } from '../lib/services.ts';
import { selectUserId, sessionLost } from '../lib/session/session-slice.ts';
import { keptValues } from '../lib/storage/kept-values.ts';
import type { RootState } from './root-reducer.ts';

/**
 * Notices where this device and the server disagree about the account (decisions, 'Fix Automatically'),
 * and tells it from a plan that ended in the normal way.
 */
export const listenToAccount = (
  listener: ListenerMiddlewareInstance<RootState>,
  services: Services,
): void => {
  const kept = keptValues(services);
  listener.startListening({
    actionCreator: sessionLost,
    effect: (_action, { dispatch, getOriginalState }) => {
      const { token, refreshToken } = getOriginalState().session;
      if (token !== null || refreshToken !== null) dispatch(problemFound(sessionExpired));
    },
  });
  listener.startListening({
    matcher: analysisApi.endpoints.checkAccess.matchFulfilled,
    effect: ({ payload: after }, { dispatch, getState }) => {
      const userId = selectUserId(getState());
      // A plan of a later release counts as none here, and its access shows that it is one.
      const isUnknown = after.planType === 'none' && after.hasAccess;
      if (userId === null || isUnknown) return;
      const before = readStoredPlan(kept.get(LOCAL.plan), userId);
      kept.set(LOCAL.plan, storedPlan(userId, after));
      // An analysis that failed gave its credit back, or the student has bought a plan.
      if (selectEndedPlan(getState())?.after.planType !== after.planType)
        dispatch(planEndDismissed());
      if (before === null) return;
      const change = planChange(before, after, services.now());
      if (change === 'lost') dispatch(problemFound(planLost(before.planType, after.planType)));
      if (change === 'ended') dispatch(planEnded({ before, after }));
    },
  });
};
