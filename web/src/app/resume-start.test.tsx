import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { LOCAL, TAB } from '../config/storage-keys.ts';
import { textTyped } from '../features/essay-form/draft-slice.ts';
import { sessionLost, signedIn, signedOut } from '../lib/session/session-slice.ts';
import { aResult, anAccess, aSession, aToken, aUser } from '../testing/builders.ts';
import { failure, fakeServer } from '../testing/fake-server.ts';
import type { Answer, Call } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

const essay = 'Schools should teach every child to read well before anything else. '.repeat(4);
const START = 'POST /api/essays/analyze/start';
const started: Answer = {
  status: 202,
  body: { success: true, jobId: 'job-1', analysisId: 'job-1', essayId: 'essay-1' },
};
const never = (): Promise<Answer> => new Promise(() => undefined);
const keysOf = (calls: Call[]): (string | null)[] =>
  calls
    .filter(({ path }) => path === '/api/essays/analyze/start')
    .map(({ headers }) => headers.get('idempotency-key'));
const storedStarts = (storage = localStorage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(LOCAL.pendingStart));

/** Types the essay, presses the button, and waits until the request has left. */
const press = async (routes: Parameters<typeof fakeServer>[0], text = essay) => {
  const { calls } = fakeServer(routes);
  const page = renderApp('/');
  fireEvent.change(screen.getByRole('textbox', { name: 'Essay Text' }), {
    target: { value: text },
  });
  await page.user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
  await waitFor(() => expect(keysOf(calls)).toHaveLength(1));
  return { ...page, calls, key: keysOf(calls)[0] };
};
/** Loads the page anew: nothing survives but what storage holds. */
const reload = (routes: Parameters<typeof fakeServer>[0]) => {
  cleanup();
  const { calls } = fakeServer(routes);
  return { ...renderApp('/'), calls };
};
/** Waits as long as a repeated start takes to be sent. */
const settle = (): Promise<void> =>
  act(() => new Promise<void>((done) => void setTimeout(done, 50)));

afterEach(() => void jest.restoreAllMocks());

describe('a reload before the server has answered the start', () => {
  test('repeats the request under the same key and shows the job it finds', async () => {
    signedInBefore();
    const { key, calls: before } = await press({ [START]: never });
    const { calls, store } = reload({ [START]: () => started });
    await waitFor(() => expect(store.getState().job.jobId).toBe('job-1'));
    expect(keysOf(calls)).toEqual([key]);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(before[0]?.body);
    expect(store.getState().draft.text).toBe(essay);
    expect(localStorage.getItem(LOCAL.activeJob)).toBe('job-1');
    expect(storedStarts()).toEqual([]);
  });
  test('does not ask for access again, because the first request may hold the last credit', async () => {
    signedInBefore();
    await press({ [START]: never });
    const none = anAccess({ hasAccess: false, analysesRemaining: 0 });
    const { calls, store } = reload({
      [START]: () => started,
      'GET /api/check-access': () => ({ body: { success: true, data: none } }),
    });
    await waitFor(() => expect(store.getState().job.jobId).toBe('job-1'));
    expect(keysOf(calls)).toHaveLength(1);
  });
  test('repeats it even if the browser aborts the first request while the page is left', async () => {
    signedInBefore();
    let abort: () => void = () => undefined;
    const { key } = await press({
      [START]: () =>
        new Promise((_answer, fail) => {
          abort = () => fail(new TypeError('aborted'));
        }),
    });
    window.dispatchEvent(new Event('beforeunload'));
    abort();
    await settle();
    const { calls } = reload({ [START]: () => started });
    await waitFor(() => expect(keysOf(calls)).toEqual([key]));
  });
  test('works when local storage is full', async () => {
    signedInBefore();
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key: string,
      value: string,
    ) {
      if (this === localStorage && key !== LOCAL.draft) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      write.call(this, key, value);
    });
    const { key } = await press({ [START]: never });
    const { calls } = reload({ [START]: () => started });
    await waitFor(() => expect(keysOf(calls)).toEqual([key]));
    await waitFor(() => expect(sessionStorage.getItem(LOCAL.activeJob)).toBe('job-1'));
  });
  test('opens the running job in a new tab when another one has changed the text meanwhile', async () => {
    signedInBefore();
    await press({ [START]: never });
    sessionStorage.removeItem(TAB.draft);
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'another essay', owner: 'user-1' }));
    const job = {
      jobId: 'job-1',
      analysisId: 'job-1',
      essayId: 'essay-1',
      status: 'processing',
      progress: 20,
      processingStage: 'parallel analysis',
      error: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      completedAt: null,
    };
    const { calls, store } = reload({
      'GET /api/essays/analyze/jobs': () => ({ body: { success: true, data: [job] } }),
      'GET /api/essays/analyze/status': () => ({ body: { success: true, ...job, result: null } }),
      'GET /api/essays/essay-1': () => ({
        body: { success: true, data: { content: essay, question: null } },
      }),
    });
    await waitFor(() => expect(store.getState().job.jobId).toBe('job-1'));
    expect(keysOf(calls)).toEqual([]);
    expect(store.getState().draft.text).toBe('another essay');
  });
  test('in a second tab meets the same job under the same key', async () => {
    signedInBefore();
    const { key } = await press({ [START]: never });
    const { calls } = fakeServer({ [START]: () => started });
    const second = renderApp('/');
    await waitFor(() => expect(second.store.getState().job.jobId).toBe('job-1'));
    expect(keysOf(calls)).toEqual([key]);
  });
});

