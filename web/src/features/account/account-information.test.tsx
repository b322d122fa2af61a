import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aProfile } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

test('the account tab says when the account was made and last updated, and its id', async () => {
  const profile = aProfile();
  const dates = { createdAt: '2026-03-02T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };
  fakeServer({
    'GET /api/profile': () => ({ body: { ...profile, user: { ...profile.user, ...dates } } }),
  });
  signedInBefore();
  renderApp('/profile?tab=account');
  expect(await screen.findByText(/^Created: 2 March 2026$/)).toBeVisible();
  expect(screen.getByText(/^Last updated: 20 November 2026$/)).toBeVisible();
  expect(screen.getByText(/^User ID: ./)).toBeVisible();
});
