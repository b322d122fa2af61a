import { describe, expect, test } from '@jest/globals';
import { makeStore } from '../../app/store.ts';
import { LOCAL } from '../../config/storage-keys.ts';
import { CALL_TIMEOUT_MS } from '../../config/timings.ts';
import { analysisApi } from '../../features/analysis-job/analysis-api.ts';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { aSession, aToken } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import type { Call } from '../../testing/fake-server.ts';
import { signedInBefore } from '../../testing/render-app.tsx';

const old = aToken(3_600, 'old');
const fresh = aToken(86_400, 'fresh');
const bearer = ({ headers }: Call): string | null => headers.get('authorization');
const onlyFresh = (body: unknown) => (call: Call) =>
  bearer(call) === `Bearer ${fresh}`
    ? { body }
    : { status: 401, body: failure('Invalid or expired token', 'INVALID_TOKEN') };
const routes = {
  'GET /api/essays': onlyFresh({ success: true, data: [] }),
  'GET /api/check-access': onlyFresh({ success: true, data: { hasAccess: true } }),
};
const begin = () => {
  signedInBefore(aSession({ token: old }));
  return makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
};

test('a call goes to /api of this origin, asks for JSON and carries the token', async () => {
  const { calls } = fakeServer({
    'POST /api/essays/analyze/cancel': () => ({ body: { success: true } }),
  });
  const store = begin();
  await store.dispatch(analysisApi.endpoints.cancelAnalysis.initiate('job-1'));
  const [call] = calls;
  expect(call?.path).toBe('/api/essays/analyze/cancel');
  expect(call?.headers.get('accept')).toBe('application/json');
  expect(call?.headers.get('content-type')).toBe('application/json');
  expect(call && bearer(call)).toBe(`Bearer ${old}`);
  expect(CALL_TIMEOUT_MS).toBe(30_000);
});

describe('a call refused with 401', () => {
  test('is repeated once after a refresh that all callers share', async () => {
    const { calls } = fakeServer({
      ...routes,
      'POST /api/auth/refresh': () => ({ body: aSession({ token: fresh }) }),
    });
    const store = begin();
    const answers = await Promise.all([
      store.dispatch(essaysApi.endpoints.essays.initiate()),
      store.dispatch(analysisApi.endpoints.checkAccess.initiate()),
    ]);
    expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
    expect(calls.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(localStorage.getItem(LOCAL.token)).toBe(fresh);
  });
  test('signs out when the refresh is refused', async () => {
    fakeServer({
      ...routes,
      'POST /api/auth/refresh': () => ({ status: 401, body: failure('Invalid or expired token') }),
    });
    const store = begin();
    await store.dispatch(essaysApi.endpoints.essays.initiate());
    expect(store.getState().session.token).toBeNull();
    expect(localStorage.getItem(LOCAL.user)).toBeNull();
  });
  test('keeps the session when the refresh fails because of the network', async () => {
    fakeServer({
      ...routes,
      'POST /api/auth/refresh': () => {
        throw new TypeError('network');
      },
    });
    const store = begin();
    await store.dispatch(essaysApi.endpoints.essays.initiate());
    expect(store.getState().session.token).toBe(old);
  });
  test('keeps the session when the refresh is answered without one', async () => {
    fakeServer({
      ...routes,
      'POST /api/auth/refresh': () => ({ status: 200, body: { success: false } }),
    });
    const store = begin();
    await store.dispatch(essaysApi.endpoints.essays.initiate());
    expect(store.getState().session.token).toBe(old);
    expect(localStorage.getItem(LOCAL.token)).toBe(old);
  });
  test('uses the token another tab has stored instead of refreshing again', async () => {
    const { calls } = fakeServer(routes);
    const store = begin();
    localStorage.setItem(LOCAL.token, fresh);
    const answer = await store.dispatch(essaysApi.endpoints.essays.initiate());
    expect(answer.isSuccess).toBe(true);
    expect(calls.some(({ path }) => path === '/api/auth/refresh')).toBe(false);
  });
});

test('an answer that says success false is a failure, whatever its status', async () => {
  fakeServer({ 'GET /api/essays': () => ({ status: 200, body: { success: false } }) });
  const answer = await begin().dispatch(essaysApi.endpoints.essays.initiate());
  expect(answer.error).toMatchObject({ status: 200, data: { success: false } });
});

describe('a query', () => {
  test('is retried exactly once after a 503', async () => {
    const { calls } = fakeServer({
      'GET /api/essays': () => ({ status: 503, body: failure('down') }),
    });
    await begin().dispatch(essaysApi.endpoints.essays.initiate());
    expect(calls).toHaveLength(2);
  });
});
