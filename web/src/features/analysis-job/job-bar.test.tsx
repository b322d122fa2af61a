import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aCritique,
  aJob,
  anAccess,
  anEssayCard,
  aResult,
  someCapabilities,
} from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { bringUpdate, leftWhileRunning, runningJobRoutes } from '../../testing/running-job.ts';
import { draftRestored } from '../essay-form/draft-slice.ts';
import { reachChanged } from './job-slice.ts';

const text =
  'Everyone wastes water when it is cheap and the tap is near.\n\n' +
  'Studies show that price works, and that people mend their taps.';
const estimates = [{ analysisType: 'hybrid' as const, maxChars: 1_500, seconds: 20 }];

/** The list of essays, loaded again while job-1 runs. */
const open = async (
  routes: Parameters<typeof fakeServer>[0] = {},
  address = '/essays',
  words = 'Reading your 2 paragraphs',
) => {
  const server = fakeServer({
    ...runningJobRoutes(text),
    'GET /api/essays': () => ({
      body: { success: true, data: [anEssayCard({ status: 'processing' })], nextCursor: null },
    }),
    ...routes,
  });
  signedInBefore();
  leftWhileRunning();
  const page = renderApp(address);
  const bar = await screen.findByRole('region', { name: 'Being analysed' });
  await within(bar).findByText(words);
  return { ...page, ...server };
};
const bar = () => within(screen.getByRole('region', { name: /Being analysed|Your analysis/ }));

