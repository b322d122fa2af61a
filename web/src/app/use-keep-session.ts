import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { REFRESH_BACKGROUND_MS } from '../config/timings.ts';
import { followStorage } from '../lib/session/follow-storage.ts';
import { refreshSession, refreshIfExpiringWithin } from '../lib/session/refresh-session.ts';
import { restoreEnded, selectSession } from '../lib/session/session-slice.ts';
import { SESSION_KEYS } from '../lib/session/session-storage.ts';
import { tokenExpiry } from '../lib/session/token.ts';
import type { AppDispatch } from './store.ts';

// setTimeout fires at once for a longer delay. Returning to the tab refreshes as well.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Restores an expired session once, refreshes the token in time, and follows other tabs. */
export const useKeepSession = (): void => {
  const dispatch = useDispatch<AppDispatch>();
  const { token, restoring } = useSelector(selectSession);

  useEffect(() => {
    if (restoring) void dispatch(refreshSession(null)).finally(() => dispatch(restoreEnded()));
  }, [dispatch, restoring]);

  useEffect(() => {
    if (token === null) return;
    const renew = (): void => void dispatch(refreshIfExpiringWithin(REFRESH_BACKGROUND_MS));
    const left = (tokenExpiry(token) ?? 0) - Date.now() - REFRESH_BACKGROUND_MS;
    const timer = setTimeout(renew, Math.min(Math.max(left, 1_000), LONGEST_TIMER_MS));
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') renew();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [dispatch, token]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || SESSION_KEYS.includes(key)) dispatch(followStorage());
    };
    // A page in the back/forward cache gets no storage events.
    const onShow = (): void => void dispatch(followStorage());
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [dispatch]);
};
