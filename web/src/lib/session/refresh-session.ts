import type { SessionBody } from '@argint/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { LOCAL } from '../../config/storage-keys.ts';
import { CALL_TIMEOUT_MS } from '../../config/timings.ts';
import type { Services } from '../services.ts';
import { readSession } from './session-storage.ts';
import { adopted, refreshed, sessionLost } from './session-slice.ts';
import type { SessionState } from './session-slice.ts';
import { tellSignOut } from './tell-sign-out.ts';
import { tokenExpiry } from './token.ts';

type Thunk<R> = ThunkAction<R, { session: SessionState }, Services, UnknownAction>;

/** One refresh at a time per store; per browser through a lock where there is one. */
const inFlight = new WeakMap<Services, Promise<boolean>>();

const locked = async (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? await navigator.locks.request('argint-refresh', work) : work();

const renew =
  (staleToken: string | null): Thunk<Promise<boolean>> =>
  async (dispatch, _getState, services) => {
    const stored = readSession(services);
    // Another tab may have rotated the token already; using ours again would revoke the family.
    if (stored.token !== null && stored.token !== staleToken) {
      dispatch(adopted(stored));
      return true;
    }
    if (stored.refreshToken === null) {
      dispatch(sessionLost());
      return false;
    }
    const answer = await fetch(`${location.origin}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ refreshToken: stored.refreshToken }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (answer.ok) {
      const body = (await answer.json()) as SessionBody;
      // Signed out meanwhile, here or in another tab: the session just given must not outlive that.
      if (services.local.getItem(LOCAL.refreshToken) !== stored.refreshToken) {
        void tellSignOut(body.refreshToken);
        return false;
      }
      dispatch(refreshed(body));
      return true;
    }
    if (services.local.getItem(LOCAL.refreshToken) !== stored.refreshToken) return false;
    if (answer.status === 400 || answer.status === 401) dispatch(sessionLost());
    return false;
  };

/**
 * Trades the refresh token for a new session. True when there is a usable token afterwards. A
 * refusal signs out; a network failure does not. Concurrent calls share one request.
 */
export const refreshSession =
  (staleToken: string | null): Thunk<Promise<boolean>> =>
  (dispatch, _getState, services) => {
    const running = inFlight.get(services);
    if (running) return running;
    const work = locked(() => dispatch(renew(staleToken)))
      .catch(() => false)
      .finally(() => inFlight.delete(services));
    inFlight.set(services, work);
    return work;
  };

/** Refreshes when the token has less than `ms` to live; false only when signed out or refused. */
export const refreshWithin =
  (ms: number): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { now }) => {
    const { token } = getState().session;
    if (token === null) return false;
    const left = (tokenExpiry(token) ?? 0) - now();
    if (left > ms) return true;
    return (
      (await dispatch(refreshSession(token))) || (left > 0 && getState().session.token !== null)
    );
  };
