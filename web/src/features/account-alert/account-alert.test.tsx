import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { LOCAL } from '../../config/storage-keys.ts';
import { anAccess, aSession, aToken } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

type Routes = Parameters<typeof fakeServer>[0];
type Plan = NonNullable<Parameters<typeof anAccess>[0]>;

const access = (changes: Plan) => ({
  'GET /api/check-access': () => ({ body: { success: true, data: anAccess(changes) } }),
});
const renewed = { 'POST /api/auth/refresh': () => ({ body: aSession() }) };
const refused = {
  'POST /api/auth/refresh': () => ({ status: 401, body: failure('Invalid or expired token') }),
};
const open = (routes: Routes, session = aSession()) => {
  fakeServer(routes);
  signedInBefore(session);
  return renderApp('/faq');
};
/** A token of another user, as the server writes it. */
const foreignToken = (): string => {
  const [head, , tail] = aToken().split('.');
  const claims = { sub: 'user-2', exp: Math.floor(Date.now() / 1_000) + 3_600 };
  return [head, btoa(JSON.stringify(claims)).replaceAll('=', ''), tail].join('.');
};
const LATER = '2099-01-01T00:00:00.000Z';
const TITLE = 'There is a problem with your account on this device';
const alert = () => screen.findByRole('alert', { name: TITLE });

describe('the account alert', () => {
  test('is not there while device and server agree', async () => {
    open(access({ planType: 'standard' }));
    await waitFor(() => expect(localStorage.getItem(LOCAL.plan)).toBe('user-1 standard'));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('lists the issues and a suggested action when the plan is gone before its end', async () => {
    localStorage.setItem(LOCAL.plan, `user-1 standard ${LATER}`);
    open(access({ planType: 'none', hasAccess: false, analysesRemaining: 0 }));
    expect(await alert()).toHaveTextContent(
      /remembers the plan Standard\. Your account now has: No Active Plan\./,
    );
    expect(screen.getByText('Suggested action:')).toBeVisible();
  });

  test.each([
    ['an upgrade', 'user-1 trial'],
    ['another user’s plan', 'user-2 unlimited_special'],
  ])('is not there for %s', async (_name, remembered) => {
    localStorage.setItem(LOCAL.plan, remembered);
    open(access({ planType: 'standard' }));
    await waitFor(() => expect(localStorage.getItem(LOCAL.plan)).toBe('user-1 standard'));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('is not there for a plan that only a later release knows', async () => {
    localStorage.setItem(LOCAL.plan, `user-1 standard ${LATER}`);
    open(access({ planType: 'team' as never }));
    await within(screen.getByRole('banner')).findByText('2 analyses left');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(localStorage.getItem(LOCAL.plan)).toBe(`user-1 standard ${LATER}`);
  });

  test.each([
    [-1, "You're now logged into the correct account with unlimited access."],
    [2, "You're now logged into the correct account."],
  ])('with a foreign token is fixed with %s analyses left', async (analysesRemaining, words) => {
    const session = aSession({ token: foreignToken() });
    const { user } = open({ ...renewed, ...access({ analysesRemaining }) }, session);
    expect(await alert()).toHaveTextContent('belongs to another account');
    await user.click(screen.getByRole('button', { name: 'Fix Automatically' }));
    expect(await screen.findByText('Account Fixed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('says that it could not be fixed, and stays', async () => {
    const session = aSession({ token: foreignToken() });
    const { user } = open({ ...refused, ...access({}) }, session);
    await alert();
    await user.click(screen.getByRole('button', { name: 'Fix Automatically' }));
    expect(await screen.findByText('Auto-fix Failed')).toBeVisible();
    expect(screen.getByText('Please log in manually with your correct credentials.')).toBeVisible();
    expect(await alert()).toBeVisible();
  });

  test('says that it could not be fixed when the plan cannot be read again', async () => {
    const session = aSession({ token: foreignToken() });
    const { user } = open({ ...renewed, ...access({}) }, session);
    await alert();
    await waitFor(() => expect(localStorage.getItem(LOCAL.plan)).toBe('user-1 trial'));
    const broken = () => ({ status: 500, body: failure('It broke.') });
    fakeServer({ ...renewed, 'GET /api/check-access': broken });
    await user.click(screen.getByRole('button', { name: 'Fix Automatically' }));
    expect(await screen.findByText('Auto-fix Failed')).toBeVisible();
    expect(screen.queryByText('Account Fixed')).toBeNull();
    expect(await alert()).toBeVisible();
  });

  test('for an ended session offers no automatic fix, and signs out to the sign-in page', async () => {
    const { user } = open({
      ...refused,
      'GET /api/check-access': () => ({ status: 401, body: failure('Invalid or expired token') }),
    });
    expect(await alert()).toHaveTextContent('has expired or was ended');
    expect(screen.queryByRole('button', { name: 'Fix Automatically' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout & Re-authenticate' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('without the account details says so', async () => {
    signedInBefore();
    localStorage.removeItem(LOCAL.user);
    localStorage.removeItem(LOCAL.refreshToken);
    fakeServer({});
    renderApp('/');
    expect(await alert()).toHaveTextContent('account details on this device are missing');
  });

  test('is dismissed', async () => {
    localStorage.setItem(LOCAL.plan, `user-1 unlimited ${LATER}`);
    const { user } = open(access({ planType: 'standard' }));
    await alert();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
