import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccess, aSession, someCapabilities } from '../../../testing/builders.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../../testing/render-app.tsx';

type Changes = { access?: object; capabilities?: object };
const december = '2099-12-21T12:00:00.000Z';
const open = async ({ access = {}, capabilities = {} }: Changes = {}) => {
  const { calls } = fakeServer({
    'GET /api/check-access': () => ({
      body: { success: true, data: anAccess({ expiresAt: december, ...access }) },
    }),
    'GET /api/capabilities': () => ({
      body: { success: true, data: someCapabilities(capabilities) },
    }),
  });
  signedInBefore();
  const page = renderApp('/');
  await within(await screen.findByRole('banner')).findByRole('link', { name: /analys[ei]s/ });
  return { ...page, calls };
};
const write = (words: number): void => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Essay Text' }), {
    target: { value: 'water '.repeat(words).trim() },
  });
};
const hybrid = { analysisType: 'hybrid', maxChars: 6_000, seconds: 10 } as const;

describe('the balance', () => {
  test('stands in the header and above the form', async () => {
    await open();
    const words = '2 analyses left, trial until 21 December 2099';
    expect(screen.getAllByRole('link', { name: words })).toHaveLength(2);
    for (const link of screen.getAllByRole('link', { name: words }))
      expect(link).toHaveAttribute('href', '/#pricing');
  });
  test('shows a visitor what a new account gives', () => {
    fakeServer({});
    renderApp('/');
    write(600);
    expect(screen.queryByText(/left/)).toBeNull();
    expect(screen.getByText('600 of 3,000 words, free with a new account')).toBeVisible();
  });
});

describe('the cost of an analysis', () => {
  test('stands under the editor and describes the button', async () => {
    await open({ capabilities: { estimates: [hybrid] } });
    write(552);
    const words = '552 of 3,000 words, uses 1 of your 2 analyses, about 10 seconds';
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyse my essay' })).toHaveAccessibleDescription(
      words,
    );
  });
  test('a text with more words than the plan allows is told while typing, with the plans', async () => {
    await open();
    write(3_001);
    expect(
      screen.getByText(/Your plan allows 3,000 words per essay; this one has 3,001\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
    write(3_000);
    // A change of a few letters in a long text is counted when typing pauses.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull());
  });
  test('without an analysis left the page says so while typing and offers the free reading', async () => {
    const { user, calls } = await open({ access: { hasAccess: false, analysesRemaining: 0 } });
    write(600);
    expect(screen.getByText(/You have no analyses left\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save this free reading' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      analysisType: 'simple',
    });
  });
});

describe('a server without a model', () => {
  /** The words of the specification that the owner answers for: web/src/content. */
  const shown = (): string => document.body.textContent ?? '';
  test('is never said to have one', async () => {
    await open({ capabilities: { estimates: [hybrid] } });
    for (const words of [0, 100, 552, 1_500]) {
      write(words);
      expect(shown()).not.toMatch(/\bAI\b/);
    }
    write(100);
    expect(screen.getByRole('button', { name: 'Use the full analysis anyway' })).toBeVisible();
  });
  test('and without an estimate promises no time', async () => {
    await open();
    write(552);
    expect(shown()).not.toMatch(/about \d|minutes/);
  });
});

test('with a model the full analysis is called by its name, and takes 5 minutes until one was measured', async () => {
  await open({
    capabilities: { model: { name: 'gemini-x', provider: 'google' as const, host: null } },
  });
  write(100);
  expect(screen.getByRole('button', { name: 'Use AI anyway' })).toBeVisible();
  write(552);
  expect(
    screen.getByText('552 of 3,000 words, uses 1 of your 2 analyses, about 5 minutes'),
  ).toBeVisible();
});

test('the page asks once what the server can do', async () => {
  const { calls, user } = await open();
  await user.click(screen.getByRole('link', { name: 'My Essays' }));
  await screen.findByRole('heading', { name: 'No essays yet' });
  expect(calls.filter(({ path }) => path === '/api/capabilities')).toHaveLength(1);
});

describe('a price card', () => {
  const pay = (plan: string): HTMLElement => {
    const card = screen.getByRole('heading', { name: plan }).closest('li') as HTMLElement;
    return within(card).getByText('Pay with PayFast').closest('a, button') as HTMLElement;
  };
  test('opens the order, and paying opens the demonstration’s dialog with the support address', async () => {
    const { user } = await open();
    expect(pay('Standard')).toHaveAccessibleDescription('Standard');
    await user.click(pay('Standard'));
    const review = await screen.findByRole('dialog', { name: 'Review your order' });
    expect(within(review).getAllByText('R 180,00')).toHaveLength(2);
    await user.click(within(review).getByRole('button', { name: 'Pay with PayFast' }));
    expect(
      await screen.findByText(/Payment is disabled in this demonstration/),
    ).toBeInTheDocument();
    expect(screen.getByText('support@example.org')).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
  });
  test('leads a visitor to the sign-in page and back', async () => {
    fakeServer({ 'POST /api/auth/login': () => ({ body: aSession() }) });
    const { user } = renderApp('/');
    await user.click(pay('Single Essay'));
    expect(location.pathname).toBe('/login');
    const fill = async (label: string, value: string): Promise<void> => {
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    };
    await fill('Email', 'thandi@example.com');
    await fill('Password', 'secret1');
    await user.click(screen.getByText('Sign In', { selector: 'form *' }));
    await waitFor(() => expect(location.pathname + location.hash).toBe('/#pricing'));
    await waitFor(() => expect(screen.getAllByText('2 analyses left')).toHaveLength(2));
  });
});
