import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { LOCAL } from '../config/storage-keys.ts';
import { dropForeignResult } from '../features/analysis-job/result-cache.ts';
import { draftCleared } from '../features/essay-form/draft-slice.ts';
import { beginAnotherDraft, parseShelf } from '../features/essay-form/draft-storage.ts';
import { sendDeletions } from '../features/essays/send-deletions.ts';
import { api } from '../lib/api/api.ts';
import type { Services } from '../lib/services.ts';
import {
  adopted,
  refreshed,
  selectUserId,
  sessionLost,
  signedIn,
  signedOut,
} from '../lib/session/session-slice.ts';
import { removeStoredWork, writeSession } from '../lib/session/session-storage.ts';
import { revokeSession } from '../lib/session/revoke-session.ts';
import type { RootState } from './root-reducer.ts';

/** Ends the session on the server, once it has deleted the essays that wait for it. */
const endSession = async ({ session, deletions }: RootState): Promise<void> => {
  await sendDeletions(deletions, session.token);
  if (session.refreshToken) await revokeSession(session.refreshToken);
};

/** Stores the session for other tabs and visits, and removes a user's work when the user changes. */
export const listenToSession = (
  listener: ListenerMiddlewareInstance<RootState>,
  services: Services,
): void => {
  const { local, session } = services;
  listener.startListening({
    matcher: isAnyOf(signedIn, refreshed, sessionLost, signedOut),
    effect: (action, { getState, getOriginalState, dispatch }) => {
      if (signedOut.match(action)) void endSession(getOriginalState());
      // Remove the work first: when another tab sees the session end, it checks for the draft.
      if (signedOut.match(action)) removeStoredWork(services);
      writeSession(services, getState().session);
      if (signedIn.match(action)) local.setItem(LOCAL.hasEverSignedUp, 'true');
      if (!refreshed.match(action)) dispatch(api.util.resetApiState());
    },
  });
  listener.startListening({
    predicate: (_action, now, before) => selectUserId(now) !== selectUserId(before),
    effect: (action, { getState, dispatch }) => {
      const userId = selectUserId(getState());
      dropForeignResult(session, userId);
      if (!adopted.match(action)) return;
      dispatch(api.util.resetApiState());
      if (userId !== null || local.getItem(LOCAL.draft) !== null) return;
      // The student has signed out in another tab, and decided there whether drafts stay.
      const { draft } = getState();
      const keeps = parseShelf(local.getItem(LOCAL.shelf)).some(
        ({ owner }) => owner === draft.owner,
      );
      if (keeps) beginAnotherDraft(services, draft);
      dispatch(draftCleared());
    },
  });
};
