import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const consents = (training: boolean) => ({
  body: {
    success: true,
    data: {
      training,
      history: [{ kind: 'terms', granted: true, version: '1.0', at: '2026-11-22T12:00:00.000Z' }],
    },
  },
});
const always = { 'GET /api/profile/consents': () => consents(false) };

/** jsdom's Blob has no text(). */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

let saved: { name: string; text: Promise<string> }[];
beforeEach(() => {
  saved = [];
  let blob: Blob;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: textOf(blob) });
  });
});

const open = () => {
  signedInBefore();
  return renderApp('/profile?tab=account');
};

describe('Data Privacy', () => {
  test('saves everything as one JSON file named with the day', async () => {
    fakeServer({
      ...always,
      'GET /api/profile/export': ({ query }) => ({ body: { scope: query.get('scope') } }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export Your Data' }));
    expect(await screen.findByText('Export Complete')).toBeVisible();
    const [file] = saved;
    expect(file?.name).toMatch(/^user_data_export_\d{4}-\d{2}-\d{2}\.json$/);
    expect(await file?.text).toBe('{"scope":"all"}');
  });

  test('says so when the export fails', async () => {
    fakeServer({
      ...always,
      'GET /api/profile/export': () => ({ status: 503, body: failure('Away.') }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export Your Data' }));
    expect(await screen.findByText('Export Failed')).toBeVisible();
    expect(screen.getByText('Failed to export data')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('training is off until the student turns it on', async () => {
    const { calls } = fakeServer({
      ...always,
      'PUT /api/profile/consents': ({ body }) => consents((body as { training: boolean }).training),
    });
    const { user } = open();
    const choice = await screen.findByRole('switch', { name: /Use my essays to train models/ });
    await waitFor(() => expect(choice).toBeEnabled());
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ training: true });
    expect(
      screen.getByText('Terms of Service accepted, version 1.0, 22 November 2026'),
    ).toBeInTheDocument();
  });
});

describe('Delete Account', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete Account' }));

  test('asks for the password and the word DELETE before anything is sent', async () => {
    const { calls } = fakeServer(always);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Delete Account' }));
    expect(form.getByText('Password is required to delete account')).toBeInTheDocument();
    expect(form.getByText('Please type DELETE to confirm')).toBeInTheDocument();
    await user.type(form.getByLabelText('Password'), 'secret1');
    await user.type(form.getByLabelText('Please type "DELETE" to confirm'), 'delete');
    await user.click(form.getByRole('button', { name: 'Delete Account' }));
    expect(form.getByText('Please type DELETE to confirm')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('shows the server’s words for a wrong password, and stays', async () => {
    fakeServer({
      ...always,
      'DELETE /api/profile': () => ({
        status: 400,
        body: failure('The password is not correct.', 'WRONG_PASSWORD'),
      }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Password'), 'wrong');
    await user.type(form.getByLabelText('Please type "DELETE" to confirm'), 'DELETE');
    await user.click(form.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('The password is not correct.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
  });

  test('after the deletion the token is gone and the browser is at home within 2 s', async () => {
    fakeServer({
      ...always,
      'DELETE /api/profile': () => ({ body: { success: true, message: 'Gone.' } }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Password'), 'secret1');
    await user.type(form.getByLabelText('Please type "DELETE" to confirm'), 'DELETE');
    const waits = jest.spyOn(window, 'setTimeout');
    await user.click(form.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Account Deleted')).toBeVisible();
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(2_000);
    // How much later a timer ends than it was asked to depends on the machine.
    await waitFor(() => expect(location.pathname).toBe('/'), { timeout: 4_000 });
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
