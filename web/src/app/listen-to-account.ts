import { PLAN_TYPES } from '@argint/contracts/plans';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LOCAL } from '../config/storage-keys.ts';
import { problemFound } from '../features/account-alert/account-alert-slice.ts';
import { diagnosePlan, sessionExpired } from '../features/account-alert/diagnose.ts';
import { analysisApi } from '../features/analysis-job/analysis-api.ts';
import type { Services } from '../lib/services.ts';
import { selectUserId, sessionLost } from '../lib/session/session-slice.ts';
import { keptValues } from '../lib/storage/kept-values.ts';
import type { RootState } from './root-reducer.ts';

/** Notices where this device and the server disagree about the account (decisions, 'Fix Automatically'). */
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
    effect: ({ payload: { planType } }, { dispatch, getState }) => {
      const userId = selectUserId(getState());
      if (userId === null) return;
      const [owner, plan] = (kept.get(LOCAL.plan) ?? '').split(' ');
      const cached = owner === userId ? PLAN_TYPES.find((type) => type === plan) : undefined;
      kept.set(LOCAL.plan, `${userId} ${planType}`);
      const problem = diagnosePlan(cached ?? null, planType);
      if (problem) dispatch(problemFound(problem));
    },
  });
};
