import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const ended = () => ({
  status: 400,
  body: failure(ERRORS.EMAIL_LINK_INVALID.message, 'EMAIL_LINK_INVALID'),
});
const resent = () => ({ body: { success: true, message: MESSAGES.verificationSent } });

describe('the link that confirms an email address', () => {
  test('confirms it at once, signed out, and its token leaves the address', async () => {
    const { calls } = fakeServer({
      'POST /api/auth/verify-email': () => ({ body: { success: true } }),
    });
    renderApp('/verify-email#u1.t.secret');
    expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    expect(location.hash).toBe('');
    const sent = calls.filter(({ path }) => path === '/api/auth/verify-email');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'u1.t.secret' }]);
    expect(screen.getByRole('link', { name: 'Analyse an essay' })).toBeVisible();
  });

  test('that has expired says what to do, and a signed-in student has a new mail sent', async () => {
    signedInBefore();
    const { calls } = fakeServer({
      'POST /api/auth/verify-email': ended,
      'POST /api/auth/verify-email/resend': resent,
    });
    const { user } = renderApp('/verify-email#u1.t.secret');
    expect(await screen.findByText(ERRORS.EMAIL_LINK_INVALID.message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(MESSAGES.verificationSent)).toBeVisible();
    expect(calls.at(-1)?.path).toBe('/api/auth/verify-email/resend');
  });

  test('that has expired leads a visitor to the sign-in', async () => {
    fakeServer({ 'POST /api/auth/verify-email': ended });
    renderApp('/verify-email#u1.t.secret');
    const card = await screen.findByRole('alert');
    expect(within(card).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('without its token says so', async () => {
    const { calls } = fakeServer({});
    renderApp('/verify-email');
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/verify-email');
  });

  test('can be tried again when the server did not answer', async () => {
    let tries = 0;
    fakeServer({
      'POST /api/auth/verify-email': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return { body: { success: true } };
      },
    });
    const { user } = renderApp('/verify-email#u1.t.secret');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  });
});
