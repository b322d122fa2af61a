import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PremiumResult } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { aCritique, anAccess, anEssayCard, aPremium, aResult } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const text =
  'I believe that the river should be cleaned, because towns drink from it. Everyone knows it.';
const premium = aPremium();
const section = {
  startIndex: text.indexOf('Everyone'),
  endIndex: text.length,
  issueType: 'argument',
  severity: 4,
  feedback: 'Who is everyone?',
  suggestion: 'Say who.',
  improvementSuggestion: 'Say who.',
} as const;
const locked = { 'premium.sectionAnalysis': MESSAGES.premiumFeature };

const detail = (
  sectionAnalysis: PremiumResult['sectionAnalysis'],
  emptyReasons = {},
  report: PremiumResult | null = premium,
) => ({
  body: {
    success: true,
    data: {
      ...anEssayCard(),
      retainUntil: null,
      content: text,
      analysisResults: [
        {
          analysisData: {
            ...aResult([aCritique(text, 'Everyone')]),
            emptyReasons,
            premium: report && { ...report, sectionAnalysis },
          },
        },
      ],
    },
  },
});
const access = (planType: 'trial' | 'standard') => ({
  'GET /api/check-access': () => ({ body: { success: true, data: anAccess({ planType }) } }),
});
const open = (address: string, routes: Parameters<typeof fakeServer>[0]) => {
  fakeServer(routes);
  signedInBefore();
  return renderApp(address);
};

describe('/premium-analysis', () => {
  test('shows the report of an essay and leads back to the analysis', async () => {
    open('/premium-analysis/essay-1', { 'GET /api/essays/essay-1': () => detail([section]) });
    expect(await screen.findByRole('heading', { name: 'Premium Analysis' })).toBeVisible();
    expect(screen.getByText('Who is everyone?')).toBeVisible();
    expect(screen.getByRole('link', { name: /Back to Analysis/ })).toHaveAttribute(
      'href',
      '/analysis',
    );
    expect(screen.queryByText('Premium Feature')).toBeNull();
  });

  test('without an id shows the newest result', async () => {
    open('/premium-analysis', {
      'GET /api/essays': () => ({
        body: { success: true, data: [{ id: 'essay-1', status: 'completed' }], nextCursor: null },
      }),
      'GET /api/essays/essay-1': () => detail([section]),
    });
    expect(await screen.findByText('Who is everyone?')).toBeVisible();
  });

  test('without the plan for it says Premium Feature once, and shows the other parts', async () => {
    open('/premium-analysis/essay-1', { 'GET /api/essays/essay-1': () => detail([], locked) });
    expect(await screen.findByText('Premium Feature')).toBeVisible();
    expect(screen.getAllByText('Premium Feature')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Improvement strategies' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unlock Premium Analysis' })).toBeVisible();
  });

  test.each(['/premium-analysis', '/premium-analysis/gone'])(
    '%s without a stored result goes home with the toast No Analysis Found',
    async (address) => {
      open(address, {});
      expect(await screen.findByText('No Analysis Found')).toBeVisible();
      await waitFor(() => expect(location.pathname).toBe('/'));
    },
  );

  test('that cannot be loaded goes home with the toast Error Loading Analysis', async () => {
    open('/premium-analysis/essay-1', {
      'GET /api/essays/essay-1': () => ({ status: 500, body: failure('It broke') }),
    });
    expect(await screen.findByText('Error Loading Analysis')).toBeVisible();
    expect(screen.getByText('Failed to fetch essay: It broke')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  test('of a free reading says that it has no premium report', async () => {
    open('/premium-analysis/essay-1', {
      'GET /api/essays/essay-1': () =>
        detail([], { premium: 'Only the comprehensive analysis has it.' }, null),
    });
    expect(
      await screen.findByText(/no premium report\. Only the comprehensive analysis has it/),
    ).toBeVisible();
  });
});

describe('the way from a result to the premium report', () => {
  const result = {
    'GET /api/essays': () => ({
      body: { success: true, data: [{ id: 'essay-1', status: 'completed' }], nextCursor: null },
    }),
    'GET /api/essays/essay-1': () => detail([], locked),
  };

  test.each(['/analysis', '/essays/essay-1'])('%s offers to unlock it', async (address) => {
    open(address, { ...result, ...access('trial') });
    const unlock = await screen.findByRole('link', { name: 'Unlock Premium Analysis' });
    expect(unlock).toHaveAttribute('href', '/#pricing');
    expect(screen.queryByRole('link', { name: 'View Premium Analysis' })).toBeNull();
  });

  test.each(['/analysis', '/essays/essay-1'])('%s offers to view it', async (address) => {
    open(address, { ...result, ...access('standard') });
    const view = await screen.findByRole('link', { name: 'View Premium Analysis' });
    expect(view).toHaveAttribute('href', '/premium-analysis/essay-1');
    expect(screen.queryByRole('link', { name: 'Unlock Premium Analysis' })).toBeNull();
  });

  test('sells nothing where an upgrade would show no more of it', async () => {
    open('/essays/essay-1', {
      ...result,
      'GET /api/essays/essay-1': () => detail([]),
      ...access('trial'),
    });
    expect(await screen.findByRole('link', { name: 'View Premium Analysis' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Unlock Premium Analysis' })).toBeNull();
  });

  test('is not offered where the analysis has no such report', async () => {
    open('/essays/essay-1', {
      ...result,
      'GET /api/essays/essay-1': () => detail([], {}, null),
      ...access('standard'),
    });
    expect(await screen.findByRole('link', { name: 'Statement of use' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Premium Analysis/ })).toBeNull();
  });

  test('/analysis leads back home', async () => {
    open('/analysis', { ...result, ...access('trial') });
    expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
