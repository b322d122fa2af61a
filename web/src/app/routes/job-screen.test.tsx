import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { jobResumed, jobUpdated } from '../../../features/analysis-job/job-slice.ts';
import { aCritique, aResult } from '../../../testing/builders.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../../testing/render-app.tsx';

const text = 'Everyone wastes water. Studies show that price works.';
const critiques = [aCritique(text, 'Everyone'), aCritique(text, 'Studies show')];
const running = {
  success: true as const,
  jobId: 'job-1',
  analysisId: 'job-1',
  essayId: 'essay-1',
  status: 'processing' as const,
  progress: 40,
  processingStage: 'generating 60-100 line critiques' as const,
  error: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  completedAt: null,
  result: null,
};
/** A running job on the home page, with all critiques shown. */
const watch = async () => {
  fakeServer({});
  signedInBefore();
  const { store } = renderApp('/');
  const submission = { text, question: '' };
  act(() => void store.dispatch(jobResumed({ job: running, submission, endedAt: null })));
  const send = (changes: Partial<Parameters<typeof jobUpdated>[0]['update']>): void =>
    act(
      () =>
        void store.dispatch(
          jobUpdated({
            at: Date.now(),
            update: {
              analysisId: 'job-1',
              status: 'processing',
              progress: 60,
              processingStage: 'generating 60-100 line critiques',
              ...changes,
            },
          }),
        ),
    );
  send({ partial: { lineCritiques: critiques } });
  expect(await screen.findByText('2 issues found so far')).toBeVisible();
  return { send };
};
const marks = (): number => document.querySelectorAll('#analysis mark').length;

describe('critiques that arrive while the essay is read', () => {
  test('stay marked when the server sends an empty list just before the end', async () => {
    const { send } = await watch();
    send({ progress: 95, processingStage: 'aggregating', partial: { lineCritiques: [] } });
    expect(screen.getByText('2 issues found so far')).toBeVisible();
    expect(marks()).toBe(2);
  });
  test('stay on the page when the analysis fails', async () => {
    const { send } = await watch();
    send({ status: 'failed', error: 'It broke' });
    expect(screen.getByText('2 issues found before the analysis failed')).toBeVisible();
    expect(marks()).toBe(2);
  });
  test('that the result leaves out are explained', async () => {
    const { send } = await watch();
    send({ status: 'completed', progress: 100, result: aResult(critiques.slice(1)) });
    expect(await screen.findByText(/you saw 2 critiques; the result keeps 1/)).toBeVisible();
    expect(marks()).toBe(1);
  });
});
