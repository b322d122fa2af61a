import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failure, fakeServer, type Answer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const at = '2026-11-20T10:00:00.000Z';
const session = (id: string, browser: string | null, isCurrent = false) => ({
  id,
  startedAt: at,
  lastUsedAt: at,
  browser,
  system: browser && 'Windows',
  isCurrent,
});
const SESSIONS = [session('s1', 'Firefox', true), session('s2', 'Chrome'), session('s3', null)];

/** Opens the Account tab. Where ending succeeds, only the own session is left. */
const open = async (end: () => Answer = () => ({ body: { success: true } })) => {
  let sessions = SESSIONS;
  const server = fakeServer({
    'GET /api/profile/sessions': () => ({ body: { success: true, data: sessions } }),
    'DELETE /api/profile/sessions': () => {
      const answer = end();
      if (answer.status === undefined) sessions = sessions.slice(0, 1);
      return answer;
    },
  });
  signedInBefore();
  const { user } = renderApp('/profile?tab=account');
  const heading = await screen.findByRole('heading', { name: 'Where You Are Signed In' });
  const card = within(heading.closest('section') as HTMLElement);
  await card.findByRole('list');
  const ended = () => server.calls.filter(({ method }) => method === 'DELETE');
  return { user, card, ended };
};

test('each session is shown with its device, and only the others can be ended', async () => {
  const { card } = await open();
  const [own, chrome, unknown] = card.getAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox on Windows (this session)');
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(chrome).toHaveTextContent('Signed in on 20 November 2026, last used on 20 November 2026');
  expect(unknown).toHaveTextContent('Unknown device');
});

test('one session ends with the password, and is gone from the list', async () => {
  const { user, card, ended } = await open();
  await user.click(card.getByRole('button', { name: 'Sign Out Chrome on Windows' }));
  const form = within(card.getByRole('form', { name: 'Sign Out Chrome on Windows' }));
  const send = form.getByRole('button', { name: 'Sign Out Chrome on Windows' });
  await user.click(send);
  expect(await form.findByText('Current password is required')).toBeVisible();
  expect(ended()).toEqual([]);
  await user.type(form.getByLabelText('Password'), 'secret1');
  await user.click(send);
  expect(await screen.findByText('Signed Out')).toBeVisible();
  expect(ended()[0]?.body).toEqual({ currentPassword: 'secret1', sessionId: 's2' });
  expect(await card.findAllByRole('listitem')).toHaveLength(1);
  expect(card.queryByRole('form')).toBeNull();
});

test('all other sessions end at once, without the id of one', async () => {
  const { user, card, ended } = await open();
  await user.click(card.getByRole('button', { name: 'Sign Out Everywhere Else' }));
  await user.type(card.getByLabelText('Password'), 'secret1');
  await user.click(card.getByRole('button', { name: 'Sign Out Everywhere Else' }));
  expect(await screen.findByText('The sessions have ended.')).toBeVisible();
  expect(ended()[0]?.body).toEqual({ currentPassword: 'secret1' });
});

test('a wrong password is said, and the form stays', async () => {
  const body = failure('Current password is incorrect');
  const { user, card } = await open(() => ({ status: 400, body }));
  await user.click(card.getByRole('button', { name: 'Sign Out Everywhere Else' }));
  await user.type(card.getByLabelText('Password'), 'wrong');
  await user.click(card.getByRole('button', { name: 'Sign Out Everywhere Else' }));
  expect(await screen.findByText('Current password is incorrect')).toBeVisible();
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  expect(card.queryByRole('form')).toBeNull();
});

test('sessions that cannot be loaded are said, with a way to try again', async () => {
  let isUp = false;
  fakeServer({
    'GET /api/profile/sessions': () =>
      isUp
        ? { body: { success: true, data: SESSIONS } }
        : { status: 503, body: failure('Service unavailable.', 'UNAVAILABLE') },
  });
  signedInBefore();
  const { user } = renderApp('/profile?tab=account');
  const alert = await screen.findByText('Your sessions could not be loaded.');
  isUp = true;
  await user.click(
    within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Retry' }),
  );
  const [device] = await screen.findAllByText('Unknown device');
  expect(device).toBeVisible();
});
