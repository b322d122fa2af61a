import { describe, expect, test } from '@jest/globals';
import type { AnalysisResult } from '@argint/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aResult, anAccess, anEssayCard } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const content = 'Schools should teach every child to read well before anything else. '.repeat(10);

const open = (changes: Partial<AnalysisResult>, left = 2) => {
  const analysisData = {
    ...aResult([]),
    textKind: { kind: 'narrative', certainty: 0.8 },
    ...changes,
  };
  const essay = {
    ...anEssayCard({ status: 'completed', content, question: 'Should schools teach reading?' }),
    updatedAt: '2026-11-21T12:00:00.000Z',
    retainUntil: null,
    rubric: null,
    analysisResults: [
      {
        id: 'result-1',
        createdAt: '2026-11-21T12:00:00.000Z',
        criticalThinkingLevel: null,
        overallScore: 64,
        analysisData,
      },
    ],
    critiqueStates: [],
  };
  const access = anAccess({ analysesRemaining: left, hasAccess: left > 0 });
  const { calls } = fakeServer({
    'GET /api/essays/essay-1': () => ({ body: { success: true, data: essay } }),
    'GET /api/check-access': () => ({ body: { success: true, data: access } }),
    'POST /api/essays/analyze/start': () => ({
      status: 202,
      body: { success: true, jobId: 'job-2', analysisId: 'job-2', essayId: 'essay-2' },
    }),
  });
  signedInBefore();
  return { ...renderApp('/essays/essay-1'), calls };
};
const change = () => screen.findByText('This is something else');

describe('the kind of text', () => {
  test('is told, and corrected by a new analysis that says what it costs', async () => {
    const { user, calls } = open({});
    expect(await screen.findByText('We read this as: a story.')).toBeVisible();
    await user.click(await change());
    expect(await screen.findByText('uses 1 of your 2 analyses')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('This is'), 'an argument');
    await user.click(screen.getByRole('button', { name: 'Analyse again' }));
    await waitFor(() =>
      expect(calls.some(({ path }) => path === '/api/essays/analyze/start')).toBe(true),
    );
    const start = calls.find(({ path }) => path === '/api/essays/analyze/start');
    expect(start?.body).toMatchObject({
      textKind: 'argument',
      parentEssayId: 'essay-1',
      analysisType: 'comprehensive',
      essayQuestion: 'Should schools teach reading?',
    });
  });

  test('cannot be corrected without an analysis left', async () => {
    const { user } = open({}, 0);
    await user.click(await change());
    expect(await screen.findByText('needs 1 analysis, and you have none left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyse again' })).toBeDisabled();
  });

  test('that the engine is not sure of is told so', async () => {
    open({ textKind: { kind: 'report', certainty: 0.3 } });
    expect(await screen.findByText(/We are not sure.*Most likely: a report\./)).toBeVisible();
  });

  test('is left out of results that do not say it', async () => {
    open({ textKind: null });
    expect(await screen.findByText('Analysis Feedback')).toBeVisible();
    expect(screen.queryByText(/We read this as/)).toBeNull();
  });
});
