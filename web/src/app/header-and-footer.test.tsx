import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

const header = () => within(screen.getByRole('banner'));
/** What the navigation of the header offers, in order. */
const offered = (): string[] =>
  [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a, button')].map(
    (link) => link.textContent ?? '',
  );
const SECTIONS = ['How It Works', 'Pricing', 'My Essays', 'FAQ'];

describe('the header', () => {
  test.each(['/', '/login', '/nowhere'])('offers a visitor the same on %s', async (address) => {
    fakeServer({});
    renderApp(address);
    await waitFor(() => expect(offered()).toEqual([...SECTIONS, 'Sign In', 'Try Free']));
    expect(header().getByRole('link', { name: 'Try Free' })).toHaveAttribute('href', '/login');
    for (const [name, href] of [
      ['How It Works', '/#features'],
      ['Pricing', '/#pricing'],
      ['FAQ', '/#faq'],
    ] as const)
      expect(header().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('asks a visitor to sign in by a dialog at home, and by the sign-in page elsewhere', async () => {
    fakeServer({});
    const { user } = renderApp('/');
    await user.click(await header().findByRole('link', { name: 'Sign In' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to analyse your essay' });
    expect(within(dialog).getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      '/login',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Look around first' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('on the sign-in page, Try Free opens the registration and Sign In the sign-in', async () => {
    fakeServer({});
    const { user } = renderApp('/login');
    expect(await screen.findByRole('heading', { name: 'Access Your Account' })).toBeVisible();
    await user.click(header().getByRole('link', { name: 'Try Free' }));
    expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeVisible();
    await user.click(header().getByRole('link', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Access Your Account' })).toBeVisible();
  });

  test('offers a student the balance, the profile and Sign Out', async () => {
    fakeServer({});
    signedInBefore();
    renderApp('/nowhere');
    await waitFor(() =>
      expect(offered()).toEqual([
        ...SECTIONS,
        '2 analyses left',
        'Profile',
        'Security Audit',
        'Sign Out',
      ]),
    );
    expect(header().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  test('has one menu for phones, which a key and a link close', async () => {
    fakeServer({});
    const { user } = renderApp('/nowhere');
    const toggle = header().getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle.getAttribute('aria-controls')).toBe(
      screen.getByRole('navigation', { name: 'Main' }).id,
    );
    await waitFor(() => expect(offered()).toEqual([...SECTIONS, 'Sign In', 'Try Free']));
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.click(header().getByRole('link', { name: 'FAQ' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the footer links to the sections of the home page and the legal pages, and offers the log', () => {
  fakeServer({});
  renderApp('/nowhere');
  const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
  const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/#features', '/#pricing', '/#faq', '/how-we-score'],
    ...['/privacy-policy', '/terms-of-service', '/data-protection'],
  ]);
  expect(footer.getByRole('button', { name: 'Download log for support' })).toBeEnabled();
});

test('an essay without a session says that no token was found', async () => {
  fakeServer({});
  renderApp('/essays/essay-1');
  expect(
    await screen.findByText('No authentication token found. Please log in again.'),
  ).toBeVisible();
});
