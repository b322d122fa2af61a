import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { LOCAL } from '../config/storage-keys.ts';
import { draftReducer } from '../features/essay-form/draft-slice.ts';
import { readDraft } from '../features/essay-form/draft-storage.ts';
import { jobReducer } from '../features/analysis-job/job-slice.ts';
import { api } from '../lib/api/api.ts';
import type { Services } from '../lib/services.ts';
import { forgetWork, readSession, writeSession } from '../lib/session/session-storage.ts';
import { refreshed, sessionLost, signedIn, signedOut } from '../lib/session/session-slice.ts';
import { tellSignOut } from '../lib/session/tell-sign-out.ts';
import { listenToDraft } from './listen-to-draft.ts';
import { listenToJob } from './listen-to-job.ts';
import { rootReducer } from './root-reducer.ts';
import type { RootState } from './root-reducer.ts';

const withoutWork = (state: RootState): RootState => ({
  ...state,
  job: jobReducer(undefined, { type: 'store/forgotten' }),
  draft: draftReducer(undefined, { type: 'store/forgotten' }),
});

/** A store of its own for every page load and every test, begun with what storage holds. */
export const makeStore = (services: Services) => {
  const listener = createListenerMiddleware<RootState>();
  listener.startListening({
    matcher: isAnyOf(signedIn, refreshed, sessionLost, signedOut),
    effect: (action, { getState, getOriginalState, dispatch }) => {
      const { refreshToken } = getOriginalState().session;
      if (signedOut.match(action) && refreshToken) void tellSignOut(refreshToken);
      writeSession(services, getState().session);
      if (signedIn.match(action)) services.local.setItem(LOCAL.hasEverSignedUp, 'true');
      if (signedOut.match(action)) forgetWork(services);
      if (!refreshed.match(action)) dispatch(api.util.resetApiState());
    },
  });
  listenToDraft(listener, services);
  listenToJob(listener, services);
  const stored = readSession(services);
  return configureStore({
    reducer: (state: RootState | undefined, action) =>
      rootReducer(signedOut.match(action) && state ? withoutWork(state) : state, action),
    preloadedState: {
      session: {
        ...stored,
        restoring: stored.token === null && stored.refreshToken !== null,
        isNewUser: false,
      },
      draft: readDraft(services.local),
    } as Partial<RootState> as RootState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // Toast buttons carry actions, and essays are long: these checks cost more than they find.
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(listener.middleware)
        .concat(api.middleware),
  });
};

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
