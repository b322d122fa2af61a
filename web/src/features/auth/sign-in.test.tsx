import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LOCAL } from '../../config/storage-keys.ts';
import { aSession } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const account = {
  'POST /api/auth/verify-account': () => ({
    body: {
      success: true,
      accountExists: true,
      accessType: 'Free trial',
      suggestion: 'Sign in with your password.',
    },
  }),
};

describe('signing in', () => {
  test('the password field appears once the email contains an @', async () => {
    fakeServer(account);
    const { user } = renderApp('/login');
    const email = await screen.findByLabelText('Email');
    expect(email).toBeRequired();
    // It is there for password managers, and for nobody else.
    const unseen = screen.getByLabelText('Password');
    expect(unseen).toHaveAttribute('autocomplete', 'current-password');
    expect(unseen.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(unseen).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await user.type(email, 'thandi@');
    expect(unseen.closest('[aria-hidden="true"]')).toBeNull();
    expect(unseen).not.toHaveAttribute('tabindex');
  });
  test('a banner says that the account exists, one second after typing stops', async () => {
    fakeServer(account);
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
    expect(await screen.findByText('Account Found')).toBeVisible();
    expect(screen.getByText('Access Type: Free trial')).toBeVisible();
  });
  test('wrong credentials show the message of the error catalogue, once', async () => {
    fakeServer({
      ...account,
      'POST /api/auth/login': () => ({ status: 401, body: failure('no') }),
    });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
    await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    const message = await screen.findByText(
      'Invalid email or password. Please check your credentials and try again.',
    );
    expect(message).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Login Failed');
  });
  test('a successful sign-in stores the session and goes home', async () => {
    fakeServer({ ...account, 'POST /api/auth/login': () => ({ body: aSession() }) });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(screen.getByText('Welcome back, Thandi!')).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(localStorage.getItem(LOCAL.token)).not.toBeNull();
    expect(localStorage.getItem(LOCAL.hasEverSignedUp)).toBe('true');
  });
  test('signing out removes the session and the work', async () => {
    fakeServer({ ...account, 'POST /api/auth/login': () => ({ body: aSession() }) });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'thandi@example.com');
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
    sessionStorage.setItem('essayText', 'mine');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(localStorage.getItem(LOCAL.token)).toBeNull();
    expect(localStorage.getItem(LOCAL.refreshToken)).toBeNull();
    expect(sessionStorage.getItem('essayText')).toBeNull();
  });
});

describe('registering', () => {
  test('each empty field shows the message of the specification', async () => {
    fakeServer({});
    const { user } = renderApp('/login');
    await user.click(await screen.findByText('Need an account? Register here'));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    for (const message of [
      'First name is required',
      'Last name is required',
      'Username must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 6 characters',
      'Please confirm that you are 16 or older',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
  });
  test('a new account is signed in and welcomed once', async () => {
    const { calls } = fakeServer({
      'POST /api/auth/register': () => ({ status: 201, body: aSession({ isNewUser: true }) }),
    });
    const { user } = renderApp('/login');
    await user.click(await screen.findByText('Need an account? Register here'));
    await user.type(screen.getByLabelText('First name'), 'Thandi');
    await user.type(screen.getByLabelText('Last name'), 'Nkosi');
    await user.type(screen.getByLabelText('Username'), 'thandi');
    await user.type(screen.getByLabelText('Email'), 'thandi@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByLabelText('I am 16 years or older'));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Welcome, Thandi!')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/auth/register')?.body).toMatchObject({
      username: 'thandi',
      ageConfirmed: true,
    });
    await user.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(localStorage.getItem(LOCAL.welcomeShown)).toBe('true');
    // The dialog came by itself, so there is no place for the focus to go back to.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
