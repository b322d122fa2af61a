import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCritique, aResult } from '../../test/builders.ts';
import { failure, fakeServer } from '../../test/fake-server.ts';
import { renderApp, signedInBefore } from '../../test/render-app.tsx';

const text = 'Water is life. Everyone knows it.';
const job = (jobId: string, status: string) => ({ jobId, essayId: `essay-of-${jobId}`, status });
const open = (routes: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(routes);
  signedInBefore();
  renderApp('/analysis');
  return server;
};
const jobs = (...data: unknown[]) => ({
  'GET /api/essays/analyze/jobs': () => ({ body: { success: true, data } }),
});

describe('/analysis with nothing cached', () => {
  test('shows the newest completed analysis the server has', async () => {
    const { calls } = open({
      ...jobs(job('3', 'failed'), job('2', 'completed'), job('1', 'completed')),
      'GET /api/essays/analyze/status': () => ({
        body: { success: true, result: aResult([aCritique(text, 'Everyone')]) },
      }),
      'GET /api/essays/essay-of-2': () => ({ body: { success: true, data: { content: text } } }),
    });
    expect(await screen.findByText('Loading your analysis')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Analysis Results' })).toBeVisible();
    expect(screen.getAllByText(/Everyone/).length).toBeGreaterThan(0);
    expect(calls.map(({ path }) => path)).not.toContain('/api/essays/essay-of-1');
  });
  test('passes over an essay deleted meanwhile, and says No Analysis Found when none is left', async () => {
    open({
      ...jobs(job('2', 'completed'), job('1', 'cancelled')),
      'GET /api/essays/analyze/status': () => ({ body: { success: true, result: aResult([]) } }),
    });
    expect(await screen.findByRole('heading', { name: 'No Analysis Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Essay Form' })).toBeVisible();
  });
  test('says that it could not be loaded rather than that there is none', async () => {
    open({
      'GET /api/essays/analyze/jobs': () => ({ status: 500, body: failure('It broke') }),
    });
    expect(await screen.findByRole('heading', { name: 'Error Loading Analysis' })).toBeVisible();
    expect(screen.getByText('It broke')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});
