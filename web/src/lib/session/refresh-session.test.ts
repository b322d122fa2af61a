import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store.ts';
import { aSession, aToken } from '../../test/builders.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { signedInBefore } from '../../test/render-app.tsx';
import { refreshWithin } from './refresh-session.ts';

const fiveMinutes = 5 * 60_000;
const begin = (secondsLeft: number, fresh = aToken(86_400, 'fresh')) => {
  const { calls } = fakeServer({
    'POST /api/auth/refresh': () => ({ body: aSession({ token: fresh }) }),
  });
  signedInBefore(aSession({ token: aToken(secondsLeft) }));
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  return { store, calls, fresh };
};

describe('refreshWithin', () => {
  test('leaves a token alone that lives longer', async () => {
    const { store, calls } = begin(6 * 60);
    expect(await store.dispatch(refreshWithin(fiveMinutes))).toBe(true);
    expect(calls).toHaveLength(0);
  });
  test('renews a token about to end, and sends the refresh token for it', async () => {
    const { store, calls, fresh } = begin(4 * 60);
    expect(await store.dispatch(refreshWithin(fiveMinutes))).toBe(true);
    expect(store.getState().session.token).toBe(fresh);
    expect(calls.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
  });
  test('says no for a visitor', async () => {
    fakeServer({});
    const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
    expect(await store.dispatch(refreshWithin(fiveMinutes))).toBe(false);
  });
});
