import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services.ts';
import { adopted } from './session-slice.ts';
import type { SessionState } from './session-slice.ts';
import { readSession } from './session-storage.ts';

/**
 * Takes over what another tab did to the session: signed in, refreshed or signed out. Called for
 * every key of it that changed; acts once they agree, and never writes.
 */
export const followStorage =
  (): ThunkAction<void, { session: SessionState }, Services, UnknownAction> =>
  (dispatch, getState, services) => {
    const stored = readSession(services);
    if (stored.token === getState().session.token) return;
    // A refresh token alone is a session half-way in or out, or one to be restored.
    if (stored.token !== null || stored.refreshToken === null) dispatch(adopted(stored));
  };
