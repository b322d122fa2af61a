import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LOCAL } from '../../config/storage-keys.ts';
import { aProfile, aSession, aUser } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const open = async () => {
  signedInBefore();
  const { user } = renderApp('/profile');
  await screen.findByRole('heading', { name: 'Personal Information' });
  const send = () => user.click(screen.getByRole('button', { name: 'Update Profile' }));
  return { user, send };
};

describe('the profile form', () => {
  test('shows what the server has', async () => {
    const body = aProfile({ bio: 'I study law.', theme: 'dark', emailNotifications: false });
    fakeServer({ 'GET /api/profile': () => ({ body }) });
    await open();
    for (const [label, value] of [
      ['First Name', 'Thandi'],
      ['Last Name', 'Nkosi'],
      ['Username', 'thandi'],
      ['Language', 'en'],
      ['Timezone', body.user.timezone],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByLabelText('Email')).toHaveValue('thandi@example.com');
    expect(screen.getByLabelText('Bio')).toHaveValue('I study law.');
    expect(screen.getByLabelText('Theme')).toHaveValue('dark');
    expect(screen.getByRole('switch', { name: 'Email Notifications' })).not.toBeChecked();
    expect(
      [...screen.getByLabelText('Timezone').querySelectorAll('option')].map(({ value }) => value),
    ).toHaveLength(9);
  });

  test('empty and wrong fields show the messages of the specification, and nothing is sent', async () => {
    const { calls } = fakeServer({});
    const { user, send } = await open();
    for (const name of ['First Name', 'Last Name', 'Email', 'Username'])
      await user.clear(screen.getByLabelText(name));
    await send();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Username must be at least 3 characters',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  test('an update is said, the theme applies at once and the header has the new name', async () => {
    const { calls } = fakeServer({
      'PUT /api/profile': ({ body }) => ({ body: aProfile(body as object) }),
      'POST /api/auth/refresh': () => ({
        body: aSession({ user: aUser({ firstName: 'Thandeka' }) }),
      }),
    });
    const { user, send } = await open();
    await user.clear(screen.getByLabelText('First Name'));
    await user.type(screen.getByLabelText('First Name'), 'Thandeka');
    await user.selectOptions(screen.getByLabelText('Theme'), 'dark');
    await user.click(screen.getByRole('switch', { name: 'Email Notifications' }));
    await send();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      firstName: 'Thandeka',
      lastName: 'Nkosi',
      email: 'thandi@example.com',
      username: 'thandi',
      bio: '',
      theme: 'dark',
      language: 'en',
      timezone: 'UTC',
      emailNotifications: false,
    });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(await screen.findByRole('heading', { name: 'Thandeka Nkosi' })).toBeVisible();
    localStorage.removeItem(LOCAL.theme);
  });

  test('another email asks for the password, says when it is wrong, and forgets it once it is used', async () => {
    let isWrong = true;
    const { calls } = fakeServer({
      'PUT /api/profile': ({ body }) =>
        isWrong
          ? { status: 400, body: failure('Current password is incorrect', 'WRONG_PASSWORD') }
          : { body: aProfile(body as object) },
      'POST /api/auth/refresh': () => ({ body: aSession() }),
    });
    const { user, send } = await open();
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await send();
    expect(await screen.findByText('Current password is required')).toBeVisible();
    await user.type(screen.getByLabelText('Current Password'), 'secret1');
    await send();
    expect(await screen.findByText('Current password is incorrect')).toBeVisible();
    isWrong = false;
    await send();
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ email: 'new@example.com', currentPassword: 'secret1' });
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'other@example.com');
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
  });

  test('the server’s reason is shown, and what was written stays', async () => {
    const taken = 'This username is already taken.';
    fakeServer({ 'PUT /api/profile': () => ({ status: 409, body: failure(taken) }) });
    const { user, send } = await open();
    await user.type(screen.getByLabelText('Username'), '2');
    await send();
    expect(await screen.findByText(taken)).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('thandi2');
  });

  test.each([
    [500, failure('boom'), 'boom'],
    [500, failure(''), 'Server error: 500'],
    [403, failure('no'), 'Session expired. Please log in again.'],
    // The session could not be renewed for the moment, so it is not known to have ended.
    [401, failure('no'), 'Authentication failed. Please log in again.'],
    [502, null, 'Server error: 502'],
  ])(
    'a profile that cannot be loaded (%i) says why and offers Retry',
    async (status, body, text) => {
      let isBroken = true;
      fakeServer({
        'GET /api/profile': () => (isBroken ? { status, body } : { body: aProfile() }),
        'POST /api/auth/refresh': () => ({ status: 503, body: failure('down') }),
      });
      signedInBefore();
      const { user } = renderApp('/profile');
      expect(
        await screen.findByRole('heading', { name: 'Failed to load profile data' }),
      ).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeVisible();
    },
  );
});
