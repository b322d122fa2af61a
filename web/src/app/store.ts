import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { LOCAL } from '../config/storage-keys.ts';
import { idleJob } from '../features/analysis-job/job-slice.ts';
import { diagnoseStored } from '../features/account-alert/diagnose.ts';
import { dropForeignResult } from '../features/analysis-job/result-cache.ts';
import { readDraft } from '../features/essay-form/draft-storage.ts';
import { api } from '../lib/api/api.ts';
import { logActions } from '../lib/log/log-actions.ts';
import { pageLog } from '../lib/log/log-buffer.ts';
import type { Services } from '../lib/services.ts';
import { signedOut } from '../lib/session/session-slice.ts';
import { openSession, rawSession } from '../lib/session/session-storage.ts';
import { listenToAccount } from './listen-to-account.ts';
import { listenToDeletions } from './listen-to-deletions.ts';
import { listenToDraft } from './listen-to-draft.ts';
import { listenToJob } from './listen-to-job.ts';
import { listenToPreferences } from './listen-to-preferences.ts';
import { listenToSession } from './listen-to-session.ts';
import { rootReducer } from './root-reducer.ts';
import { keptValues } from '../lib/storage/kept-values.ts';
import type { RootState } from './root-reducer.ts';
import { clearOnUserChange, clearWork } from './user-boundary.ts';

/** Creates the store from what storage holds. Each page load and each test creates its own. */
export const makeStore = (services: Services) => {
  const listener = createListenerMiddleware<RootState>();
  listenToAccount(listener, services);
  listenToSession(listener, services);
  listenToPreferences(listener);
  listenToDraft(listener, services);
  listenToDeletions(listener);
  listenToJob(listener, services);
  const found = diagnoseStored(rawSession(services));
  const stored = openSession(services);
  const restoring = stored.token === null && stored.refreshToken !== null;
  // While a session is being restored, its user is not known yet.
  if (!restoring) dropForeignResult(services.session, stored.user?.id ?? null);
  const mayHaveJob =
    (stored.token !== null || restoring) && keptValues(services).get(LOCAL.activeJob) !== null;
  return configureStore({
    reducer: (state: RootState | undefined, action) =>
      clearOnUserChange(
        state,
        rootReducer(signedOut.match(action) && state ? clearWork(state) : state, action),
      ),
    preloadedState: {
      session: { ...stored, restoring, isNewUser: false },
      draft: readDraft(services),
      ...(mayHaveJob ? { job: { ...idleJob, phase: 'finding' } } : {}),
      accountAlert: { diagnostic: found },
    } as Partial<RootState> as RootState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // Off, because toasts hold actions and essays are long: the checks would be slow and wrong.
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(listener.middleware)
        .concat(api.middleware, logActions(pageLog.add)),
  });
};

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
