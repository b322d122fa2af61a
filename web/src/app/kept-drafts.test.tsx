import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { LOCAL, TAB } from '../config/storage-keys.ts';
import { accessChecking, startFailed } from '../features/analysis-job/job-slice.ts';
import { textTyped } from '../features/essay-form/draft-slice.ts';
import { parseShelf } from '../features/essay-form/draft-storage.ts';
import { signedIn } from '../lib/session/session-slice.ts';
import { aSession, aToken, aUser } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';
import type { Store } from './store.ts';

const shelf = (): string[] => parseShelf(localStorage.getItem(LOCAL.shelf)).map(({ text }) => text);
const type = (store: Store, text: string): void => {
  act(() => void store.dispatch(textTyped(text)));
  act(() => void window.dispatchEvent(new Event('pagehide')));
};
const others = async (): Promise<HTMLElement> =>
  (await screen.findByText(/other drafts? on this device/)).closest('details') as HTMLElement;

/** Two tabs share local storage, and each has a session storage of its own. */
const tab = () => {
  let own: [string, string][] = [];
  return {
    /** Shows this tab in place of the one before, as a reload of it would. */
    open: (): Store => {
      cleanup();
      sessionStorage.clear();
      for (const [key, value] of own) sessionStorage.setItem(key, value);
      return renderApp('/').store;
    },
    leave: (): void => {
      act(() => void window.dispatchEvent(new Event('pagehide')));
      own = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']);
    },
  };
};

afterEach(() => void jest.restoreAllMocks());

describe('drafts of two tabs', () => {
  test('each stay with their tab, and none overwrites the other', async () => {
    fakeServer({});
    const [one, two] = [tab(), tab()];
    type(one.open(), 'of the first tab');
    one.leave();
    const second = two.open();
    type(second, 'of the second tab');
    two.leave();
    expect(one.open().getState().draft.text).toBe('of the first tab');
    expect(await others()).toHaveTextContent('of the second tab');
    one.leave();
    expect(two.open().getState().draft.text).toBe('of the second tab');
    expect(await others()).toHaveTextContent('of the first tab');
  });

  test('are versions of one draft each, however often they are saved', () => {
    fakeServer({});
    const [one, two] = [tab(), tab()];
    for (const version of [1, 2, 3]) {
      type(one.open(), `first ${version}`);
      one.leave();
      type(two.open(), `second ${version}`);
      two.leave();
    }
    expect(shelf()).toEqual(['first 3']);
    expect(localStorage.getItem(LOCAL.draft)).toContain('second 3');
  });
});

describe('a draft that another essay takes the place of', () => {
  test('is set aside, and can be opened again later', async () => {
    fakeServer({});
    const { store, user } = renderApp('/');
    type(store, 'on rivers');
    await user.click(screen.getByRole('button', { name: 'New essay' }));
    expect(screen.getByRole('textbox', { name: 'Essay Text' })).toHaveFocus();
    expect(store.getState().draft.text).toBe('');
    type(store, 'on trains');
    expect(await others()).toHaveTextContent('on rivers');
    await user.click(within(await others()).getByRole('button', { name: 'Open it' }));
    expect(store.getState().draft.text).toBe('on rivers');
    expect(await others()).toHaveTextContent('on trains');
  });

  test('goes when the student deletes it', async () => {
    fakeServer({});
    const { store, user } = renderApp('/');
    type(store, 'on bridges');
    await user.click(screen.getByRole('button', { name: 'New essay' }));
    await user.click(within(await others()).getByRole('button', { name: 'Delete it' }));
    expect(screen.queryByText(/other draft/)).toBeNull();
    expect(shelf()).toEqual([]);
  });
});

describe('signing out with a draft', () => {
  const open = async (choice: string) => {
    fakeServer({ 'POST /api/auth/logout': () => ({ body: { success: true } }) });
    signedInBefore();
    const app = renderApp('/');
    type(app.store, 'my words');
    await app.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep your draft?' });
    expect(dialog).toHaveTextContent('2 words');
    await app.user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(app.store.getState().session.token).toBeNull());
    expect(app.store.getState().draft.text).toBe('');
    return app;
  };

  test('keeps it for this student alone, if asked to', async () => {
    const { store } = await open('Keep it and sign out');
    expect(screen.queryByText(/other draft/)).toBeNull();
    const stranger = { token: aToken(86_400, 'b'), user: aUser({ id: 'user-2' }) };
    act(() => void store.dispatch(signedIn(aSession(stranger))));
    expect(screen.queryByText(/other draft/)).toBeNull();
    act(() => void store.dispatch(signedIn(aSession())));
    expect(await others()).toHaveTextContent('my words');
  });

  test('deletes it, if asked to', async () => {
    await open('Delete it and sign out');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('my words');
  });

  test('asks also after a start that was refused, which left nothing in the account', async () => {
    fakeServer({});
    signedInBefore();
    const { user, store } = renderApp('/');
    type(store, 'my words');
    const submission = { text: 'my words', question: '' };
    act(() => void store.dispatch(accessChecking({ submission, type: 'comprehensive' })));
    act(() => void store.dispatch(startFailed(null)));
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep your draft?' });
    expect(dialog).toHaveTextContent('2 words');
  });

  test('asks nothing where nothing would be lost', async () => {
    fakeServer({ 'POST /api/auth/logout': () => ({ body: { success: true } }) });
    signedInBefore();
    const { user, store } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(store.getState().session.token).toBeNull());
  });
});

test('a full storage is said, and the page warns before it is closed', async () => {
  fakeServer({});
  const { store } = renderApp('/');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === TAB.draft) throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => void store.dispatch(textTyped('words that have no room')));
  expect(await screen.findByText('Your text is not saved')).toBeVisible();
  expect(screen.getByText('Not saved: this browser is full')).toBeVisible();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
