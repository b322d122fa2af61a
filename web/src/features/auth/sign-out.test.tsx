import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeStore } from '../../app/store.ts';
import { LOCAL, SESSION } from '../../config/storage-keys.ts';
import { refreshSession } from '../../lib/session/refresh-session.ts';
import { signedOut } from '../../lib/session/session-slice.ts';
import { aSession, aToken } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import type { Call } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const logouts = (calls: Call[]): unknown[] =>
  calls.filter(({ path }) => path === '/api/auth/logout').map(({ body }) => body);

describe('signing out', () => {
  test('ends the session on the server with a call that is not aborted', async () => {
    const { calls } = fakeServer({ 'POST /api/auth/logout': () => ({ body: { success: true } }) });
    const plain = globalThis.fetch;
    const signals: (AbortSignal | null | undefined)[] = [];
    globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/auth/logout')) signals.push(init?.signal);
      return plain(input, init);
    };
    signedInBefore();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(logouts(calls)).toEqual([{ refreshToken: 'refresh-1' }]));
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });
  test('removes the session and the work from this device, even without a network', async () => {
    fakeServer({
      'POST /api/auth/logout': () => {
        throw new TypeError('network');
      },
    });
    signedInBefore();
    const { user } = renderApp('/');
    for (const key of Object.values(SESSION)) sessionStorage.setItem(key, 'mine');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem(LOCAL.refreshToken)).toBeNull();
    expect(Object.values(SESSION).map((key) => sessionStorage.getItem(key))).not.toContain('mine');
  });
  test('is not undone by a running refresh, whose new session ends too', async () => {
    let give: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      give = done;
    });
    const { calls } = fakeServer({
      'POST /api/auth/logout': () => ({ body: { success: true } }),
      'POST /api/auth/refresh': async () => {
        await held;
        return { body: aSession({ token: aToken(86_400, 'fresh'), refreshToken: 'refresh-2' }) };
      },
    });
    const session = aSession();
    signedInBefore(session);
    const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
    const refresh = store.dispatch(refreshSession(session.token));
    store.dispatch(signedOut());
    give();
    expect(await refresh).toBe(false);
    expect(store.getState().session.token).toBeNull();
    expect(localStorage.getItem(LOCAL.token)).toBeNull();
    await waitFor(() =>
      expect(logouts(calls)).toEqual(
        expect.arrayContaining([{ refreshToken: 'refresh-1' }, { refreshToken: 'refresh-2' }]),
      ),
    );
  });
});
