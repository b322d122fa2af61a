import { LOCAL } from '../../config/storage-keys.ts';
import { CALL_TIMEOUT_MS } from '../../config/timings.ts';
import type { Services } from '../services.ts';
import { readSession } from './session-storage.ts';
import { adopted, refreshed, sessionLost } from './session-slice.ts';
import type { SessionThunk } from './session-dispatch.ts';
import { isSessionBody } from './session-body.ts';
import { revokeSession } from './revoke-session.ts';
import { tokenExpiry } from './token.ts';

/** The running refresh of each store, which concurrent calls share. */
const inFlight = new WeakMap<Services, Promise<boolean>>();

/** Runs `work` in one tab at a time. Browsers without the Web Locks API run it at once. */
const withRefreshLock = async (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? await navigator.locks.request('argint-refresh', work) : work();

/** Refreshes, unless storage has a token other than `staleToken`. Rejects on a network failure or timeout. */
const requestRefresh =
  (staleToken: string | null): SessionThunk<Promise<boolean>> =>
  async (dispatch, _getState, services) => {
    const stored = readSession(services);
    // Another tab may have rotated the token already. Sending the old one again would revoke both.
    if (stored.token !== null && stored.token !== staleToken) {
      dispatch(adopted(stored));
      return true;
    }
    if (stored.refreshToken === null) {
      dispatch(sessionLost());
      return false;
    }
    const response = await fetch(`${location.origin}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ refreshToken: stored.refreshToken }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (response.ok) {
      const body: unknown = await response.json();
      if (!isSessionBody(body)) return false;
      // The stored session changed during the call: the student signed out here or in another tab. End the new one too.
      if (services.local.getItem(LOCAL.refreshToken) !== stored.refreshToken) {
        void revokeSession(body.refreshToken);
        return false;
      }
      dispatch(refreshed(body));
      return true;
    }
    if (services.local.getItem(LOCAL.refreshToken) !== stored.refreshToken) return false;
    if (response.status === 400 || response.status === 401) dispatch(sessionLost());
    return false;
  };

/**
 * Exchanges the refresh token for a new session. Resolves to true if there is a usable token afterwards; never
 * rejects. If the server rejects the refresh token, the student is signed out. Other failures keep the session.
 * Concurrent calls share one request.
 *
 * @param staleToken the access token to replace; null to restore a session without one
 */
export const refreshSession =
  (staleToken: string | null): SessionThunk<Promise<boolean>> =>
  (dispatch, _getState, services) => {
    const running = inFlight.get(services);
    if (running) return running;
    const work = withRefreshLock(() => dispatch(requestRefresh(staleToken)))
      .catch(() => false)
      .finally(() => inFlight.delete(services));
    inFlight.set(services, work);
    return work;
  };

/**
 * Refreshes the token if it expires within `ms`. Resolves to whether the student has an unexpired token
 * afterwards, so a failed refresh is not an error while the old token is still valid.
 */
export const refreshIfExpiringWithin =
  (ms: number): SessionThunk<Promise<boolean>> =>
  async (dispatch, getState, { now }) => {
    const { token } = getState().session;
    if (token === null) return false;
    const left = (tokenExpiry(token) ?? 0) - now();
    if (left > ms) return true;
    return (
      (await dispatch(refreshSession(token))) || (left > 0 && getState().session.token !== null)
    );
  };
