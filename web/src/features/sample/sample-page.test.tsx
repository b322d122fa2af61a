import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

describe('the sample analysis', () => {
  test('opens for a visitor, with scores and without a call about any essay', async () => {
    const { calls } = fakeServer({});
    const { user } = renderApp('/sample');
    const title = 'Should universities make lecture attendance compulsory?';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('To fix first')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Scores' }));
    expect(await screen.findByRole('heading', { name: /^Scores/ })).toBeVisible();
    expect(calls).toEqual([]);
  });
  test('walks, shows the fix and decides by keys, and keeps decisions on this device alone', async () => {
    const { calls } = fakeServer({});
    signedInBefore();
    const { user } = renderApp('/sample');
    await screen.findByText('To fix first');
    await user.keyboard('n');
    const card = document.querySelector<HTMLElement>('.critique--open');
    expect(within(card as HTMLElement).getByText('Why this matters.')).toBeVisible();
    await user.keyboard('f');
    expect(within(card as HTMLElement).getByText('Fix:')).toBeVisible();
    await user.keyboard('r');
    await waitFor(() => expect(screen.getByText(/^1 of \d+ dealt with$/)).toBeVisible());
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(calls.filter(({ path }) => path.includes('sample'))).toEqual([]);
    cleanup();
    renderApp('/sample');
    expect(await screen.findByText(/^1 of \d+ dealt with$/)).toBeVisible();
    expect(calls.filter(({ path }) => path.includes('sample'))).toEqual([]);
  });
  test('leads to the form', async () => {
    fakeServer({});
    const { user } = renderApp('/sample');
    const [own] = await screen.findAllByRole('link', { name: 'Write about your own essay' });
    await user.click(own as HTMLElement);
    expect(screen.getByRole('textbox', { name: 'Essay Text' })).toBeVisible();
    expect(location.hash).toBe('#essay-form');
  });
  test.each([
    ['a visitor’s home', '/', false],
    ['an empty list of essays', '/essays', true],
  ])('is linked from %s', async (_place, address, isStudent) => {
    fakeServer({});
    if (isStudent) signedInBefore();
    renderApp(address);
    const [link] = await screen.findAllByRole('link', { name: 'See a sample result' });
    expect(link).toHaveAttribute('href', '/sample');
  });
});
