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
      if (userId === null) return;
      const before = readStoredPlan(kept.get(LOCAL.plan), userId);
      kept.set(LOCAL.plan, storedPlan(userId, after));
      const change = before && planChange(before, after, services.now());
      if (before && change === 'lost')
        dispatch(problemFound(planLost(before.planType, after.planType)));
      if (before && change === 'ended') dispatch(planEnded({ before, after }));
      // An analysis that failed gave its credit back, or the student has bought a plan.
      const isOver = selectEndedPlan(getState())?.after.planType !== after.planType;
      if (isOver) dispatch(planEndDismissed());
    },
  });
};