describe('the bar of a running analysis', () => {
  test('says in a reader’s words how far it is', async () => {
    const { store } = await open();
    const one = [aCritique(text, 'Everyone')];
    bringUpdate(store, { partial: { lineCritiques: one } });
    expect(bar().getByRole('status')).toHaveTextContent(
      'Reading your 2 paragraphs, 1 critique so far',
    );
    bringUpdate(store, { progress: 85 });
    expect(bar().getByRole('status')).toHaveTextContent('Putting your critiques in order');
  });
  test('says that nothing reads the essay when nothing was read for a minute, until something is', async () => {
    const { store } = await open(
      runningJobRoutes(text, { progress: 10, processingStage: 'creating chunks' }),
      '/essays',
      'Nothing is reading your essay at the moment. It waits and is not lost; the reading begins by itself.',
    );
    bringUpdate(store, { progress: 20 });
    expect(bar().getByRole('status')).toHaveTextContent('Reading your 2 paragraphs');
  });
  test('does not say so of an analysis that has just begun', async () => {
    const createdAt = new Date().toISOString();
    await open(
      runningJobRoutes(text, { progress: 10, processingStage: 'creating chunks', createdAt }),
      '/essays',
      'Getting ready to read your 2 paragraphs',
    );
  });
  test('asks the server before it says so, because the news may have been lost', async () => {
    const answers = [{ progress: 10 }, { progress: 60 }];
    const { store } = await open(
      {
        ...runningJobRoutes(text, { progress: 10 }),
        'GET /api/essays/analyze/status': () => ({
          body: aJob(answers.shift() ?? { progress: 60 }),
        }),
      },
      '/essays',
      'Reading your 2 paragraphs',
    );
    expect(store.getState().job.progress).toBe(60);
  });
  test('says how many run when there are several, and leads to all of them', async () => {
    const jobs = [
      aJob(),
      aJob({ jobId: 'job-2', status: 'queued' }),
      aJob({ jobId: 'job-3', status: 'completed' }),
    ];
    await open(
      { 'GET /api/essays/analyze/jobs': () => ({ body: { success: true, data: jobs } }) },
      '/how-we-score',
    );
    expect(await bar().findByText('2 analyses are running.')).toBeVisible();
    expect(bar().getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/essays');
  });
  test('leads to the essay', async () => {
    await open();
    expect(bar().getByRole('link', { name: 'Open the essay' })).toHaveAttribute(
      'href',
      '/essays/essay-1',
    );
  });
  test('gives the estimate of this server', async () => {
    const capabilities = someCapabilities({ estimates });
    await open({
      'GET /api/capabilities': () => ({ body: { success: true, data: capabilities } }),
    });
    expect(await bar().findByText('about 20 seconds')).toBeVisible();
  });
  test('says plainly that the connection is lost, and that it is back', async () => {
    const { store } = await open();
    act(() => void store.dispatch(reachChanged(false)));
    expect(bar().getByRole('alert')).toHaveTextContent(
      'Connection lost. Your analysis goes on; trying again …',
    );
    act(() => void store.dispatch(reachChanged(true)));
    expect(bar().getByRole('status')).toHaveTextContent('Reading your 2 paragraphs');
  });
  test('cancels, clears the form, and Undo brings the text back', async () => {
    const { store, user, calls } = await open({
      'POST /api/essays/analyze/cancel': () => ({
        body: { ...aJob({ status: 'cancelled' }), result: null },
      }),
    });
    act(() => void store.dispatch(draftRestored({ text, question: '' })));
    await user.click(bar().getByRole('button', { name: 'Cancel' }));
    expect(store.getState().draft.text).toBe('');
    expect(document.activeElement?.id).toBe('main');
    expect(calls.find(({ path }) => path.endsWith('/cancel'))?.body).toEqual({ jobId: 'job-1' });
    expect(
      await screen.findByText('Essay analysis has been cancelled. It used none of your analyses.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().draft.text).toBe(text);
    expect(await screen.findByRole('textbox', { name: 'Essay Text' })).toHaveValue(text);
  });
  test('says before and after what a cancel costs', async () => {
    const body = { ...aJob({ status: 'cancelled' }), result: aResult([]) };
    const { user } = await open({ 'POST /api/essays/analyze/cancel': () => ({ body }) });
    const cancel = bar().getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveAccessibleDescription('costs nothing');
    expect(bar().getByText('costs nothing')).toBeVisible();
    await user.click(cancel);
    expect(
      await screen.findByText(
        'Essay analysis has been cancelled. The critiques so far are in My Essays. It used 1 analysis.',
      ),
    ).toBeVisible();
  });
  test('speaks of no price where the plan has no limit', async () => {
    const data = anAccess({ planType: 'unlimited', analysesRemaining: -1 });
    const body = { ...aJob({ status: 'cancelled' }), result: aResult([]) };
    const { user } = await open({
      'GET /api/check-access': () => ({ body: { success: true, data } }),
      'POST /api/essays/analyze/cancel': () => ({ body }),
    });
    const cancel = bar().getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).not.toHaveAccessibleDescription());
    await user.click(cancel);
    expect(
      await screen.findByText(
        'Essay analysis has been cancelled. The critiques so far are in My Essays.',
      ),
    ).toBeVisible();
  });
  test('comes back when the server could not be told of the cancel', async () => {
    const { user } = await open({
      'POST /api/essays/analyze/cancel': () => ({ status: 503, body: failure('No room.') }),
    });
    await user.click(bar().getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('No room.')).toBeVisible();
    expect(bar().getByText('Reading your 2 paragraphs')).toBeVisible();
  });
});

describe('the bar of an analysis that ended', () => {
  test('leads to the result until the student goes on', async () => {
    const { store, user } = await open();
    bringUpdate(store, { status: 'completed', progress: 100, result: aResult([]) });
    expect(bar().getByRole('status')).toHaveTextContent('Analysis Complete - Results Ready');
    expect(bar().getByRole('link', { name: 'Open the result' })).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] as HTMLElement);
    expect(screen.queryByRole('region', { name: 'Your analysis' })).toBeNull();
  });
  test('can be closed', async () => {
    const { store, user } = await open();
    bringUpdate(store, { status: 'cancelled' });
    expect(bar().getByText('This analysis was cancelled')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Your analysis' })).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });
  test('gives the server’s error and its price with Retry, on every page', async () => {
    const started = { success: true, jobId: 'job-2', analysisId: 'job-2', essayId: 'essay-2' };
    const { store, user, calls } = await open({
      'POST /api/essays/analyze/start': () => ({ status: 202, body: started }),
    });
    bringUpdate(store, { status: 'failed', error: 'The reader lost its glasses.' });
    await user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] as HTMLElement);
    expect(bar().getByRole('alert')).toHaveTextContent('The reader lost its glasses.');
    const retry = bar().getByRole('button', { name: 'Retry' });
    expect(retry).toHaveAccessibleDescription('uses 1 of your 2 analyses');
    await user.click(retry);
    expect(await bar().findByText('Your essay is waiting for its turn')).toBeVisible();
    const sent = calls.filter(({ path }) => path.endsWith('/analyze/start'));
    expect(sent.map(({ body }) => (body as { essayText: string }).essayText)).toEqual([text]);
  });
  test('says why Retry was refused, on a page without the form', async () => {
    const { store, user } = await open({
      'POST /api/essays/analyze/start': () => ({
        status: 429,
        body: failure('You already have 3 analyses running.', 'TOO_MANY_OPEN_ANALYSES'),
      }),
    });
    bringUpdate(store, { status: 'failed', error: 'The reader lost its glasses.' });
    await user.click(bar().getByRole('button', { name: 'Retry' }));
    expect(await bar().findByText(/You already have 3 analyses running/)).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Close' }));
    expect(store.getState().job.startFailure).toBeNull();
  });
});

describe('a connection that is lost while the page polls or pushes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is said within 5 seconds and taken back when the server answers', async () => {
    let reachable = true;
    const health = async () => {
      if (!reachable) throw new TypeError('network');
      return { body: { success: true, status: 'ok' } };
    };
    fakeServer({ ...runningJobRoutes(text), 'GET /api/health': health });
    signedInBefore();
    leftWhileRunning();
    renderApp('/essays');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(bar().getByText('Reading your 2 paragraphs')).toBeVisible();
    reachable = false;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(bar().getByRole('alert')).toHaveTextContent(/^Connection lost/);
    reachable = true;
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(bar().getByText('Reading your 2 paragraphs')).toBeVisible();
  });
});
