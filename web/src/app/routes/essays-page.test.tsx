import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp, signedInBefore } from '../../test/render-app.tsx';

const card = (id: string) => ({
  id,
  title: `Essay ${id}`,
  question: null,
  content: 'Water is life.',
  wordCount: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'completed',
});

describe('deleting an essay', () => {
  test.each([
    [['a', 'b', 'c'], 'b', 'Essay c'],
    [['a', 'b'], 'b', 'Essay a'],
    [['a'], 'a', 'No essays yet'],
  ])('of %j, %s: the focus goes to %s', async (ids, id, heading) => {
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
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: `Essay ${id}` })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  });

  test.each([
    ['a', null],
    ['b', 'a'],
  ])('%s takes its kept result along, and no other', async (id, kept) => {
    fakeServer({
      'GET /api/essays': () => ({ body: { success: true, data: ['a', 'b'].map(card) } }),
      [`DELETE /api/essays/${id}`]: () => ({ body: { success: true } }),
    });
    signedInBefore();
    sessionStorage.setItem('analysisOwner', 'user-1');
    sessionStorage.setItem('currentEssayId', 'a');
    sessionStorage.setItem('analysisResult', '{"lineCritiques":[]}');
    const { user } = renderApp('/essays');
    await user.click(await screen.findByRole('button', { name: `Delete Essay ${id}` }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Essay deleted')).toBeVisible();
    expect(sessionStorage.getItem('currentEssayId')).toBe(kept);
  });
});
