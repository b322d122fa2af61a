import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LOCAL, SESSION } from '../config/storage-keys.ts';
import { aCritique, anAccess, aResult } from '../testing/builders.ts';
import { failure, fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

const essay = 'Water should have a price that rises with use, because it is scarce. '.repeat(2);
const longEssay = essay.repeat(40);
const access = (hasAccess: boolean) => ({
  'GET /api/check-access': () => ({
    body: {
      success: true,
      data: anAccess({ hasAccess, analysesRemaining: hasAccess ? 2 : 0 }),
    },
  }),
});
const type = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Essay Text' }), {
    target: { value: text },
  });
};
const button = () => screen.getByRole('button', { name: 'Analyse my essay' });

describe('the essay form', () => {
  test('cannot be sent while the text is too short, and says why', () => {
    renderApp();
    expect(button()).toBeDisabled();
    type('Too short.');
    expect(
      screen.getByText('Please write at least 100 characters for meaningful analysis'),
    ).toBeVisible();
    expect(button()).toBeDisabled();
    type(essay);
    expect(button()).toBeEnabled();
  });
  test('a question that is too short opens its own tab with the reason', async () => {
    fakeServer({});
    signedInBefore();
    const { user } = renderApp();
    type(essay);
    await user.click(screen.getByRole('tab', { name: 'Essay Question' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Essay Question' }), {
      target: { value: 'Why?' },
    });
    await user.click(screen.getByRole('tab', { name: 'Essay Text' }));
    await user.click(button());
    expect(await screen.findByText('Validation Error')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Essay Question' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
  test('saves the draft on this device', async () => {
    renderApp();
    type('An unfinished thought');
    await waitFor(() => expect(localStorage.getItem(LOCAL.draft)).toContain('unfinished'));
  });
});

describe('a reload', () => {
  test('shows the form and no result, which stands at its own address', async () => {
    fakeServer({});
    signedInBefore();
    sessionStorage.setItem(SESSION.result, JSON.stringify(aResult([aCritique(essay, 'Water')])));
    sessionStorage.setItem(SESSION.essayText, essay);
    sessionStorage.setItem(SESSION.owner, 'user-1');
    renderApp();
    expect(await screen.findByRole('textbox', { name: 'Essay Text' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Critiques/ })).toBeNull();
  });
});

describe('the live panel', () => {
  test('waits for text, then shows a score, hints and metrics', async () => {
    renderApp();
    expect(screen.getByText('Start typing to see real-time analysis')).toBeVisible();
    type(essay);
    expect(
      await screen.findByText('Essay is too short - aim for at least 200 words'),
    ).toBeVisible();
    expect(screen.getByText('quality out of 100')).toBeVisible();
    expect(screen.getByText('Free reading')).toBeVisible();
  });
});

describe('sending an essay', () => {
  test('a visitor is asked to sign in, and keeps the text', async () => {
    const { calls } = fakeServer({});
    const { user, store } = renderApp();
    type(essay);
    await user.click(button());
    expect(await screen.findByText('Please log in to analyze your essay')).toBeInTheDocument();
    expect(await screen.findByText('Sign In to Continue')).toBeInTheDocument();
    expect(store.getState().draft.text).toBe(essay);
    expect(calls).toEqual([]);
  });
  test('a student without access is sent to the plans', async () => {
    const { calls } = fakeServer(access(false));
    signedInBefore();
    const { user } = renderApp();
    type(longEssay);
    await user.click(button());
    expect(
      await screen.findByText('Please choose a plan to analyze your essay'),
    ).toBeInTheDocument();
    expect(location.hash).toBe('#pricing');
    expect(calls.map(({ path }) => path)).not.toContain('/api/essays/analyze/start');
  });
  test('a text that is too long for the plan shows the server’s message and the plans, not Try Again', async () => {
    fakeServer({
      ...access(true),
      'POST /api/essays/analyze/start': () => ({
        status: 403,
        body: failure('Your plan allows 3,000 words per essay; this one has 4,000.', 'WORD_LIMIT'),
      }),
    });
    signedInBefore();
    const { user } = renderApp();
    type(longEssay);
    await user.click(button());
    const words = 'Your plan allows 3,000 words per essay; this one has 4,000.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
    await user.click(screen.getByRole('button', { name: 'Edit the essay' }));
    expect(screen.queryByText(words)).toBeNull();
  });
  test('the same essay sent again after a lost answer carries the same key', async () => {
    let lost = true;
    const { calls } = fakeServer({
      ...access(true),
      'POST /api/essays/analyze/start': () => {
        if (!lost) return { status: 403, body: failure('no') };
        lost = false;
        throw new TypeError('network');
      },
    });
    signedInBefore();
    const { user } = renderApp();
    type(longEssay);
    await user.click(button());
    await screen.findByText('Connection Error');
    await user.click(button());
    await screen.findByText('no');
    const keys = calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
  test('the free reading is saved without asking for access', async () => {
    const { calls } = fakeServer({
      'POST /api/essays/analyze/start': () => ({ status: 503, body: failure('AI service down') }),
    });
    signedInBefore();
    const { user } = renderApp();
    type(essay);
    await user.click(screen.getByRole('button', { name: 'Save this free reading' }));
    expect(
      await screen.findByText(
        'Our essay analysis service is temporarily unavailable. Please try again later.',
      ),
    ).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/essays/analyze/start']);
    expect(calls[0]?.body).toMatchObject({ analysisType: 'simple', essayQuestion: null });
  });
});
