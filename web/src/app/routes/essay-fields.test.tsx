import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCritique, anEssayCard, aResult } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const text = `Everyone wastes water. ${'Rivers run dry when nobody pays for them. '.repeat(10)}`;
const essay = anEssayCard({
  question: 'Should water have a price?',
  content: text,
  wordCount: 93,
});
const open = (address: string, routes: Parameters<typeof fakeServer>[0]) => {
  fakeServer(routes);
  signedInBefore();
  return renderApp(address);
};

test('a card of the list has title, question, 200 characters, words, date, the analysis and delete', async () => {
  open('/essays', {
    'GET /api/essays': () => ({ body: { success: true, data: [essay], nextCursor: null } }),
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'The price of water' })).toBeVisible();
  expect(card.getByText('Should water have a price?')).toBeVisible();
  expect(card.getByText(`${text.slice(0, 200)}…`)).toBeVisible();
  expect(card.getByText('93 words')).toBeVisible();
  expect(card.getByText('21 November 2026')).toBeVisible();
  expect(card.getByRole('link', { name: 'View Analysis' })).toHaveAttribute(
    'href',
    '/essays/essay-1',
  );
  expect(card.getByRole('button', { name: 'Delete The price of water' })).toBeVisible();
});

test('the list shows a skeleton until it is there', async () => {
  let answer: (value: { body: unknown }) => void = () => undefined;
  const listed = new Promise<{ body: unknown }>((done) => (answer = done));
  open('/essays', { 'GET /api/essays': () => listed });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading your essays'));
  answer({ body: { success: true, data: [], nextCursor: null } });
  expect(await screen.findByRole('heading', { name: 'No essays yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Writing' })).toHaveAttribute(
    'href',
    '/#essay-form',
  );
});

test('the page of an essay has its facts, its question, its text and the critiques', async () => {
  const result = aResult([
    aCritique(text, 'Everyone wastes water.', { severity: 4 }),
    aCritique(text, 'nobody', { severity: 2 }),
    aCritique(text, 'Rivers', { severity: 1 }),
  ]);
  open('/essays/essay-1', {
    'GET /api/essays/essay-1': () => ({
      body: {
        success: true,
        data: {
          ...essay,
          retainUntil: null,
          drafts: [],
          analysisResults: [{ criticalThinkingLevel: 'Developing', analysisData: result }],
          critiqueStates: [],
        },
      },
    }),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The price of water' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /Back to Essays/ })).toHaveAttribute('href', '/essays');
  expect(
    screen.getByText(/93 words · 1 line · 21 November 2026 .*Critical thinking level: Developing/),
  ).toBeVisible();
  expect(screen.getByText('Should water have a price?')).toBeVisible();
  expect(screen.getByRole('heading', { name: /Analysis Feedback 3 issues found/ })).toBeVisible();
  for (const word of ['Must fix 1', 'Should fix 1', 'Could fix 1'])
    expect(screen.getByRole('button', { name: word })).toBeVisible();
});

test.each([
  [
    403,
    failure('You do not have permission to view this essay.'),
    /^You do not have permission to view this essay\.$/,
  ],
  [500, failure('It broke'), /^Failed to fetch essay: It broke$/],
  [404, failure('Essay not found.'), /^Essay not found\.$/],
])('an essay that is refused with %i says why, and leads back', async (status, body, words) => {
  open('/essays/essay-1', { 'GET /api/essays/essay-1': () => ({ status, body }) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Essays' })).toHaveAttribute('href', '/essays');
});
