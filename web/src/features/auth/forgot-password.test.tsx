import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { someCapabilities } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const done = () => ({ body: { success: true } });

describe('a forgotten password', () => {
  test('a link is sent to the email, and the answer does not say whether there is an account', async () => {
    const { calls } = fakeServer({ 'POST /api/auth/forgot-password': done });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getByLabelText('Email')).toHaveValue('thandi@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByText(/^If an account uses this email/)).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'thandi@example.com' });
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { name: 'Access Your Account' })).toBeVisible();
  });

  test('the link leads to a form, and its token leaves the address at once', async () => {
    const { calls } = fakeServer({ 'POST /api/auth/reset-password': done });
    const { user } = renderApp('/reset-password#r1.secret');
    await user.type(await screen.findByLabelText('New Password'), 'another1');
    expect(location.hash).toBe('');
    await user.type(screen.getByLabelText('Confirm New Password'), 'another2');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(calls).toEqual([]);
    await user.clear(screen.getByLabelText('Confirm New Password'));
    await user.type(screen.getByLabelText('Confirm New Password'), 'another1{Enter}');
    expect(await screen.findByRole('heading', { name: 'Password Changed' })).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ token: 'r1.secret', newPassword: 'another1' });
  });

  test('a link that has ended says so', async () => {
    const ended = 'This link has expired or was used already. Please ask for a new one.';
    fakeServer({
      'POST /api/auth/reset-password': () => ({ status: 400, body: failure(ended) }),
    });
    const { user } = renderApp('/reset-password#r1.secret');
    await user.type(await screen.findByLabelText('New Password'), 'another1');
    await user.type(screen.getByLabelText('Confirm New Password'), 'another1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(ended);
  });

  test('a link without its token says so', async () => {
    fakeServer({});
    renderApp('/reset-password');
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  });

  test('the rule of a strict server stands below the field and is checked', async () => {
    const data = someCapabilities({ passwordPolicy: 'strict' });
    fakeServer({ 'GET /api/capabilities': () => ({ body: { success: true, data } }) });
    const { user } = renderApp('/reset-password#r1.secret');
    expect(await screen.findByText(/^8 to 128 characters with a lowercase/)).toBeVisible();
    await user.type(screen.getByLabelText('New Password'), 'secret1');
    await user.tab();
    expect(await screen.findByText(/^Password must be 8 to 128 characters/)).toBeVisible();
  });
});
