import { describe, expect, test } from '@jest/globals';
import { countWords } from '@argint/text-analysis';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aResult, anAccess, anEssayCard } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { draftRestored } from '../essay-form/draft-slice.ts';

const essay = 'Schools should teach every child to read well before anything else. ';
type Routes = Parameters<typeof fakeServer>[0];
const access = {
  'GET /api/check-access': () => ({ body: { success: true, data: anAccess() } }),
};
/** Access is checked first for essays over 500 words only. */
const short = essay.repeat(10);
const long = essay.repeat(60);
const submit = async (routes: Routes, text = long) => {
  fakeServer(routes);
  signedInBefore();
  const page = renderApp('/');
  act(() => void page.store.dispatch(draftRestored({ text, question: '' })));
  await page.user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
  return page;
};

describe('sending an essay', () => {
  test.each([
    ['short', short],
    ['long', long],
  ])(
    'asks the student to sign in when the session has ended, and keeps the %s text',
    async (_length, text) => {
      const gone = () => ({ status: 401, body: failure('Invalid or expired token') });
      const { store } = await submit(
        {
          'GET /api/check-access': gone,
          'POST /api/essays/analyze/start': gone,
          'POST /api/auth/refresh': gone,
        },
        text,
      );
      expect(await screen.findByText('Authentication Required')).toBeVisible();
      expect(screen.queryByText('Access Check Failed')).toBeNull();
      expect(screen.queryByText('Connection Error')).toBeNull();
      expect(location.pathname).toBe('/');
      expect(store.getState().draft.text).toBe(text);
    },
  );
  test.each([
    [403, 'Your plan allows 3,000 words'],
    [400, 'The text contains markup'],
  ])('shows the reason for a %i once, in the panel', async (status, reason) => {
    const { store } = await submit({
      ...access,
      'POST /api/essays/analyze/start': () => ({ status, body: failure(reason) }),
    });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(store.getState().toasts).toEqual([]);
  });
  test('says how long to wait when too many requests were sent', async () => {
    await submit({
      ...access,
      'POST /api/essays/analyze/start': () => ({
        status: 429,
        headers: { 'retry-after': '40' },
        body: failure('Too many requests. Please try again later.', 'RATE_LIMITED'),
      }),
    });
    expect(await screen.findByText('You can try again in 40 seconds.')).toBeVisible();
  });
  test('says what to do when too many analyses are open', async () => {
    await submit({
      ...access,
      'POST /api/essays/analyze/start': () => ({
        status: 429,
        body: failure('You already have 3 analyses running.', 'TOO_MANY_OPEN_ANALYSES'),
      }),
    });
    expect(await screen.findByText('You already have 3 analyses running.')).toBeVisible();
    expect(screen.getByText(/Wait until one of them has finished, or cancel one/)).toBeVisible();
  });
  test('shows a server error in the panel and asks to try again', async () => {
    await submit({
      ...access,
      'POST /api/essays/analyze/start': () => ({ status: 500, body: failure('boom') }),
    });
    expect(await screen.findByText('Analysis Error')).toBeVisible();
  });
});

describe('a text that was analysed before', () => {
  const card = anEssayCard({ content: long.slice(0, 200), wordCount: countWords(long) });
  const routes = (question: string | null): Routes => ({
    ...access,
    'GET /api/essays': () => ({ body: { success: true, data: [card], nextCursor: null } }),
    [`GET /api/essays/${card.id}`]: () => ({
      body: {
        success: true,
        data: {
          ...card,
          content: long,
          question,
          analysisResults: [{ analysisData: aResult([]) }],
        },
      },
    }),
    'POST /api/essays/analyze/start': () => ({ status: 503, body: failure('down') }),
  });
  const starts = (calls: { path: string }[]): unknown[] =>
    calls.filter(({ path }) => path.endsWith('/start'));

  test('offers its result before another analysis is used', async () => {
    const { calls } = fakeServer(routes(null));
    signedInBefore();
    const { store, user } = renderApp('/');
    act(() => void store.dispatch(draftRestored({ text: long, question: '' })));
    await user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
    const offer = within(await screen.findByRole('alert', { name: 'Analysed before' }));
    expect(offer.getByRole('link', { name: 'Open that result' })).toHaveAttribute(
      'href',
      `/essays/${card.id}`,
    );
    expect(starts(calls)).toEqual([]);
    await user.click(offer.getByRole('button', { name: 'Analyse it again' }));
    await waitFor(() => expect(starts(calls)).toHaveLength(1));
  });

  test('is another essay with another question', async () => {
    const { calls } = fakeServer(routes('What should schools teach?'));
    signedInBefore();
    const { store, user } = renderApp('/');
    act(() => void store.dispatch(draftRestored({ text: long, question: '' })));
    await user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
    await waitFor(() => expect(starts(calls)).toHaveLength(1));
    expect(screen.queryByRole('alert', { name: 'Analysed before' })).toBeNull();
  });
});
