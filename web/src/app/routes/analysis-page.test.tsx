import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SESSION } from '../../config/storage-keys.ts';
import { aCritique, anEssayCard, aResult } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const text = 'Water is life. Everyone knows it.';
const card = (id: string, status: string) => ({ id, status });
const open = (routes: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(routes);
  signedInBefore();
  renderApp('/analysis');
  return server;
};
const essays = (...data: unknown[]) => ({
  'GET /api/essays': () => ({ body: { success: true, data, nextCursor: null } }),
});
const detail = (critiques = [aCritique(text, 'Everyone')]) => ({
  body: {
    success: true,
    data: {
      ...anEssayCard(),
      retainUntil: null,
      rubric: null,
      content: text,
      analysisResults: [{ analysisData: aResult(critiques) }],
    },
  },
});

test('shows the result that this tab has stored', async () => {
  const { calls } = fakeServer({});
  signedInBefore();
  const stored = 'Water is scarce here.';
  sessionStorage.setItem(SESSION.result, JSON.stringify(aResult([aCritique(stored, 'Water')])));
  sessionStorage.setItem(SESSION.essayText, stored);
  sessionStorage.setItem(SESSION.owner, 'user-1');
  renderApp('/analysis');
  expect((await screen.findAllByText(/Something about Water/)).length).toBeGreaterThan(0);
  expect(calls.filter(({ path }) => path === '/api/essays')).toEqual([]);
});

describe('/analysis with nothing cached', () => {
  test('shows the newest completed analysis the server has', async () => {
    const asked = Promise.withResolvers<void>();
    const { calls } = open({
      ...essays(card('3', 'failed'), card('2', 'completed'), card('1', 'completed')),
      'GET /api/essays/2': () => asked.promise.then(() => detail()),
    });
    expect(await screen.findByText('Loading your analysis')).toBeInTheDocument();
    asked.resolve();
    expect(await screen.findByRole('heading', { name: 'Analysis Results' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The price of water' })).toBeVisible();
    expect(screen.getByText(/5 words · 1 line · 21 November 2026/)).toBeVisible();
    expect(screen.getAllByText(/Everyone/).length).toBeGreaterThan(0);
    expect(calls.map(({ path }) => path)).toEqual(['/api/essays', '/api/essays/2']);
  });
  test('finds a completed analysis behind any number of essays without one', async () => {
    open({
      'GET /api/essays': ({ query }) => ({
        body:
          query.get('cursor') === 'second'
            ? { success: true, data: [card('old', 'completed')], nextCursor: null }
            : { success: true, data: [card('new', 'cancelled')], nextCursor: 'second' },
      }),
      'GET /api/essays/old': () => detail(),
    });
    expect(await screen.findByRole('heading', { name: 'Analysis Results' })).toBeVisible();
  });
  test('skips an essay that was deleted meanwhile, and says No Analysis Found when none is left', async () => {
    open(essays(card('2', 'completed'), card('1', 'cancelled')));
    expect(await screen.findByRole('heading', { name: 'No Analysis Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Essay Form' })).toBeVisible();
  });
  test('says that the analysis could not be loaded, not that there is none', async () => {
    open({ 'GET /api/essays': () => ({ status: 500, body: failure('It broke') }) });
    expect(await screen.findByRole('heading', { name: 'Error Loading Analysis' })).toBeVisible();
    expect(screen.getByText('It broke')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});
