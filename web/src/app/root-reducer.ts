import { combineReducers } from '@reduxjs/toolkit';
import { accountAlertReducer } from '../features/account-alert/account-alert-slice.ts';
import { draftKeepingReducer, draftReducer } from '../features/essay-form/draft-slice.ts';
import { jobReducer } from '../features/analysis-job/job-slice.ts';
import { critiqueStatesReducer } from '../features/result/critique-states/critique-states-slice.ts';
import { deletionsReducer } from '../features/essays/deletions-slice.ts';
import { promptReducer } from '../features/welcome/prompt-slice.ts';
import { api } from '../lib/api/api.ts';
import { sessionReducer } from '../lib/session/session-slice.ts';
import { toastReducer } from '../lib/toasts/toast-slice.ts';

/** The page's state, one slice per concern. */
export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  draft: draftReducer,
  draftKeeping: draftKeepingReducer,
  job: jobReducer,
  critiqueStates: critiqueStatesReducer,
  deletions: deletionsReducer,
  prompt: promptReducer,
  accountAlert: accountAlertReducer,
  toasts: toastReducer,
});
export type RootState = ReturnType<typeof rootReducer>;