describe('a stored start is not repeated', () => {
  test('after the server has answered', async () => {
    signedInBefore();
    const { store } = await press({ [START]: () => started });
    await waitFor(() => expect(store.getState().job.jobId).toBe('job-1'));
    expect(storedStarts()).toEqual([]);
  });
  test.each([
    [402, 'PAYMENT_REQUIRED'],
    [403, 'WORD_LIMIT'],
    [409, 'IDEMPOTENCY_CONFLICT'],
  ])('after a final refusal: %i %s', async (status, code) => {
    signedInBefore();
    const { store } = await press({ [START]: () => ({ status, body: failure('no', code) }) });
    await waitFor(() => expect(store.getState().job.phase).toBe('idle'));
    expect(storedStarts()).toEqual([]);
  });
  test.each([
    [429, 'TOO_MANY_OPEN_ANALYSES'],
    [503, 'UNAVAILABLE'],
  ])(
    'after a failure the student has seen, though the key is kept: %i %s',
    async (status, code) => {
      signedInBefore();
      const { key, store } = await press({
        [START]: () => ({ status, body: failure('no', code) }),
      });
      await waitFor(() => expect(store.getState().job.phase).toBe('idle'));
      const { calls, user } = reload({ [START]: () => started });
      await settle();
      expect(keysOf(calls)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
      await waitFor(() => expect(keysOf(calls)).toEqual([key]));
    },
  );
  test('for another user, who gets a key of their own', async () => {
    signedInBefore();
    await press({ [START]: never });
    cleanup();
    signedInBefore(aSession({ token: aToken(86_400, 'b'), user: aUser({ id: 'user-2' }) }));
    const { calls, store } = reload({ [START]: () => started });
    await settle();
    expect(keysOf(calls)).toEqual([]);
    expect(store.getState().job.phase).toBe('idle');
  });
  test('after 24 hours, when the server has forgotten the key', async () => {
    signedInBefore(aSession({ token: aToken(3 * 86_400) }));
    await press({ [START]: never });
    const later = Date.now() + 86_400_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    const { calls } = reload({ [START]: () => started });
    await settle();
    expect(keysOf(calls)).toEqual([]);
    expect(storedStarts()).toEqual([]);
  });
  test('after a deliberate sign-out, which leaves no trace of it', async () => {
    signedInBefore();
    const { store } = await press({ [START]: never });
    expect(storedStarts()).toHaveLength(1);
    act(() => void store.dispatch(signedOut()));
    await settle();
    expect(storedStarts()).toEqual([]);
  });
});

test('a session that ends during the start keeps the key for the same essay', async () => {
  signedInBefore();
  const { key, store, user } = await press({ [START]: never });
  act(() => void store.dispatch(sessionLost()));
  await waitFor(() => expect(store.getState().job.phase).toBe('idle'));
  const { calls } = fakeServer({ [START]: () => started });
  act(() => void store.dispatch(signedIn(aSession())));
  await settle();
  if (keysOf(calls).length === 0) {
    await user.click(await screen.findByRole('button', { name: 'Analyse my essay' }));
  }
  await waitFor(() => expect(keysOf(calls)).toEqual([key]));
});

test('another essay gets another key', async () => {
  signedInBefore();
  const { key, store } = await press({ [START]: () => ({ status: 503, body: failure('no') }) });
  await waitFor(() => expect(store.getState().job.phase).toBe('idle'));
  const { calls } = fakeServer({ [START]: () => started });
  act(() => void store.dispatch(textTyped(`${essay}!`)));
  fireEvent.click(screen.getByRole('button', { name: 'Analyse my essay' }));
  await waitFor(() => expect(keysOf(calls)).toHaveLength(1));
  expect(keysOf(calls)[0]).not.toBe(key);
});

describe('a stored job whose essay was deleted', () => {
  const gone = () => ({ status: 404, body: failure('Essay not found.', 'ESSAY_NOT_FOUND') });
  const status = {
    success: true,
    jobId: 'job-1',
    essayId: 'essay-1',
    status: 'completed',
    createdAt: '2026-11-21T12:00:00.000Z',
    result: aResult([]),
  };
  test.each([
    ['the job still exists', () => ({ body: status })],
    ['the job went with it', gone],
  ])('is forgotten, and the student is told: %s', async (_case, jobStatus) => {
    signedInBefore();
    localStorage.setItem(LOCAL.activeJob, 'job-1');
    fakeServer({
      'GET /api/essays/analyze/status': jobStatus,
      'GET /api/essays/essay-1': gone,
    });
    renderApp('/');
    expect(await screen.findByText(/was deleted, so its result is gone too/)).toBeVisible();
    expect(localStorage.getItem(LOCAL.activeJob)).toBeNull();
  });
});
