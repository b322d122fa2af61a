import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { leftWhileRunning, runningJobRoutes } from '../../testing/running-job.ts';
import { draftRestored } from '../essay-form/draft-slice.ts';

const text = 'Schools should teach every child to read well before anything else. '.repeat(60);
/** Sends the essay to `routes`, after the header has shown the balance, as it does by then. */
const submit = async (routes: Parameters<typeof fakeServer>[0]) => {
  fakeServer({});
  signedInBefore();
  const page = renderApp('/');
  await within(screen.getByRole('banner')).findByText('2 analyses left');
  const { calls } = fakeServer(routes);
  act(() => void page.store.dispatch(draftRestored({ text, question: '  ' })));
  await page.user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
  return { ...page, calls };
};
const paths = (calls: { path: string }[]): string[] => calls.map(({ path }) => path);

describe('sending an essay', () => {
  test('checks access, starts the analysis and leads to the line analysis', async () => {
    const { calls } = await submit({
      'POST /api/essays/analyze/start': () => ({
        status: 202,
        body: { success: true, jobId: 'job-1', essayId: 'essay-1' },
      }),
    });
    expect(await screen.findByRole('region', { name: 'Line-by-line analysis' })).toBeVisible();
    const start = calls.find(({ path }) => path === '/api/essays/analyze/start');
    expect(start?.body).toMatchObject({ essayText: text, essayQuestion: null });
  });

  test('shows that access is being checked, and the answer 403 as Access Check Failed', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    const checked = new Promise<{ status: number; body: unknown }>((done) => (answer = done));
    const { calls } = await submit({ 'GET /api/check-access': () => checked });
    expect(await screen.findByRole('button', { name: 'Checking access...' })).toBeDisabled();
    answer({ status: 403, body: failure('Access denied. Please check your subscription.') });
    expect(await screen.findByText('Access Check Failed')).toBeVisible();
    expect(screen.getByText('Access denied. Please check your subscription.')).toBeVisible();
    expect(paths(calls)).not.toContain('/api/essays/analyze/start');
  });

  test.each([
    [500, failure('It broke.'), 'It broke.'],
    [403, null, 'Access denied. Please check your subscription.'],
  ])(
    'does not start after an access check that answers %i with %j',
    async (status, body, words) => {
      const { calls } = await submit({ 'GET /api/check-access': () => ({ status, body }) });
      expect(await screen.findByText('Access Check Failed')).toBeVisible();
      expect(screen.getByText(words)).toBeVisible();
      expect(paths(calls)).not.toContain('/api/essays/analyze/start');
    },
  );

  test('without a network says Connection Error, and Try Again clears the panel and scrolls to the form', async () => {
    const { user } = await submit({
      'POST /api/essays/analyze/start': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await screen.findByText('Connection Error')).toBeVisible();
    expect(screen.getByText('Please check your internet connection and try again')).toBeVisible();
    expect(screen.getByText('Network error. Please check your connection.')).toBeVisible();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(scroll.mock.contexts.map((element) => (element as Element).id)).toEqual(['essay-form']);
    expect(screen.queryByText('Network error. Please check your connection.')).toBeNull();
  });

  test('an answer without an id says so', async () => {
    await submit({
      'POST /api/essays/analyze/start': () => ({ status: 202, body: { success: true } }),
    });
    expect(await screen.findByText('No analysis ID returned from server')).toBeVisible();
  });

  test('a second analysis with an unconfirmed address offers to send the mail again, and says how long to wait', async () => {
    let tries = 0;
    const { user } = await submit({
      'POST /api/essays/analyze/start': () => ({
        status: 403,
        body: failure(ERRORS.EMAIL_NOT_VERIFIED.message, 'EMAIL_NOT_VERIFIED'),
      }),
      'POST /api/auth/verify-email/resend': () => {
        tries += 1;
        return tries === 1
          ? {
              status: 429,
              headers: { 'retry-after': '40' },
              body: failure('Too many requests. Please try again later.', 'RATE_LIMITED'),
            }
          : { body: { success: true, message: MESSAGES.verificationSent } };
      },
    });
    expect(await screen.findByText(ERRORS.EMAIL_NOT_VERIFIED.message)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Send the mail again' });
    await user.click(again);
    expect(await screen.findByText(/You can try again in 40 seconds/)).toBeVisible();
    await user.click(again);
    expect(await screen.findByText(MESSAGES.verificationSent)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Essay Text/ })).toHaveValue(text);
  });

  test('a start that needs a payment leads to the plans', async () => {
    await submit({
      'POST /api/essays/analyze/start': () => ({
        status: 402,
        body: failure('Payment required to continue', 'PAYMENT_REQUIRED'),
      }),
    });
    expect(await screen.findByText('Payment Required')).toBeVisible();
    expect(location.hash).toBe('#pricing');
  });
});

test('Retry sends nothing for a text under 100 characters', async () => {
  const { calls } = fakeServer(
    runningJobRoutes('Too short.', { status: 'failed', error: 'It broke' }),
  );
  signedInBefore();
  leftWhileRunning();
  const { user } = renderApp('/essays');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(paths(calls)).not.toContain('/api/essays/analyze/start');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
