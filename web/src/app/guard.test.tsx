import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LOCAL } from '../config/storage-keys.ts';
import { aSession, aToken } from '../testing/builders.ts';
import { failure, fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

const noEssays = { 'GET /api/essays': () => ({ body: { success: true, data: [] } }) };

describe('guarded pages', () => {
  test.each(['/essays', '/analysis'])(
    'a visitor at %s sees the sign-in gate in the page’s place, at the same address',
    async (address) => {
      fakeServer({});
      renderApp(address);
      expect(await screen.findByRole('heading', { name: 'Access Your Account' })).toBeVisible();
      expect(location.pathname).toBe(address);
    },
  );
  test('an expired token counts as signed out, and the stored user is removed', async () => {
    fakeServer({});
    signedInBefore(aSession({ token: aToken(-1) }));
    localStorage.removeItem(LOCAL.refreshToken);
    renderApp('/essays');
    expect(await screen.findByRole('heading', { name: 'Access Your Account' })).toBeVisible();
    expect(localStorage.getItem(LOCAL.user)).toBeNull();
  });
  test('an expired token with a valid refresh token is signed in again', async () => {
    fakeServer({ ...noEssays, 'POST /api/auth/refresh': () => ({ body: aSession() }) });
    signedInBefore(aSession({ token: aToken(-1) }));
    renderApp('/essays');
    expect(await screen.findByRole('heading', { name: 'No essays yet' })).toBeVisible();
  });
  test('a signed-in student with no essays is shown where to start', async () => {
    fakeServer(noEssays);
    signedInBefore();
    renderApp('/essays');
    expect(await screen.findByRole('link', { name: 'Start Writing' })).toBeVisible();
  });
  test('a list that cannot be loaded says so with the status, and offers Try Again', async () => {
    fakeServer({ 'GET /api/essays': () => ({ status: 500, body: failure('boom') }) });
    signedInBefore();
    renderApp('/essays');
    expect(await screen.findByRole('heading', { name: 'Error Loading Essays' })).toBeVisible();
    expect(screen.getByText('Failed to fetch essays (500)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});

describe('routing', () => {
  test('an unknown address shows 404 Page Not Found', () => {
    renderApp('/no/such/page');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
  test('/pricing leads to the pricing section of home', () => {
    renderApp('/pricing');
    expect(location.pathname + location.hash).toBe('/#pricing');
    expect(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  });
});
