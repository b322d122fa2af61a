import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Comparison, DraftSummary, EssayDetail, ScoreName } from '@argint/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pageLeaving } from '../essay-form/draft-slice.ts';
import { LOCAL } from '../../config/storage-keys.ts';
import { aCritique, anEssayCard, aResult } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const first = `Experts say so. It is obviously true. ${'Water has a price. '.repeat(6)}`;
const second = first.replace('Experts', 'Two engineers');

const draft = (id: string, draftNumber: number): DraftSummary => ({
  id,
  draftNumber,
  title: 'The price of water',
  wordCount: 30,
  createdAt: '2026-11-21T12:00:00.000Z',
  status: 'completed',
});
const detail = (
  id: string,
  draftNumber: number,
  content: string,
  quotes: string[],
): EssayDetail => ({
  ...anEssayCard({ id, groupId: 'e1', draftNumber, content }),
  updatedAt: '2026-11-21T12:00:00.000Z',
  retainUntil: null,
  rubric: null,
  analysisResults: [
    {
      id: `job-${id}`,
      criticalThinkingLevel: null,
      isCompleted: true,
      relevanceScore: null,
      thesisScore: null,
      argumentsScore: null,
      structureScore: null,
      overallScore: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      analysisData: aResult(
        quotes.map((quote) =>
          aCritique(content, quote, {
            id: quote,
            ...(quote === 'Experts' && { replacement: 'Two engineers' }),
          }),
        ),
      ),
    },
  ],
  critiqueStates: [],
  drafts: draftNumber === 1 ? [draft('e1', 1)] : [draft('e2', 2), draft('e1', 1)],
});
const change = { before: 50, after: 52, change: 2, withinBand: true };
const comparison: Comparison = {
  before: { id: 'e1', draftNumber: 1 },
  resolved: [aCritique(first, 'Experts', { issue: 'Which experts?' })],
  notLookedAt: [],
  still: [{ ...aCritique(second, 'obviously', { id: 'obviously' }), beforeId: 'x' }],
  new: [],
  scores: {
    ...(Object.fromEntries(
      ['relevance', 'argument', 'structure', 'sources', 'language'].map((name) => [name, change]),
    ) as Record<ScoreName, typeof change>),
    overall: { before: 50, after: 61, change: 11, withinBand: false },
    thesis: { before: null, after: 40, change: null, withinBand: false },
  },
  scaleChanged: false,
};

const serve = (more: Parameters<typeof fakeServer>[0] = {}) => {
  signedInBefore();
  return fakeServer({
    'GET /api/essays/e1': () => ({
      body: { success: true, data: detail('e1', 1, first, ['Experts', 'obviously']) },
    }),
    'GET /api/essays/e2': () => ({
      body: { success: true, data: detail('e2', 2, second, ['obviously']) },
    }),
    'GET /api/essays/e2/comparison': () => ({ body: { success: true, data: comparison } }),
    'PATCH /api/essays/e1/critiques/obviously': () => ({
      body: {
        success: true,
        data: { critiqueId: 'obviously', state: 'resolved', reason: null, carried: false },
      },
    }),
    ...more,
  });
};

