import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services.ts';
import { adopted, sessionLost } from './session-slice.ts';
import type { SessionState } from './session-slice.ts';
import { readSession } from './session-storage.ts';

/** Takes over what another tab did to the session: signed in, refreshed or signed out. */
export const followStorage =
  (): ThunkAction<void, { session: SessionState }, Services, UnknownAction> =>
  (dispatch, getState, services) => {
    const stored = readSession(services);
    const { token } = getState().session;
    if (stored.token === token) return;
    if (stored.token !== null) dispatch(adopted(stored));
    else if (stored.refreshToken === null) dispatch(sessionLost());
  };
