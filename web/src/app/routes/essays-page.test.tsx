import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { pageLeaving } from '../../features/essay-form/draft-slice.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import type { Call } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const card = (id: string) => ({
  id,
  title: `Essay ${id}`,
  question: null,
  content: 'Water is life.',
  wordCount: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'completed',
});

describe('a list of 120 essays', () => {
  const all = Array.from({ length: 120 }, (_, at) => card(`e${at + 1}`));
  /** Serves pages of `limit` essays; the cursor is the number of those before. */
  const pages = (fails: (cursor: number) => boolean = () => false) => ({
    'GET /api/essays': ({ query }: Call) => {
      const from = Number(query.get('cursor') ?? 0);
      if (fails(from)) return { status: 500, body: failure('It broke') };
      const to = from + Number(query.get('limit'));
      const nextCursor = to < all.length ? String(to) : null;
      return { body: { success: true, data: all.slice(from, to), nextCursor } };
    },
  });
  // By its text: looking 120 cards through by role takes jsdom seconds.
  const more = () => screen.getByText('Show more').closest('button') as HTMLElement;

  test('is loaded to the last essay, and the focus moves to the first new one', async () => {
    fakeServer(pages());
    signedInBefore();
    const { user } = renderApp('/essays');
    expect(await screen.findByText('30 essays shown, newest first')).toBeVisible();
    for (const first of ['Essay e31', 'Essay e61', 'Essay e91']) {
      more().focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(first));
    }
    expect(screen.getByText('Essay e120')).toBeInTheDocument();
    expect(screen.getByText('All 120 essays shown')).toBeVisible();
    expect(screen.queryByText('Show more')).toBeNull();
  });
  test('keeps what is shown when the next page cannot be loaded, and tries again', async () => {
    let down = true;
    fakeServer(pages((cursor) => cursor > 0 && down));
    signedInBefore();
    const { user } = renderApp('/essays');
    await screen.findByText('30 essays shown, newest first');
    await user.click(more());
    expect(await screen.findByText('Failed to fetch essays (500)')).toBeVisible();
    expect(screen.getByText('Essay e30')).toBeVisible();
    down = false;
    await user.click(more());
    expect(await screen.findByText('60 essays shown, newest first')).toBeVisible();
    expect(screen.queryByText('Failed to fetch essays (500)')).toBeNull();
  });
});

test('a list of one essay says that it is the only one', async () => {
  fakeServer({ 'GET /api/essays': () => ({ body: { success: true, data: [card('a')] } }) });
  signedInBefore();
  renderApp('/essays');
  expect(await screen.findByText('This is your only essay')).toBeVisible();
});

describe('deleting an essay', () => {
  test.each([
    [['a', 'b', 'c'], 'b', 'Essay c'],
    [['a', 'b'], 'b', 'Essay a'],
    [['a'], 'a', 'No essays yet'],
  ])('of the list %j, namely %s, moves the focus to %s', async (ids, id, heading) => {
    let data = ids.map(card);
    fakeServer({
      'GET /api/essays': () => ({ body: { success: true, data } }),
      [`DELETE /api/essays/${id}`]: () => {
        data = data.filter((essay) => essay.id !== id);
        return { body: { success: true } };
      },
    });
    signedInBefore();
    const { user } = renderApp('/essays');
    await user.click(await screen.findByRole('button', { name: `Delete Essay ${id}` }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: `Essay ${id}` })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  });

  test.each([
    ['a', null],
    ['b', 'a'],
  ])('%s removes the cached result of that essay only: %j is left', async (id, kept) => {
    const { calls } = fakeServer({
      'GET /api/essays': () => ({ body: { success: true, data: ['a', 'b'].map(card) } }),
      [`DELETE /api/essays/${id}`]: () => ({ body: { success: true } }),
    });
    signedInBefore();
    sessionStorage.setItem('analysisOwner', 'user-1');
    sessionStorage.setItem('currentEssayId', 'a');
    sessionStorage.setItem('analysisResult', '{"lineCritiques":[]}');
    const { user, store } = renderApp('/essays');
    await user.click(await screen.findByRole('button', { name: `Delete Essay ${id}` }));
    expect(await screen.findByText('Essay deleted')).toBeVisible();
    act(() => void store.dispatch(pageLeaving()));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(sessionStorage.getItem('currentEssayId')).toBe(kept));
  });

  const open = (answer: Parameters<typeof fakeServer>[0][string]) => {
    const { calls } = fakeServer({
      'GET /api/essays': () => ({ body: { success: true, data: ['a', 'b'].map(card) } }),
      'POST /api/auth/logout': () => ({ body: { success: true } }),
      'DELETE /api/essays/a': answer,
    });
    signedInBefore();
    const sent = () =>
      calls
        .filter(({ path }) => /essays.a|logout/.test(path))
        .map(({ method, path }) => `${method} ${path}`);
    return { ...renderApp('/essays'), sent };
  };
  const gone = () => ({ body: { success: true } });
  const heading = () => screen.queryByRole('heading', { name: 'Essay a' });

  test('offers Undo, which brings it back with the focus and sends nothing', async () => {
    const { user, store, sent } = open(gone);
    await user.click(await screen.findByRole('button', { name: 'Delete Essay a' }));
    expect(heading()).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(heading()).toHaveFocus());
    act(() => void store.dispatch(pageLeaving()));
    expect(sent()).toEqual([]);
  });
  test('has Undo at the first Tab, and Shift+Tab goes back to the list', async () => {
    const { user } = open(gone);
    await user.click(await screen.findByRole('button', { name: 'Delete Essay a' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const next = screen.getByRole('heading', { name: 'Essay b' });
    await waitFor(() => expect(next).toHaveFocus());
    await user.tab();
    expect(undo).toHaveFocus();
    await user.tab({ shift: true });
    expect(next).toHaveFocus();
    await user.tab();
    expect(undo).not.toHaveFocus();
  });
  test('comes back by Ctrl+Z, but not while a field has the focus', async () => {
    const { user } = open(gone);
    await user.click(await screen.findByRole('button', { name: 'Delete Essay a' }));
    await screen.findByRole('button', { name: 'Undo' });
    const field = document.body.appendChild(document.createElement('textarea'));
    await user.type(field, 'x{Control>}z{/Control}');
    expect(heading()).toBeNull();
    field.remove();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(heading()).toHaveFocus());
  });
  test('is done when the page is left, and Undo goes', async () => {
    const { user, store, sent } = open(gone);
    await user.click(await screen.findByRole('button', { name: 'Delete Essay a' }));
    await screen.findByRole('button', { name: 'Undo' });
    act(() => void store.dispatch(pageLeaving()));
    await waitFor(() => expect(sent()).toEqual(['DELETE /api/essays/a']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(heading()).toBeNull();
  });
  test('is done before a sign-out ends the session', async () => {
    const { user, sent } = open(gone);
    await user.click(await screen.findByRole('button', { name: 'Delete Essay a' }));
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(sent()).toEqual(['DELETE /api/essays/a', 'POST /api/auth/logout']));
  });
  test('that the server refuses shows it again and says why', async () => {
    const { user, store } = open(() => ({ status: 500, body: failure('Not today') }));
    await user.click(await screen.findByRole('button', { name: 'Delete Essay a' }));
    act(() => void store.dispatch(pageLeaving()));
    expect(await screen.findByText('Not today')).toBeVisible();
    expect(heading()).toBeVisible();
  });
});
