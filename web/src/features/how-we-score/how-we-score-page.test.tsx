import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('a visitor reads how we score, with the measured figures', async () => {
  fakeServer({});
  renderApp('/how-we-score');
  const heading = await screen.findByRole('heading', { level: 1, name: /^How we score/ });
  expect(heading).toBeVisible();
  expect(
    screen.getByText(/^Measured on .* with version \d+\.\d+\.\d+ of our critique engine/),
  ).toBeVisible();
  const table = screen.getByRole('region', { name: 'What each criterion rests on' });
  for (const criterion of ['relevance', 'thesis', 'argument', 'structure', 'sources', 'language'])
    expect(within(table).getByRole('rowheader', { name: criterion })).toBeVisible();
});

test('the footer leads there', async () => {
  fakeServer({});
  const { user } = renderApp('/');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('link', {
      name: 'How We Score',
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: /^How we score/ })).toBeVisible();
  expect(location.pathname).toBe('/how-we-score');
});
