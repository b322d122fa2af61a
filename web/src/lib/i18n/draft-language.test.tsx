import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { chooseLanguage, showLanguage } from './language.ts';

afterEach(() => chooseLanguage('en'));

test('a page in a draft language says that no speaker has read it, and one in a full language does not', async () => {
  fakeServer({});
  renderApp('/');
  await showLanguage('af');
  expect(await screen.findByText(/^Konsepvertaling/)).toHaveAttribute('lang', 'af');
  await showLanguage('de');
  await waitFor(() => expect(screen.queryByText(/^Konsepvertaling/)).toBeNull());
});

test.each([
  ['af', '/essays', ''],
  ['af', '/security-audit', 'en'],
  ['de', '/security-audit', ''],
] as const)('in %s the page %s is marked with the language "%s"', async (language, path, lang) => {
  fakeServer({});
  signedInBefore();
  renderApp(path);
  await showLanguage(language);
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
  expect(screen.getByRole('main')).toHaveProperty('lang', lang);
});
