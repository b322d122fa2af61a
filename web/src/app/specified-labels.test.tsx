import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BillingRow, Subscription } from '@argint/contracts';
import { fakeServer } from '../testing/fake-server.ts';
import type { Answer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

/** A route whose answer does not arrive. */
const never = (): Promise<Answer> => new Promise(() => undefined);

const subscription = (autoRenew: boolean): Subscription => ({
  planType: 'standard',
  isActive: true,
  autoRenew,
  billingCycle: 'monthly',
  expiresAt: '2026-12-22T12:00:00.000Z',
  analysesRemaining: 12,
  nextBillingDate: autoRenew ? '2026-12-22T12:00:00.000Z' : null,
  daysUntilExpiry: 30,
  cancellationDate: autoRenew ? null : '2026-11-20T12:00:00.000Z',
  cancellationReason: null,
});

const payment: BillingRow = {
  id: 'o1',
  date: '2026-11-22T12:00:00.000Z',
  amount: 180,
  currency: 'ZAR',
  planType: 'standard',
  status: 'complete',
  analysesGranted: 12,
  transactionId: null,
};

const open = (address: string, routes: Parameters<typeof fakeServer>[0]) => {
  fakeServer(routes);
  signedInBefore();
  return renderApp(address);
};

describe('while the server has not answered', () => {
  test('the profile is Updating...', async () => {
    const { user } = open('/profile', { 'PUT /api/profile': never });
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeVisible();
  });

  test('a student who signs in sees Signing In...', async () => {
    fakeServer({ 'POST /api/auth/login': never });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
  });

  test('a new account is Creating Account...', async () => {
    fakeServer({ 'POST /api/auth/register': never });
    const { user } = renderApp('/login');
    await user.click(await screen.findByText('Need an account? Register here'));
    for (const [field, words] of [
      ['First name', 'Thandi'],
      ['Last name', 'Nkosi'],
      ['Username', 'thandi'],
      ['Email', 'thandi@example.com'],
      ['Password', 'secret1'],
    ] as const)
      await user.type(screen.getByLabelText(field), words);
    await user.click(screen.getByLabelText('I am 16 years or older'));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  });

  test.each([
    [true, 'Cancel Subscription', 'Cancel Subscription', 'Cancelling...'],
    [false, 'Reactivate Subscription', 'Reactivate', 'Reactivating...'],
  ])('a plan that renews: %s; after %s it is %s, then %s', async (renews, ask, confirm, busy) => {
    const { user } = open('/profile?tab=subscription', {
      'GET /api/profile/subscription': () => ({
        body: { success: true, subscription: subscription(renews) },
      }),
      'PUT /api/profile/subscription': never,
    });
    await user.click(await screen.findByRole('button', { name: ask }));
    const dialog = within(await screen.findByRole('dialog', { name: ask }));
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText(busy)).toBeInTheDocument();
  });

  test('the billing history is Loading billing history...', async () => {
    open('/profile?tab=billing', { 'GET /api/profile/billing': never });
    expect(await screen.findByText('Loading billing history...')).toBeVisible();
  });

  test('the file of the billing history is Exporting...', async () => {
    const { user } = open('/profile?tab=billing', {
      'GET /api/profile/billing': () => ({ body: { success: true, data: [payment] } }),
      'GET /api/profile/export': never,
    });
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    expect(await screen.findByRole('button', { name: 'Exporting...' })).toBeDisabled();
  });

  test('an account is Deleting...', async () => {
    const { user } = open('/profile?tab=account', { 'DELETE /api/profile': never });
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
    await user.type(dialog.getByLabelText('Password'), 'secret1');
    await user.type(dialog.getByLabelText('Please type "DELETE" to confirm'), 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await dialog.findByText('Deleting...')).toBeInTheDocument();
  });
});

test('the choices of the profile are those of the specification', async () => {
  open('/profile', {});
  const choices = async (name: string) =>
    within(await screen.findByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => [option.textContent, (option as HTMLOptionElement).value]);
  expect(await choices('Theme')).toEqual([
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['System', 'system'],
  ]);
  expect(await choices('Language')).toEqual([
    ['English', 'en'],
    ['Afrikaans', 'af'],
    ['isiZulu', 'zu'],
    ['isiXhosa', 'xh'],
    ['Spanish', 'es'],
    ['French', 'fr'],
    ['German', 'de'],
  ]);
  expect(await choices('Timezone')).toEqual(
    expect.arrayContaining([
      ['UTC', 'UTC'],
      ['Eastern Time', 'America/New_York'],
      ['Central Time', 'America/Chicago'],
      ['Mountain Time', 'America/Denver'],
      ['Pacific Time', 'America/Los_Angeles'],
      ['London', 'Europe/London'],
      ['Paris', 'Europe/Paris'],
      ['Tokyo', 'Asia/Tokyo'],
    ]),
  );
  expect(screen.getByPlaceholderText('Tell us a bit about yourself...')).toHaveAttribute(
    'rows',
    '3',
  );
});

test('the sign-in page says what the product does and helps with another Google account', async () => {
  fakeServer({});
  renderApp('/login');
  for (const name of [
    'Line-by-Line Analysis',
    'Critical Thinking Evaluation',
    'Instant Results',
    'Access Your Account',
  ])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(/Logged into another Google account/)).toBeVisible();
});

test('a student who is signed in already is welcomed and sent on', async () => {
  signedInBefore();
  fakeServer({});
  renderApp('/login');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('the cards for signing in and for a new account lead to each other', async () => {
  fakeServer({});
  const { user } = renderApp('/login');
  await user.click(await screen.findByText('Need an account? Register here'));
  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeVisible();
  expect(screen.getByText('Minimum 6 characters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in here' }));
  expect(await screen.findByRole('heading', { name: 'Access Your Account' })).toBeVisible();
});

test('an email without an account leads to a new one', async () => {
  const suggestion = 'No account uses this email yet. Register to get 2 free analyses.';
  fakeServer({
    'POST /api/auth/verify-account': () => ({
      body: { success: true, accountExists: false, accessType: 'None', suggestion },
    }),
  });
  const { user } = renderApp('/login');
  await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
  expect(await screen.findByText('No Account Found')).toBeVisible();
  expect(screen.getByText(suggestion)).toBeVisible();
});
