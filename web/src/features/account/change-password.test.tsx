import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const open = async () => {
  signedInBefore();
  const { user } = renderApp('/profile?tab=account');
  await screen.findByRole('heading', { name: 'Change Password' });
  const send = () => user.click(screen.getByRole('button', { name: 'Change Password' }));
  const fill = async (current: string, next: string, again = next): Promise<void> => {
    await user.type(screen.getByLabelText('Current Password'), current);
    await user.type(screen.getByLabelText('New Password'), next);
    await user.type(screen.getByLabelText('Confirm New Password'), again);
  };
  return { send, fill };
};

describe('changing the password', () => {
  test('each empty field shows the message of the specification', async () => {
    fakeServer({});
    const { send } = await open();
    await send();
    for (const message of [
      'Current password is required',
      'New password must be at least 6 characters',
      'Please confirm your new password',
    ])
      expect(await screen.findByText(message)).toBeVisible();
  });

  test('a changed password is said, and the form is empty again', async () => {
    const { calls } = fakeServer({
      'PUT /api/profile/password': () => ({ body: { success: true } }),
    });
    const { send, fill } = await open();
    await fill('secret1', 'another1');
    await send();
    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(screen.getByText('Your password has been updated successfully')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ currentPassword: 'secret1', newPassword: 'another1' });
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
  });

  test('the server’s reason is shown, and what was written stays', async () => {
    fakeServer({
      'PUT /api/profile/password': () => ({
        status: 400,
        body: failure('Current password is incorrect'),
      }),
    });
    const { send, fill } = await open();
    await fill('wrong', 'another1');
    await send();
    expect(await screen.findByText('Current password is incorrect')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('another1');
  });
});
