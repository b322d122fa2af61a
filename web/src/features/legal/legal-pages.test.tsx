import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { formatDate } from '../../lib/format/format-date.ts';
import { someCapabilities } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

test.each([
  ['/privacy-policy', 'Privacy Policy', 11],
  ['/terms-of-service', 'Terms of Service', 11],
  ['/data-protection', 'Data Protection Policy', 9],
])('a visitor reads %s', async (address, title, count) => {
  fakeServer({});
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(`Last updated: ${formatDate(new Date().toISOString())}`)).toBeVisible();
  expect(screen.getByText('Version 1.2, effective 27 November 2026')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link')).toHaveLength(count);
  expect(screen.getByRole('note')).toHaveTextContent('a South African lawyer must read this');
  expect(document.title).toBe(`${title} · Argument Intelligence`);
});

test('Back to Home leads there', async () => {
  fakeServer({});
  const { user } = renderApp('/data-protection');
  await user.click(await screen.findByRole('link', { name: 'Back to Home' }));
  expect(location.pathname).toBe('/');
});

test('the policy names Google where the server says that a Gemini model reads along', async () => {
  const data = someCapabilities({
    model: { name: 'gemini-x', provider: 'google' as const, host: null },
  });
  fakeServer({ 'GET /api/capabilities': () => ({ body: { success: true, data } }) });
  renderApp('/privacy-policy');
  expect(await screen.findAllByText(/Google \(the Gemini API, model gemini-x\)/)).not.toHaveLength(
    0,
  );
});

test('without an answer of the server the page promises nothing, and Retry asks again', async () => {
  let isUp = false;
  const data = someCapabilities();
  fakeServer({
    'GET /api/capabilities': () =>
      isUp ? { body: { success: true, data } } : { status: 500, body: failure('Down.') },
  });
  const { user } = renderApp('/privacy-policy');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});
