import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { jobResumed, jobStarted, jobStarting } from '../../features/analysis-job/job-slice.ts';
import { aCritique, aJob, aResult } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { bringUpdate, leftWhileRunning, runningJobRoutes } from '../../testing/running-job.ts';

const text = 'Everyone wastes water. Studies show that price works.';
const critiques = [aCritique(text, 'Everyone'), aCritique(text, 'Studies show')];

/** A page that was reloaded while the job ran. */
const reloaded = async (address = '/') => {
  fakeServer(runningJobRoutes(text));
  signedInBefore();
  leftWhileRunning();
  const page = renderApp(address);
  await screen.findByText('No issues found so far');
  return page;
};
/** The same, with both critiques shown. */
const watch = async () => {
  const { store } = await reloaded();
  bringUpdate(store, { partial: { lineCritiques: critiques } });
  expect(screen.getByText('2 issues found so far')).toBeVisible();
  return store;
};
const marks = (): number => document.querySelectorAll('#analysis mark').length;

describe('critiques that arrive while the essay is read', () => {
  test('stay marked when the server sends an empty list just before the end', async () => {
    const store = await watch();
    bringUpdate(store, {
      progress: 95,
      processingStage: 'aggregating',
      partial: { lineCritiques: [] },
    });
    expect(screen.getByText('2 issues found so far')).toBeVisible();
    expect(marks()).toBe(2);
  });
  test('stay on the page when the analysis fails', async () => {
    const store = await watch();
    bringUpdate(store, { status: 'failed', error: 'It broke' });
    expect(screen.getByText('2 issues found before the analysis failed')).toBeVisible();
    expect(marks()).toBe(2);
  });
  test('that the result leaves out are explained', async () => {
    const store = await watch();
    bringUpdate(store, {
      status: 'completed',
      progress: 100,
      result: aResult(critiques.slice(1)),
    });
    expect(await screen.findByText(/you saw 2 critiques; the result keeps 1/)).toBeVisible();
    expect(marks()).toBe(1);
  });
});

describe('a running analysis', () => {
  test.each(['/', '/#essay-form', '/essays/essay-1'])(
    'is the whole screen after a reload of %s',
    async (address) => {
      await reloaded(address);
      expect(screen.getByText(/Everyone wastes water/, { selector: '.line__text' })).toBeVisible();
      const card = screen.getByRole('region', { name: 'Analysis status' });
      expect(within(card).getByText('Details')).toBeVisible();
      expect(
        within(card).getByText('Processing: generating 60-100 line critiques'),
      ).not.toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Pricing' })).toBeNull();
      expect(screen.queryByRole('textbox', { name: 'Essay Text' })).toBeNull();
    },
  );
  test('becomes its result in the same place, and the essay is not drawn anew', async () => {
    const store = await watch();
    const line = document.querySelector('.line');
    bringUpdate(store, { status: 'completed', progress: 100, result: aResult(critiques) });
    expect(await screen.findByRole('heading', { name: 'The price of water' })).toBeVisible();
    expect(screen.getByText('2 issues found')).toBeVisible();
    expect(document.querySelector('.line')).toBe(line);
    expect(screen.queryByRole('textbox', { name: 'Essay Text' })).toBeNull();
  });
  test('gives way to the section that the student goes to', async () => {
    const { user } = await reloaded();
    await user.click(screen.getAllByRole('link', { name: 'Pricing' })[0] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Essay Text' })).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Watch it' })[0] as HTMLElement);
    expect(screen.getByText('No issues found so far')).toBeVisible();
  });
  test('that another tab started leaves the form where it is', async () => {
    fakeServer({});
    signedInBefore();
    const { store } = renderApp('/');
    const submission = { text, question: '' };
    act(() => void store.dispatch(jobResumed({ job: aJob(), submission, endedAt: null })));
    expect(screen.getByRole('textbox', { name: 'Essay Text' })).toBeEnabled();
    const card = await screen.findByRole('region', { name: 'Your latest essay' });
    expect(within(card).getByRole('link', { name: 'Watch it' })).toHaveAttribute(
      'href',
      '/#analysis',
    );
  });
  test('is the whole screen from the moment the essay is sent', async () => {
    fakeServer({});
    signedInBefore();
    const { store } = renderApp('/');
    const submission = { text, question: 'What should water cost?' };
    act(() => void store.dispatch(jobStarting({ submission, type: 'hybrid', at: Date.now() })));
    const words = 'Starting robust long-running analysis...';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What should water cost?' })).toBeVisible();
    act(() => void store.dispatch(jobStarted({ jobId: 'job-1', essayId: 'essay-1' })));
    expect(screen.getByText('Your essay is in the queue')).toBeInTheDocument();
  });
  test('that was started on another device is found by its essay', async () => {
    fakeServer(runningJobRoutes(text));
    signedInBefore();
    renderApp('/essays/essay-1');
    expect(await screen.findByText('No issues found so far')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Being analysed' })).toBeVisible();
  });
  test('that was cancelled here is not found again while lists still call it running', async () => {
    const { calls } = fakeServer({
      ...runningJobRoutes(text),
      'POST /api/essays/analyze/cancel': () => ({ body: aJob({ status: 'cancelled' }) }),
    });
    signedInBefore();
    const { user, store } = renderApp('/essays/essay-1');
    const bar = await screen.findByRole('region', { name: 'Being analysed' });
    await user.click(within(bar).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/cancel'))).toBe(true));
    expect(await screen.findByText('Analysis Cancelled')).toBeVisible();
    expect(store.getState().job.phase).toBe('idle');
  });
});

describe('a stored job', () => {
  test('is looked for again when the server does not answer', async () => {
    let answers = false;
    const routes = runningJobRoutes(text);
    fakeServer({
      ...routes,
      'GET /api/essays/analyze/status': () =>
        answers ? { body: aJob() } : { status: 500, body: failure('It broke') },
    });
    signedInBefore();
    leftWhileRunning();
    renderApp('/essays');
    expect(await screen.findByText(/^Connection lost/)).toBeVisible();
    answers = true;
    const words = await screen.findByText('Reading your paragraph', {}, { timeout: 8_000 });
    expect(words).toBeVisible();
  });
  test('of nobody is forgotten when the session cannot be restored', async () => {
    fakeServer({
      'POST /api/auth/refresh': () => ({ status: 401, body: failure('Invalid or expired token') }),
    });
    leftWhileRunning();
    localStorage.setItem('refreshToken', 'old');
    const { store } = renderApp('/');
    await waitFor(() => expect(store.getState().job.phase).toBe('idle'));
    expect(await screen.findByRole('heading', { name: /A careful reader/ })).toBeVisible();
  });
});
