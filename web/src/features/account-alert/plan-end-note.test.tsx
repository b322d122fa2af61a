import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { LOCAL } from '../../config/storage-keys.ts';
import { anAccess } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { accessChecking, startFailed } from '../analysis-job/job-slice.ts';
import { analysisApi } from '../analysis-job/analysis-api.ts';

const PAST = '2026-01-01T00:00:00.000Z';
const LATER = '2099-01-01T00:00:00.000Z';
const STAYS = 'Each essay stays until its date, and the free reading still costs nothing.';
const none = anAccess({ planType: 'none', hasAccess: false, analysesRemaining: 0 });
const note = () => screen.queryByText(/^You have used your last free analysis\.$/);

/** Opens the page of a student whose device remembers a plan. */
const open = (remembered: string, data: Parameters<typeof anAccess>[0] = none) => {
  let now = data;
  fakeServer({
    'GET /api/check-access': () => ({ body: { success: true, data: anAccess(now) } }),
  });
  signedInBefore();
  localStorage.setItem(LOCAL.plan, `user-1 ${remembered}`);
  const page = renderApp('/faq');
  const answer = async (changes: typeof data): Promise<void> => {
    now = changes;
    await act(async () => {
      await page.store.dispatch(
        analysisApi.endpoints.checkAccess.initiate(undefined, { forceRefetch: true }),
      );
    });
  };
  return { ...page, answer };
};

describe('a plan that ended in the normal way', () => {
  test.each([
    [`trial ${LATER}`, none, 'You have used your last free analysis.', STAYS],
    [`trial ${PAST}`, none, 'Your free trial has ended.', STAYS],
    ['single', none, 'You have no analyses left.', STAYS],
    [`standard ${PAST}`, none, 'Your plan Standard has ended.', STAYS],
    [
      `unlimited ${PAST}`,
      anAccess({ planType: 'standard' }),
      'Your plan Unlimited has ended.',
      'Your account now has: Standard.',
    ],
  ] as const)('is no problem: after %s', async (remembered, data, words, rest) => {
    open(remembered, data);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(rest, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not told again after it was dismissed', async () => {
    const { user, answer } = open(`trial ${LATER}`);
    await waitFor(() => expect(note()).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(note()).toBeNull();
    await answer(none);
    expect(note()).toBeNull();
  });

  test('is told when the last analysis has ended, and taken back when its credit comes back', async () => {
    const { store, answer } = open(`trial ${LATER}`);
    await waitFor(() => expect(note()).toBeVisible());
    const submission = { text: 'An essay.', question: '' };
    act(() => void store.dispatch(accessChecking({ submission, type: 'comprehensive' })));
    expect(note()).toBeNull();
    act(() => void store.dispatch(startFailed(null)));
    expect(note()).toBeVisible();
    await answer({ planType: 'trial', analysesRemaining: 1 });
    expect(note()).toBeNull();
  });
});
