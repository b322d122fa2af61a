import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionLost } from '../../../lib/session/session-slice.ts';
import { aSession, aUser, anAccess } from '../../../testing/builders.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../../testing/render-app.tsx';

const access = (changes: Parameters<typeof anAccess>[0]) => ({
  'GET /api/check-access': () => ({ body: { success: true, data: anAccess(changes) } }),
});

describe('the profile page', () => {
  test('a visitor sees the sign-in gate in its place', async () => {
    fakeServer({});
    renderApp('/profile');
    expect(await screen.findByRole('heading', { name: 'Access Your Account' })).toBeVisible();
    expect(location.pathname).toBe('/profile');
  });

  test.each([
    ['unlimited', 'Unlimited Plan'],
    ['unlimited_special', 'Unlimited Plan'],
    ['standard', 'Standard Plan'],
    ['single', 'Single Analysis'],
    ['trial', 'Free Trial'],
  ] as const)('the badge of %s is %s, with Active beside it', async (planType, badge) => {
    fakeServer(access({ planType }));
    signedInBefore();
    renderApp('/profile');
    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
    expect(screen.getByText('thandi@example.com')).toBeVisible();
  });

  test('without a plan there is no Active marker, and without names the username stands', async () => {
    fakeServer(access({ planType: 'none', hasAccess: false, analysesRemaining: 0 }));
    signedInBefore(aSession({ user: aUser({ firstName: '', lastName: '' }) }));
    renderApp('/profile');
    expect(await screen.findByText('No Active Plan')).toBeVisible();
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'thandi' })).toBeVisible();
  });

  test('has four tabs, of which the address names the open one', async () => {
    fakeServer({});
    signedInBefore();
    const { user } = renderApp('/profile?tab=billing');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Subscription',
      'Billing',
      'Account',
    ]);
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { name: 'Billing History' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Subscription' }));
    expect(location.search).toBe('?tab=subscription');
    const panel = screen.getByRole('tabpanel', { name: 'Subscription' });
    expect(
      await within(panel).findByRole('heading', { name: 'Current Subscription' }),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('a session that ends while the page is open leads to the sign-in page and back', async () => {
    fakeServer({});
    signedInBefore();
    const { store, user } = renderApp('/profile');
    await screen.findByRole('heading', { name: 'Thandi Nkosi' });
    act(() => void store.dispatch(sessionLost()));
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Login' }));
    expect(location.pathname).toBe('/login');
  });
});
