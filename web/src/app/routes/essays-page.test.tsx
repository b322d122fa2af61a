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

/** Serves pages of `limit` essays; the cursor is the number of those before. */
const pagesOf = (all: readonly object[], fails: (cursor: number) => boolean = () => false) => ({
  'GET /api/essays': ({ query }: Call) => {
    const from = Number(query.get('cursor') ?? 0);
    if (fails(from)) return { status: 500, body: failure('It broke') };
    const to = from + Number(query.get('limit'));
    const nextCursor = to < all.length ? String(to) : null;
    return {
      body: { success: true, data: all.slice(from, to), nextCursor, total: all.length },
    };
  },
});
const found = () =>
  screen.getAllByRole('article').map((row) => row.querySelector('h2')?.textContent);
const status = () => screen.getByRole('search').querySelector('[role="status"]');

describe('a list of 250 essays', () => {
  const all = Array.from({ length: 250 }, (_, at) => card(`e${at + 1}`));
  // By its text: looking hundreds of rows through by role takes jsdom seconds.
  const more = () => screen.getByText('Show more').closest('button') as HTMLElement;

  test('is loaded whole, and shown a hundred at a time with the focus on the first new one', async () => {
    fakeServer(pagesOf(all));
    signedInBefore();
    const { user } = renderApp('/essays');
    expect(await screen.findByText('250 essays')).toBeVisible();
    expect(screen.getByText('100 of 250 essays')).toBeVisible();
    for (const first of ['Essay e101', 'Essay e201']) {
      more().focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(first));
    }
    expect(screen.getByText('Essay e250')).toBeInTheDocument();
    expect(screen.queryByText('Show more')).toBeNull();
    expect(location.search).toBe('?show=300');
  });
  test('says how far it is loaded, and finds what a later page brings', async () => {
    let go: () => void = () => undefined;
    const waits = new Promise<void>((done) => (go = done));
    const { 'GET /api/essays': page } = pagesOf(all);
    fakeServer({
      'GET /api/essays': async (call) => {
        if (call.query.get('cursor')) await waits;
        return page(call);
      },
    });
    signedInBefore();
    renderApp('/essays?q=e250');
    expect(await screen.findByText('Loading: 100 of 250')).toBeVisible();
    act(() => go());
    expect(await screen.findByText('Essay e250')).toBeVisible();
    expect(await screen.findByText('1 of 250 essays')).toBeVisible();
  });
  test('keeps what is shown when a later page cannot be loaded, and tries again', async () => {
    let down = true;
    fakeServer(pagesOf(all, (cursor) => cursor > 0 && down));
    signedInBefore();
    const { user } = renderApp('/essays');
    expect(await screen.findByText('Failed to fetch essays (500)')).toBeVisible();
    expect(screen.getByText('Essay e100')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByText('Try Again'));
    expect(await screen.findByText('250 essays')).toBeVisible();
    expect(screen.queryByText('Failed to fetch essays (500)')).toBeNull();
  });
});

describe('a long list', () => {
  const all = [
    ...['Café culture', 'Water', 'Law 10', 'Law 9'].map((title, at) => ({
      ...card(`t${at}`),
      title,
      question: at === 1 ? 'Should rivers have rights?' : null,
      textKind: at > 1 ? 'legal' : 'argument',
      overallScore: [55, null, 81, 30][at],
      status: at === 1 ? 'failed' : 'completed',
    })),
    ...Array.from({ length: 8 }, (_, at) => card(`e${at + 1}`)),
  ];
  const open = async (address = '/essays') => {
    fakeServer(pagesOf(all));
    signedInBefore();
    const { user } = renderApp(address);
    await screen.findByRole('searchbox', { name: 'Search your essays' });
    return user;
  };
  const choose = async (
    user: Awaited<ReturnType<typeof open>>,
    label: string,
    option: string,
  ): Promise<void> => user.selectOptions(screen.getByRole('combobox', { name: label }), option);

  test('is searched by words of title and question, without accents, and the address says so', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'cafe');
    await waitFor(() => expect(found()).toEqual(['Café culture']));
    expect(location.search).toBe('?q=cafe');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'RIGHTS water');
    await waitFor(() => expect(found()).toEqual(['Water']));
    expect(status()).toHaveTextContent('1 of 12 essays');
  });
  test('is filtered by kind and status, of which only those are offered that there are', async () => {
    const user = await open();
    expect(
      [...screen.getByRole('combobox', { name: 'Kind of text' }).children].map(
        (option) => option.textContent,
      ),
    ).toEqual(['All kinds', 'An argument', 'A legal answer']);
    await choose(user, 'Kind of text', 'A legal answer');
    await waitFor(() => expect(found()).toEqual(['Law 10', 'Law 9']));
    await choose(user, 'Kind of text', 'All kinds');
    await choose(user, 'Status of the analysis', 'Analysis failed');
    await waitFor(() => expect(found()).toEqual(['Water']));
    expect(location.search).toBe('?state=failed');
  });
  test.each([
    ['By title', ['Café culture', 'Essay e1', 'Essay e2']],
    ['Highest score first', ['Law 10', 'Café culture', 'Law 9', 'Water']],
    ['Lowest score first', ['Law 9', 'Café culture', 'Law 10', 'Water']],
    ['Oldest first', ['Essay e8']],
  ])('is sorted: %s', async (order, first) => {
    const user = await open();
    await choose(user, 'Order', order);
    await waitFor(() => expect(found().slice(0, first.length)).toEqual(first));
  });
  test('opens as its address says, and shows each score', async () => {
    await open('/essays?kind=legal&sort=title');
    await waitFor(() => expect(found()).toEqual(['Law 9', 'Law 10']));
    expect(screen.getByText('8').parentElement).toHaveTextContent('Verdict 8/10');
  });
  test('says that nothing matches, and shows everything again with the focus in the search', async () => {
    const user = await open('/essays?q=zebra');
    expect(await screen.findByRole('heading', { name: 'No essay matches “zebra”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all essays' }));
    await waitFor(() => expect(found()).toHaveLength(12));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(location.search).toBe('');
  });
  test('is found again by Back, and by the link of an essay', async () => {
    const user = await open('/essays?q=law&sort=title');
    await waitFor(() => expect(found()).toEqual(['Law 9', 'Law 10']));
    await user.click(screen.getByRole('link', { name: 'Law 9' }));
    const back = await screen.findByRole('link', { name: /Back to Essays/ });
    expect(back).toHaveAttribute('href', '/essays?q=law&sort=title');
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('law'));
    expect(found()).toEqual(['Law 9', 'Law 10']);
  });
  test('is shown as cards when the student wants that', async () => {
    const user = await open();
    expect(screen.queryByText('View Analysis')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show as cards' }));
    expect(await screen.findAllByText('View Analysis')).toHaveLength(12);
    expect(location.search).toBe('?view=cards');
  });
});

test('a short list is cards without a search', async () => {
  fakeServer(pagesOf([card('a')]));
  signedInBefore();
  renderApp('/essays');
  expect(await screen.findByText('View Analysis')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
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
