import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { PremiumResult } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { chooseLanguage } from '../lib/i18n/language.ts';
import { aCritique, anAccess, anEssayCard, aPremium, aResult } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

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

const detail = (sectionAnalysis: PremiumResult['sectionAnalysis'], emptyReasons = {}) => ({
  body: {
    success: true,
    data: {
      ...anEssayCard(),
      title: 'The river',
      retainUntil: '2026-12-21T12:00:00.000Z',
      content: text,
      analysisResults: [
        {
          criticalThinkingLevel: 'Developing',
          analysisData: {
            ...aResult([aCritique(text, 'Everyone', { severity: 4 })]),
            emptyReasons,
            premium: { ...premium, sectionAnalysis },
          },
        },
      ],
    },
  },
});
const open = (address: string, routes: Parameters<typeof fakeServer>[0]) => {
  fakeServer({
    'GET /api/check-access': () => ({
      body: { success: true, data: anAccess({ planType: 'standard' }) },
    }),
    ...routes,
  });
  signedInBefore();
  return renderApp(address);
};

beforeEach(() => chooseLanguage('de'));
afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

describe('in German', () => {
  test('a result names its panels, critiques and decisions, and marks remarks as English', async () => {
    const { user } = open('/essays/essay-1', {
      'GET /api/essays/essay-1': () => detail([]),
      'PATCH /api/essays/essay-1/critiques/c-Everyone-4': ({ body }) => ({
        body: { success: true, data: { critiqueId: 'c-Everyone-4', ...(body as object) } },
      }),
    });
    expect(await screen.findByRole('heading', { name: /^Anmerkungen der Analyse/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Wertungen' })).toBeVisible();
    expect(screen.getByText(/gespeichert bis 21\. Dezember 2026/)).toHaveTextContent(
      'Stufe des kritischen Denkens: In Entwicklung',
    );
    const mark = () => document.querySelector('mark[role="button"]') as HTMLElement;
    expect(mark()).toHaveAccessibleName(
      'Everyone. Muss behoben werden, Argument: Something about Everyone',
    );
    await user.click(mark());
    await user.click(await screen.findByRole('button', { name: 'Lösung zeigen' }));
    expect(screen.getByText('Say who.')).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Beabsichtigt' }));
    expect(await screen.findByText('1 von 1 bearbeitet')).toBeVisible();
    expect(mark()).toHaveAccessibleName(/Markiert als beabsichtigt$/);
  });

  test('the score of the language is not the language of the page', async () => {
    const { user } = open('/essays/essay-1', { 'GET /api/essays/essay-1': () => detail([]) });
    await user.click(await screen.findByRole('tab', { name: 'Wertungen' }));
    await screen.findByRole('heading', { level: 3, name: 'Sprache' });
    cleanup();
    await chooseLanguage('es');
    const spanish = open('/essays/essay-1', { 'GET /api/essays/essay-1': () => detail([]) });
    await spanish.user.click(await screen.findByRole('tab', { name: 'Puntuaciones' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Lenguaje' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Idioma' })).toBeNull();
  });

  test('Your Essays counts, dates and deletes, and says so with Undo', async () => {
    const cards = Array.from({ length: 10 }, (_, at) =>
      anEssayCard({ id: `e${at + 1}`, title: `e${at + 1}`, overallScore: 76 }),
    );
    const { user } = open('/essays', {
      'GET /api/essays': () => ({ body: { success: true, data: cards, nextCursor: null } }),
    });
    expect(await screen.findByRole('heading', { name: 'Deine Essays' })).toBeVisible();
    expect(screen.getByText('10 Essays')).toBeVisible();
    expect(screen.getAllByText('21. Nov. 2026')).toHaveLength(10);
    expect(screen.getAllByText('8')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'e1 löschen' }));
    expect(await screen.findByText('Essay gelöscht')).toBeVisible();
    expect(screen.getByText('9 Essays')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('10 Essays')).toBeVisible();
  });

  test('the premium report has its headings, counts and the decimal comma', async () => {
    open('/premium-analysis/essay-1', { 'GET /api/essays/essay-1': () => detail([section]) });
    expect(await screen.findByRole('heading', { name: 'Premium-Analyse' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Verbesserungsstrategien' })).toBeVisible();
    expect(screen.getByText('Who is everyone?')).toHaveAttribute('lang', 'en');
    const summary = within(screen.getByRole('group', { name: 'Übersicht der Probleme' }));
    expect(summary.getByText('1 Problem')).toBeVisible();
    expect(screen.getAllByText(/^\d,\d von 10$/).length).toBeGreaterThan(0);
  });

  test('a plan without the section analysis is told so in German', async () => {
    const locked = { 'premium.sectionAnalysis': MESSAGES.premiumFeature };
    open('/premium-analysis/essay-1', { 'GET /api/essays/essay-1': () => detail([], locked) });
    expect(await screen.findByText('Premium-Funktion')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Premium-Analyse freischalten' })).toBeVisible();
    expect(screen.getAllByText(/gibt es nur mit einem Premium-Abo/)).toHaveLength(2);
  });
});

test('a legal page says in French that its English text is the binding one', async () => {
  await chooseLanguage('fr');
  fakeServer({});
  renderApp('/terms-of-service');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' }),
  ).toBeVisible();
  expect(screen.getByText(/c’est le texte anglais qui fait foi/)).toBeVisible();
  expect(screen.getByText('The agreement', { selector: 'a' })).toHaveAttribute('lang', 'en');
});
