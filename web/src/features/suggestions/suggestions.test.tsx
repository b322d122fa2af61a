import { describe, expect, test } from '@jest/globals';
import type { Suggestion } from '@argint/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { SuggestionList } from './suggestion-list.tsx';

const suggestion = (id: string, changes: Partial<Suggestion> = {}): Suggestion => ({
  id,
  analysisId: 'j1',
  category: 'sources',
  title: `Improve ${id}`,
  description: 'Name the expert.',
  priority: 'high',
  isCompleted: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...changes,
});

const open = (routes: Parameters<typeof fakeServer>[0]) => {
  const { calls } = fakeServer(routes);
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  render(
    <Provider store={store}>
      <SuggestionList essayId="e1" />
    </Provider>,
  );
  return { store, calls, user: userEvent.setup({ delay: null }) };
};
const listed = (data: Suggestion[]) => ({
  'GET /api/essays/e1/suggestions': () => ({ body: { success: true, data } }),
});

describe('the suggestions of an essay', () => {
  test('are ticked off at once and sent to the server', async () => {
    const sent = Promise.withResolvers<void>();
    const { user, calls } = open({
      ...listed([suggestion('j1.1'), suggestion('j1.2', { isCompleted: true })]),
      'PATCH /api/essays/e1/suggestions': async () => {
        await sent.promise;
        return { body: { success: true, data: suggestion('j1.1', { isCompleted: true }) } };
      },
    });
    const box = await screen.findByRole('checkbox', { name: 'Improve j1.1' });
    expect(screen.getByText('1 of 2 done')).toBeVisible();
    expect(box).toHaveAccessibleDescription('Name the expert. Sources · High priority');
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(screen.getByText('2 of 2 done')).toBeVisible();
    sent.resolve();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { id: 'j1.1', isCompleted: true },
      ]),
    );
  });

  test('that the server refuses are open again, and a toast says why', async () => {
    const { user, store } = open({
      ...listed([suggestion('j1.1')]),
      'PATCH /api/essays/e1/suggestions': () => ({
        status: 404,
        body: failure('This essay has no such suggestion.'),
      }),
    });
    await user.click(await screen.findByRole('checkbox'));
    await waitFor(() =>
      expect(JSON.stringify(store.getState().toasts)).toContain('has no such suggestion'),
    );
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('that cannot be loaded are asked for again', async () => {
    let fails = true;
    const { user } = open({
      'GET /api/essays/e1/suggestions': () =>
        fails
          ? { status: 500, body: failure('Something broke.') }
          : { body: { success: true, data: [suggestion('j1.1')] } },
    });
    const section = await screen.findByRole('region', { name: 'What to improve next' });
    fails = false;
    await user.click(within(section).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('checkbox')).toBeVisible();
  });

  test('have no heading when there are none', async () => {
    open(listed([]));
    await waitFor(() => expect(screen.queryByLabelText('Loading suggestions')).toBeNull());
    expect(screen.queryByText('What to improve next')).toBeNull();
  });
});