describe('the second draft', () => {
  const page = window.matchMedia;
  /** A window without room for notes beside the editor's text. */
  const narrow = () =>
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...page(query), matches: false }));
  afterEach(() => void jest.restoreAllMocks());
  const openEditor = async () => {
    const { calls } = serve({
      'POST /api/essays/analyze/start': () => ({ status: 503, body: failure('down') }),
    });
    const app = renderApp('/essays/e1');
    await app.user.click(await screen.findByRole('button', { name: 'Write the second draft' }));
    const notes = await screen.findByRole('list', { name: /^Open critiques/ });
    const editor = screen.getByRole('textbox', { name: 'Essay Text' });
    return { ...app, calls, notes, editor: editor as HTMLTextAreaElement };
  };

  test('opens with the text, and with the open critiques beside it', async () => {
    narrow();
    const { user, notes, editor } = await openEditor();
    expect(editor).toHaveValue(first);
    expect(screen.getByRole('heading', { name: 'Draft 2 of The price of water' })).toBeVisible();
    expect(screen.getByText('2 open critiques')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Analyse my essay' });
    expect(notes.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(
      within(notes).getAllByRole('button', { name: 'Show in the text' })[1] as Element,
    );
    expect(editor).toHaveFocus();
    expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe('obviously');
  });

  test('folds a critique whose words were rewritten, and drops one that is resolved', async () => {
    narrow();
    const { user, notes, editor } = await openEditor();
    await user.type(editor, 'Engineers', {
      initialSelectionStart: 0,
      initialSelectionEnd: 'Experts'.length,
    });
    expect(await within(notes).findByText('words changed')).toBeVisible();
    expect(screen.getByText('2 open critiques · 1 with changed words')).toBeVisible();
    await user.click(within(notes).getByRole('button', { name: 'Resolved' }));
    expect(screen.getByText('1 open critique · 1 with changed words')).toBeVisible();
  });

  test('takes a fix that is a plain replacement, and takes it back', async () => {
    narrow();
    const { user, notes, editor } = await openEditor();
    for (const toggle of within(notes).getAllByRole('button', { name: 'Show the fix' }))
      await user.click(toggle);
    await user.click(within(notes).getByRole('button', { name: 'Use this' }));
    expect(editor).toHaveValue(first.replace('Experts', 'Two engineers'));
    expect(await within(notes).findByText('looks mended')).toBeVisible();
    expect(screen.getByText('1 open critique · 1 looks mended')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(editor).toHaveValue(first);
    expect(screen.getByText('Taken back.')).toBeVisible();
  });

  test('has chips in the margin of a wide editor, and arrow keys lead through them', async () => {
    const box = { top: 30, bottom: 50, height: 20 };
    jest.spyOn(Range.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
    const { user, notes } = await openEditor();
    const [top, below] = within(notes).getAllByRole('button');
    act(() => top?.focus());
    await user.keyboard('{ArrowDown}');
    expect(below).toHaveFocus();
    await user.keyboard('{Enter}');
    const card = within(notes).getByRole('article');
    await waitFor(() => expect(card).toHaveFocus());
    expect(within(card).getByRole('button', { name: 'Show in the text' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(within(notes).queryByRole('article')).toBeNull();
    await waitFor(() => expect(within(notes).getAllByRole('button')[1]).toHaveFocus());
  });

  test('lists below its title what has no place in the text any more', async () => {
    const { user, editor } = await openEditor();
    await user.type(editor, 'Engineers', {
      initialSelectionStart: 0,
      initialSelectionEnd: 'Experts'.length,
    });
    const rest = await screen.findByRole('list', { name: 'Critiques without a place in the text' });
    expect(within(rest).getByText('words changed')).toBeVisible();
  });

  test('is sent as a draft of that essay, and as a new one when the student says so', async () => {
    const { user, calls, store } = await openEditor();
    const starts = () =>
      calls.flatMap(({ path, body }) => (path.endsWith('/start') ? [body as object] : []));
    const analyse = () => user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
    await analyse();
    await waitFor(() => expect(starts()).toHaveLength(1));
    expect(starts()[0]).toMatchObject({ parentEssayId: 'e1', essayText: first });
    await user.click(screen.getByRole('button', { name: 'Make it a new essay instead' }));
    expect(store.getState().draft.parentEssayId).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Analyse my/ })).toBeEnabled());
    await analyse();
    await waitFor(() => expect(starts()).toHaveLength(2));
    expect(starts()[1]).not.toHaveProperty('parentEssayId');
  });

  test('can still become a new essay when the draft before was deleted', async () => {
    serve({ 'GET /api/essays/e1': () => ({ status: 404, body: failure('Essay not found.') }) });
    localStorage.setItem(
      LOCAL.draft,
      JSON.stringify({ text: first, question: '', owner: 'user-1', parentEssayId: 'e1' }),
    );
    const { user, store } = renderApp('/');
    expect(await screen.findByText(/The draft before was deleted/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make it a new essay instead' }));
    expect(store.getState().draft).toMatchObject({ text: first, parentEssayId: null });
  });
});

describe('a later draft', () => {
  test('shows what changed since the one before', async () => {
    serve();
    renderApp('/essays/e2');
    const since = await screen.findByRole('region', { name: 'Since draft 1' });
    expect(within(since).getByRole('heading', { name: '1 Resolved' })).toBeVisible();
    expect(within(since).getByText('Which experts?')).toBeVisible();
    expect(within(since).getByRole('heading', { name: '1 Still there' })).toBeVisible();
    expect(within(since).getByRole('heading', { name: '0 New' })).toBeVisible();
    const scores = within(since)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(scores).toContain('Overall 50 → 61 +11');
    expect(within(since).getByText(/^No clear change: Relevance/)).toBeVisible();
    expect(scores.some((text) => text?.startsWith('Thesis'))).toBe(false);
  });

  test('says what this analysis did not look at, and does not call it resolved', async () => {
    const [unseen] = comparison.resolved;
    serve({
      'GET /api/essays/e2/comparison': () => ({
        body: { success: true, data: { ...comparison, resolved: [], notLookedAt: [unseen] } },
      }),
    });
    renderApp('/essays/e2');
    const since = await screen.findByRole('region', { name: 'Since draft 1' });
    const parts = within(since);
    expect(parts.getByRole('region', { name: 'Not looked at this time' })).toHaveTextContent(
      'Which experts?',
    );
    expect(parts.getByRole('region', { name: 'Resolved' })).not.toHaveTextContent('Which experts?');
  });

  test('compares no scores that follow another scale', async () => {
    serve({
      'GET /api/essays/e2/comparison': () => ({
        body: { success: true, data: { ...comparison, scaleChanged: true } },
      }),
    });
    renderApp('/essays/e2');
    const since = await screen.findByRole('region', { name: 'Since draft 1' });
    expect(within(since).getByText(/so their scores cannot be compared/)).toBeVisible();
    expect(within(since).queryByText(/Overall 50/)).toBeNull();
  });

  test('shows the words that changed when asked', async () => {
    serve();
    const { user } = renderApp('/essays/e2');
    await user.click(await screen.findByRole('button', { name: 'Show the words that changed' }));
    expect(await screen.findByText('Experts', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('Two engineers', { selector: 'ins' })).toBeVisible();
  });

  test('shows no comparison where no earlier draft has a result', async () => {
    serve({ 'GET /api/essays/e2/comparison': () => ({ status: 404, body: failure('none') }) });
    renderApp('/essays/e2');
    expect(await screen.findByRole('button', { name: 'Write the third draft' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Since/ })).toBeNull();
  });

  test('is one card in the list, from which earlier drafts are reached and all can be deleted', async () => {
    const { calls } = serve({
      'GET /api/essays': () => ({
        body: {
          success: true,
          data: [
            anEssayCard({ id: 'e2', groupId: 'e1', draftNumber: 2 }),
            anEssayCard({ id: 'other', title: 'Fire' }),
            anEssayCard({ id: 'e1', groupId: 'e1' }),
          ],
          nextCursor: null,
        },
      }),
      'DELETE /api/essays/e2': () => ({ body: { success: true } }),
    });
    const { user, store } = renderApp('/essays');
    const draft = await screen.findByRole('link', { name: 'Draft 1 of The price of water' });
    expect(draft).toHaveAttribute('href', '/essays/e1');
    await user.click(
      screen.getByRole('button', { name: 'Delete all drafts of The price of water' }),
    );
    act(() => void store.dispatch(pageLeaving()));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(calls.find(({ method }) => method === 'DELETE')?.query.get('drafts')).toBe('all');
  });
});
