import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LOCAL } from '../../../config/storage-keys.ts';
import { PROMPT_FADE_MS } from '../../../config/timings.ts';
import { promptOpened } from '../../../features/welcome/prompt-slice.ts';
import { signedIn } from '../../../lib/session/session-slice.ts';
import { anEssayCard, aSession } from '../../../testing/builders.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../../testing/render-app.tsx';
import { greeting } from './greeting.ts';

const essays = (...data: object[]) => ({
  'GET /api/essays': () => ({ body: { success: true, data, nextCursor: null } }),
});

test.each([
  [3, 'Good evening'],
  [4, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('the greeting at %i o’clock', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});

describe('home', () => {
  test('greets a visitor with the hero and the closing call', () => {
    fakeServer({});
    renderApp('/');
    expect(screen.getByRole('heading', { level: 1, name: /A careful reader/ })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Try It Free' })).toHaveLength(2);
  });
  test('greets a student by name, without the hero, and with the latest essay', async () => {
    fakeServer(essays(anEssayCard({ title: 'On water' })));
    signedInBefore();
    renderApp('/');
    expect(screen.getByRole('heading', { level: 1, name: /^Good \w+, Thandi$/ })).toBeVisible();
    expect(screen.queryByText(/A careful reader/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Try It Free' })).toBeNull();
    const latest = await screen.findByRole('region', { name: 'Your latest essay' });
    expect(within(latest).getByRole('heading', { name: 'On water' })).toBeVisible();
    expect(within(latest).getByText('Analysed')).toBeVisible();
    expect(within(latest).getByRole('link', { name: 'Open its result' })).toHaveAttribute(
      'href',
      '/essays/essay-1',
    );
  });
  test.each(['Essay Text', 'Essay Question'])(
    'leads a keyboard to the field %s by its first link',
    async (name) => {
      fakeServer({});
      const { user } = renderApp('/');
      await user.click(await screen.findByRole('tab', { name }));
      await user.click(screen.getByRole('button', { name: 'Skip to the essay' }));
      expect(screen.getByRole('textbox', { name })).toHaveFocus();
      const main = screen.getByRole('main');
      expect(main.querySelector('a, button')).toHaveTextContent('Skip to the essay');
    },
  );
  test('tells a student without essays where the next one will be', async () => {
    fakeServer({});
    signedInBefore();
    renderApp('/');
    expect(await screen.findByText('Your first result will be here.')).toBeVisible();
  });
});

describe('the sign-in prompt', () => {
  const INVITATION = 'Sign In to Continue';
  const later = async (ms: number): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
  };
  const field = () => screen.getByRole('textbox', { name: 'Essay Text' });
  const arrive = () => {
    jest.useFakeTimers();
    fakeServer({});
    return renderApp('/');
  };
  afterEach(() => void jest.useRealTimers());

  test('opens after a second where nobody types', async () => {
    const { store } = arrive();
    await later(999);
    expect(store.getState().prompt.open).toBe(false);
    await later(1);
    expect(store.getState().prompt.open).toBe(true);
  });
  test('waits while a field has the focus, and opens a second after it is left', async () => {
    const { store } = arrive();
    act(() => field().focus());
    await later(5_000);
    expect(store.getState().prompt.open).toBe(false);
    act(() => field().blur());
    await later(1_000);
    expect(store.getState().prompt.open).toBe(true);
  });
  test('waits while a field holds text', async () => {
    const { store } = arrive();
    fireEvent.change(field(), { target: { value: 'My essay' } });
    await later(5_000);
    expect(store.getState().prompt.open).toBe(false);
    fireEvent.change(field(), { target: { value: '' } });
    await later(1_000);
    expect(store.getState().prompt.open).toBe(true);
  });
  test('opens at once when it is asked for', async () => {
    fakeServer({});
    const { store } = renderApp('/');
    fireEvent.change(field(), { target: { value: 'My essay' } });
    act(() => void store.dispatch(promptOpened()));
    expect(await screen.findByText(INVITATION)).toBeInTheDocument();
  });
  test('closes by itself when the visitor signs in', async () => {
    const { store } = arrive();
    await later(1_000);
    act(() => void store.dispatch(signedIn(aSession())));
    expect(store.getState().prompt.open).toBe(false);
  });
  test.each([
    ['a first visit', false],
    ['a device where someone has signed up', true],
  ])('on %s it does not open by itself once it was closed', async (_where, hasSignedUp) => {
    if (hasSignedUp) localStorage.setItem(LOCAL.hasEverSignedUp, 'true');
    const { store } = arrive();
    await later(1_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Look around first' }));
    await later(PROMPT_FADE_MS);
    act(() => field().focus());
    act(() => field().blur());
    await later(5_000);
    expect(store.getState().prompt.open).toBe(false);
  });
  test('fades for 300 ms when it is closed, and the time is stored', async () => {
    fakeServer({});
    const { store, user } = renderApp('/');
    act(() => void store.dispatch(promptOpened()));
    await user.click(await screen.findByRole('button', { name: 'Look around first' }));
    expect(store.getState().prompt.open).toBe(true);
    expect(PROMPT_FADE_MS).toBe(300);
    await waitFor(() => expect(store.getState().prompt.open).toBe(false));
    expect(Number(localStorage.getItem(LOCAL.popupDismissed))).toBeGreaterThan(0);
  });
});
