import { describe, expect, test } from '@jest/globals';
import type { StoredCritiqueState } from '@argint/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { LOCAL } from '../../../config/storage-keys.ts';
import { aCritique, anEssayCard, aResult } from '../../../testing/builders.ts';
import { failure, fakeServer } from '../../../testing/fake-server.ts';
import type { Answer, Call } from '../../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../../testing/render-app.tsx';

const text = 'Experts say so. It is obviously true.';
const critiques = ['Experts', 'obviously'].map((quote) => aCritique(text, quote, { id: quote }));
const state = (critiqueId: string, changes: Partial<StoredCritiqueState> = {}) => ({
  critiqueId,
  state: 'resolved' as const,
  reason: null,
  carried: false,
  ...changes,
});

/** Opens the essay's page. The server has `stored`, and answers a decision with what `onDecide` returns. */
const open = (stored: StoredCritiqueState[], onDecide?: (call: Call) => Answer) => {
  const decided: [critique: string, body: unknown][] = [];
  const card = anEssayCard({ content: text });
  const essay = {
    ...card,
    updatedAt: card.createdAt,
    retainUntil: null,
    analysisResults: [{ criticalThinkingLevel: null, analysisData: aResult(critiques) }],
    critiqueStates: stored,
    drafts: [card],
  };
  const decide = (id: string) => (call: Call) => {
    decided.push([id, call.body]);
    const given = call.body as Partial<StoredCritiqueState>;
    return (
      onDecide?.(call) ?? { body: { success: true, data: state(id, { reason: null, ...given }) } }
    );
  };
  fakeServer({
    'GET /api/essays/essay-1': () => ({ body: { success: true, data: essay } }),
    ...Object.fromEntries(
      critiques.map(({ id }) => [`PATCH /api/essays/essay-1/critiques/${id}`, decide(id)]),
    ),
  });
  signedInBefore();
  return { ...renderApp('/essays/essay-1'), decided };
};
const mark = async (words: string) =>
  screen.findByRole('button', { name: new RegExp(`^${words}`) });
const press = async (user: ReturnType<typeof open>['user'], words: string, key: string) => {
  (await mark(words)).focus();
  await user.keyboard(key);
};
const stored = () => localStorage.getItem(LOCAL.critiqueStates);

describe('the states of critiques', () => {
  test('come from the server, with what was carried over and why', async () => {
    const { user } = open([
      state('Experts', { state: 'not useful', reason: 'A quotation.', carried: true }),
    ]);
    expect(await screen.findByText('1 of 2 dealt with')).toBeVisible();
    await press(user, 'Experts', '{Enter}');
    expect(await screen.findByText('You decided this in the draft before.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Why is it not useful/ })).toHaveValue(
      'A quotation.',
    );
  });

  test('are shown at once and sent, and nothing stays on the device', async () => {
    const { user, decided } = open([]);
    await press(user, 'Experts', 'r');
    expect(screen.getByText('1 of 2 dealt with')).toBeVisible();
    await waitFor(() => expect(decided).toEqual([['Experts', { state: 'resolved' }]]));
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.getByText('1 of 2 dealt with')).toBeVisible();
  });

  test('a reason is sent with the decision that a critique is not useful', async () => {
    const { user, decided } = open([]);
    await press(user, 'Experts', 'u');
    await press(user, 'Experts', '{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /Why/ }), 'It quotes.{Enter}');
    await waitFor(() =>
      expect(decided.at(-1)).toEqual(['Experts', { state: 'not useful', reason: 'It quotes.' }]),
    );
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  });

  test('wait on the device while the server cannot be reached, and are sent in order when it can', async () => {
    let online = false;
    const { user, decided } = open([], (): Answer => {
      if (!online) throw new TypeError('network');
      return undefined as unknown as Answer;
    });
    await press(user, 'Experts', 'r');
    await press(user, 'obviously', 'i');
    expect(await screen.findByText(/2 decisions saved on this device only/)).toBeVisible();
    expect(stored()).toContain('intended');
    online = true;
    decided.length = 0;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(stored()).toBeNull());
    expect(decided).toEqual([
      ['Experts', { state: 'resolved' }],
      ['obviously', { state: 'intended' }],
    ]);
    expect(screen.getByText('2 of 2 dealt with')).toBeVisible();
  });

  test('that the server refuses are taken back', async () => {
    const { user } = open([], () => ({ status: 404, body: failure('No such critique.') }));
    await press(user, 'Experts', 'r');
    expect(await screen.findByText('0 of 2 dealt with')).toBeVisible();
    expect(stored()).toBeNull();
  });

  test('of the time before the server kept them are sent once, but not over a newer one', async () => {
    localStorage.setItem(
      LOCAL.critiqueStates,
      '[["essay-1",{"Experts":"not-useful","obviously":"resolved"}]]',
    );
    const { decided } = open([state('obviously', { state: 'intended' })]);
    await waitFor(() => expect(decided).toEqual([['Experts', { state: 'not useful' }]]));
    await waitFor(() => expect(stored()).toBeNull());
    const name = /^obviously.*Marked as intended/;
    expect(within(screen.getByRole('main')).getByRole('button', { name })).toBeVisible();
  });

  test('of an earlier page are sent when the student comes back to any page', async () => {
    localStorage.setItem(
      LOCAL.critiqueStates,
      '[["essay-9",{"c1":{"state":"resolved","reason":null}},"user-1"]]',
    );
    const { calls } = fakeServer({
      'PATCH /api/essays/essay-9/critiques/c1': () => ({
        body: { success: true, data: state('c1') },
      }),
    });
    signedInBefore();
    renderApp('/essays');
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('PATCH'));
    await waitFor(() => expect(stored()).toBeNull());
  });
});
