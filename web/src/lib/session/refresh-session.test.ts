import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store.ts';
import { aSession, aToken } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { signedInBefore } from '../../testing/render-app.tsx';
import { refreshIfExpiringWithin } from './refresh-session.ts';

const fiveMinutes = 5 * 60_000;
const begin = (secondsLeft: number, fresh = aToken(86_400, 'fresh')) => {
  const { calls } = fakeServer({
    'POST /api/auth/refresh': () => ({ body: aSession({ token: fresh }) }),
  });
  signedInBefore(aSession({ token: aToken(secondsLeft) }));
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  return { store, calls, fresh };
};

describe('refreshIfExpiringWithin', () => {
  test('does not refresh a token that is valid for longer than asked', async () => {
    const { store, calls } = begin(6 * 60);
    expect(await store.dispatch(refreshIfExpiringWithin(fiveMinutes))).toBe(true);
    expect(calls).toHaveLength(0);
  });
  test('exchanges the refresh token for a new token when the old one is about to expire', async () => {
    const { store, calls, fresh } = begin(4 * 60);
    expect(await store.dispatch(refreshIfExpiringWithin(fiveMinutes))).toBe(true);
    expect(store.getState().session.token).toBe(fresh);
    expect(calls.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
  });
  test('resolves to false when nobody is signed in', async () => {
    fakeServer({});
    const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
    expect(await store.dispatch(refreshIfExpiringWithin(fiveMinutes))).toBe(false);
  });
});
