import type { SessionThunk } from './session-dispatch.ts';
import { adopted } from './session-slice.ts';
import { readSession } from './session-storage.ts';

/**
 * Adopts the session that another tab has stored: signed in, refreshed or signed out. Call it for
 * every session key that changes. It acts once the keys agree, and never writes.
 */
export const followStorage = (): SessionThunk<void> => (dispatch, getState, services) => {
  const stored = readSession(services);
  if (stored.token === getState().session.token) return;
  // A refresh token alone is a session that is half written, half removed, or to be restored.
  if (stored.token !== null || stored.refreshToken === null) dispatch(adopted(stored));
};
