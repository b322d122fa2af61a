import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { LOCAL } from '../config/storage-keys.ts';
import { chooseLanguage, readLanguage, showLanguage } from '../lib/i18n/language.ts';
import { signedIn } from '../lib/session/session-slice.ts';
import { aProfile, aSession } from '../testing/builders.ts';
import { failure, fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

const banner = () => within(document.querySelector<HTMLElement>('.site-header') ?? document.body);

describe('the language', () => {
  test('a visitor chooses it in the footer, and it is there again at the next visit', async () => {
    fakeServer({});
    const { user } = renderApp('/login');
    await user.selectOptions(await screen.findByLabelText('Language'), 'Deutsch');
    expect(await screen.findByRole('heading', { name: 'Bei deinem Konto anmelden' })).toBeVisible();
    expect(banner().getByRole('link', { name: 'So funktioniert es' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem(LOCAL.language)).toBe('de');
    cleanup();
    await showLanguage('en');
    // As main.tsx does.
    await showLanguage(readLanguage());
    renderApp('/login');
    expect(await banner().findByRole('link', { name: 'So funktioniert es' })).toBeVisible();
  });

  test('saved in the profile, it changes the shell at once', async () => {
    fakeServer({
      'PUT /api/profile': ({ body }) => ({ body: aProfile(body as object) }),
      'POST /api/auth/refresh': () => ({ body: aSession() }),
    });
    signedInBefore();
    const { user } = renderApp('/profile');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'French');
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));

    expect(await banner().findByRole('link', { name: 'Fonctionnement' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Informations personnelles' })).toBeVisible();
    expect(await screen.findByText('Profil mis à jour')).toBeVisible();
    expect(screen.getByLabelText('Prénom')).toHaveValue('Thandi');
    expect(localStorage.getItem(LOCAL.language)).toBe('fr');
  });

  test('the time zone of the profile is this browser’s after a sign-in', async () => {
    fakeServer({ 'GET /api/profile': () => ({ body: aProfile({ timezone: 'Asia/Tokyo' }) }) });
    const { store } = renderApp('/login');
    await screen.findByRole('heading', { name: 'Access Your Account' });
    act(() => void store.dispatch(signedIn(aSession())));
    await waitFor(() => expect(localStorage.getItem(LOCAL.timezone)).toBe('Asia/Tokyo'));
  });

  test('of the profile is the page’s after a sign-in', async () => {
    fakeServer({ 'GET /api/profile': () => ({ body: aProfile({ language: 'es' }) }) });
    const { store } = renderApp('/login');
    await screen.findByRole('heading', { name: 'Access Your Account' });
    act(() => void store.dispatch(signedIn(aSession())));
    expect(await banner().findByRole('link', { name: 'Cómo funciona' })).toBeVisible();
  });

  test('in which an account is made becomes that of its profile', async () => {
    await chooseLanguage('de');
    const { calls } = fakeServer({
      'PUT /api/profile': ({ body }) => ({ body: aProfile(body as object) }),
    });
    const { store } = renderApp('/login');
    act(() => void store.dispatch(signedIn(aSession({ isNewUser: true }))));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ language: 'de' }),
    );
    expect(await banner().findByRole('link', { name: 'So funktioniert es' })).toBeVisible();
  });

  test('is that of the server’s errors, by their wording or their code', async () => {
    await chooseLanguage('de');
    let answer = failure('This username is already taken.', 'USERNAME_TAKEN');
    fakeServer({ 'PUT /api/profile': () => ({ status: 409, body: answer }) });
    signedInBefore();
    const { user } = renderApp('/profile');
    const save = await screen.findByRole('button', { name: 'Profil speichern' });
    await user.click(save);
    expect(await screen.findByText('Dieser Benutzername ist schon vergeben.')).toBeVisible();
    answer = failure('Words that this page does not know', 'CONFLICT');
    await user.click(save);
    expect(await screen.findByText(/^Das wurde inzwischen anders geändert/)).toBeVisible();
  });
});
