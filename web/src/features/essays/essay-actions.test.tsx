import { describe, expect, test } from '@jest/globals';
import type { JobStatus } from '@argint/contracts/job';
import { act, screen, waitFor } from '@testing-library/react';
import { aResult, anEssayCard } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { draftRestored } from '../essay-form/draft-slice.ts';

const text = 'Water should have a price.';
const detailOf = (status: JobStatus | null, changes: object = {}) => ({
  ...anEssayCard({ status, content: text, question: 'Should water be dear?' }),
  updatedAt: '2026-11-21T12:00:00.000Z',
  retainUntil: null,
  rubric: null,
  analysisResults: [],
  ...changes,
});
const open = (
  address: string,
  essay: ReturnType<typeof detailOf>,
  more: Parameters<typeof fakeServer>[0] = {},
) => {
  let shown = essay;
  const { calls } = fakeServer({
    'GET /api/essays': () => ({ body: { success: true, data: [shown], nextCursor: null } }),
    'GET /api/essays/essay-1': () => ({ body: { success: true, data: shown } }),
    'PATCH /api/essays/essay-1': ({ body }) => {
      shown = { ...shown, ...(body as object) };
      return { body: { success: true, data: shown } };
    },
    ...more,
  });
  signedInBefore();
  return { ...renderApp(address), calls };
};

test('a new essay is an empty form, and what was in it can be brought back', async () => {
  const { user, store } = open('/essays', detailOf('failed'));
  const held = { text, question: 'Should water be dear?', parentEssayId: 'essay-1' };
  act(() => void store.dispatch(draftRestored(held)));
  await user.click(await screen.findByRole('link', { name: 'New essay' }));
  expect(store.getState().draft).toMatchObject({ text: '', question: '', parentEssayId: null });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(store.getState().draft).toMatchObject(held);
});

describe('an essay that was not analysed to the end', () => {
  test.each(['failed', 'cancelled'] as const)(
    'that is %s goes back into the form from the list',
    async (status) => {
      const { user, store } = open('/essays', detailOf(status));
      await user.click(
        await screen.findByRole('button', { name: 'Analyse again: The price of water' }),
      );
      await waitFor(() => expect(location.pathname + location.hash).toBe('/#essay-form'));
      expect(store.getState().draft).toMatchObject({ text, question: 'Should water be dear?' });
      expect(store.getState().toasts).toEqual([]);
    },
  );
  test.each([
    ['failed', 'The analysis of this essay failed.'],
    ['cancelled', 'The analysis of this essay was cancelled.'],
    [null, 'This essay has no analysis yet.'],
  ] as const)('that is %s goes back into the form from its page', async (status, words) => {
    const { user, store } = open('/essays/essay-1', detailOf(status));
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyse again' }));
    await waitFor(() => expect(store.getState().draft.text).toBe(text));
  });
  test('shows what was found before it was cancelled', async () => {
    const partial = { analysisResults: [{ analysisData: aResult([]) }] };
    open('/essays/essay-1', detailOf('cancelled', partial));
    expect(await screen.findByText(/Below is what was found until then/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyse again' })).toBeVisible();
  });
  test('replaces another draft in a way that can be undone', async () => {
    const { user, store } = open('/essays', detailOf('failed'));
    act(() => void store.dispatch(draftRestored({ text: 'Another essay', question: '' })));
    await user.click(
      await screen.findByRole('button', { name: 'Analyse again: The price of water' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().draft.text).toBe('Another essay');
  });
  test.each(['completed', 'processing'] as const)('does not offer it when %s', async (status) => {
    open('/essays', detailOf(status));
    expect(await screen.findByRole('link', { name: 'View Analysis' })).toBeVisible();
    expect(screen.queryByText('Analyse again')).toBeNull();
  });
});

describe('the title of an essay', () => {
  const rename = async (user: ReturnType<typeof open>['user'], title: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, title);
  };
  test('is changed in place, and the focus stays with it', async () => {
    const { user } = open('/essays/essay-1', detailOf(null));
    await rename(user, ' Dear water {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dear water' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
  });
  test.each(['Something{Escape}', '{Enter}'])('is left as it was after %s', async (keys) => {
    const { user, calls } = open('/essays/essay-1', detailOf(null));
    await rename(user, keys);
    expect(screen.getByRole('heading', { level: 1, name: 'The price of water' })).toBeVisible();
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });
  test('stays open with the server’s reason when it is refused', async () => {
    const { user } = open('/essays/essay-1', detailOf(null), {
      'PATCH /api/essays/essay-1': () => ({ status: 400, body: failure('Not this one') }),
    });
    await rename(user, 'Mine{Enter}');
    expect(await screen.findByText('Not this one')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
  });
});

describe('an essay that cannot be shown', () => {
  test.each([
    [404, 'Essay not found.', 0],
    [401, 'Your session has expired. Please log in again.', 1],
  ])('with %i offers to log in only where that helps', async (status, words, links) => {
    open('/essays/essay-1', detailOf(null), {
      'GET /api/essays/essay-1': () => ({ status, body: failure(words) }),
      'POST /api/auth/refresh': () => ({ status: 503, body: failure('down') }),
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Log In Again' })).toHaveLength(links);
  });
});
