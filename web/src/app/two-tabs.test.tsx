import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { LOCAL } from '../config/storage-keys.ts';
import { textTyped } from '../features/essay-form/draft-slice.ts';
import { sessionLost, signedIn } from '../lib/session/session-slice.ts';
import { writeSession } from '../lib/session/session-storage.ts';
import { aSession, aToken, aUser } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../testing/render-app.tsx';

const services = { local: localStorage, session: sessionStorage, now: Date.now };
const nobody = { token: null, refreshToken: null, expiresAt: null, user: null };
const anotherUser = aSession({
  token: aToken(86_400, 'b'),
  refreshToken: 'refresh-2',
  user: aUser({ id: 'user-2' }),
});

/** Changes storage as another tab does: an event for each key, right after its write. */
const inOtherTab = (work: () => void): void => {
  const real = { set: Storage.prototype.setItem, remove: Storage.prototype.removeItem };
  const notify = (key: string): void =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  Storage.prototype.setItem = function (key, value) {
    real.set.call(this, key, value);
    notify(key);
  };
  Storage.prototype.removeItem = function (key) {
    real.remove.call(this, key);
    notify(key);
  };
  try {
    work();
  } finally {
    Storage.prototype.setItem = real.set;
    Storage.prototype.removeItem = real.remove;
  }
};
const storedToken = (): string | null => localStorage.getItem(LOCAL.token);

describe('another tab', () => {
  test('that signs out also signs this tab out and clears its text', async () => {
    fakeServer({});
    signedInBefore();
    const { store } = renderApp('/');
    act(() => void store.dispatch(textTyped('mine')));
    inOtherTab(() => writeSession(services, nobody));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(store.getState().draft.text).toBe('');
  });
  test('whose session the server has ended signs this tab out and leaves the draft', () => {
    fakeServer({});
    signedInBefore();
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'mine', owner: 'user-1' }));
    const { store } = renderApp('/');
    inOtherTab(() => writeSession(services, nobody));
    expect(store.getState().session.token).toBeNull();
    expect(store.getState().draft.text).toBe('mine');
  });
  test('that signs in also signs this tab in, whatever order the keys arrive in', async () => {
    fakeServer({});
    const { store } = renderApp('/');
    const session = aSession();
    inOtherTab(() => {
      localStorage.setItem(LOCAL.token, session.token);
      localStorage.setItem(LOCAL.refreshToken, session.refreshToken);
      localStorage.setItem(LOCAL.tokenExpiresAt, session.expiresAt);
      localStorage.setItem(LOCAL.user, JSON.stringify(session.user));
    });
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(store.getState().session.user?.id).toBe('user-1');
    expect(storedToken()).toBe(session.token);
    expect(localStorage.getItem(LOCAL.user)).toContain('user-1');
  });
  test('writes its token last, so that no tab sees a token without its user', () => {
    const seen: (string | null)[] = [];
    const look = ({ key }: StorageEvent): void => void seen.push(key);
    window.addEventListener('storage', look);
    inOtherTab(() => writeSession(services, aSession()));
    window.removeEventListener('storage', look);
    expect(seen.at(-1)).toBe(LOCAL.token);
  });
  test('that signs in as another user leaves nothing of the previous user here', () => {
    fakeServer({});
    signedInBefore();
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'mine', owner: 'user-1' }));
    sessionStorage.setItem('essayText', 'mine');
    sessionStorage.setItem('analysisOwner', 'user-1');
    const { store } = renderApp('/');
    inOtherTab(() => writeSession(services, anotherUser));
    expect(store.getState().session.user?.id).toBe('user-2');
    expect(store.getState().draft.text).toBe('');
    expect(sessionStorage.getItem('essayText')).toBeNull();
    expect(storedToken()).toBe(anotherUser.token);
  });
});

describe('the next user of this tab', () => {
  const resultOf = (owner: string): void => {
    sessionStorage.setItem('analysisResult', JSON.stringify({ lineCritiques: [] }));
    sessionStorage.setItem('essayText', 'the private essay');
    sessionStorage.setItem('currentEssayId', 'essay-1');
    sessionStorage.setItem('analysisOwner', owner);
  };
  test.each(['/', '/analysis'])('sees no result of the previous user at %s', async (address) => {
    fakeServer({});
    resultOf('user-1');
    signedInBefore(anotherUser);
    renderApp(address);
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByText(/private essay/)).toBeNull();
    expect(sessionStorage.getItem('analysisResult')).toBeNull();
    expect(sessionStorage.getItem('essayText')).toBeNull();
    expect(sessionStorage.getItem('currentEssayId')).toBeNull();
  });
  test('is a visitor: no result survives the reload', () => {
    fakeServer({});
    resultOf('user-1');
    renderApp('/');
    expect(sessionStorage.getItem('essayText')).toBeNull();
  });
  test('gets an empty form, but the same user gets the draft back', () => {
    fakeServer({});
    signedInBefore();
    const { store } = renderApp('/');
    act(() => void store.dispatch(textTyped('mine')));
    act(() => void store.dispatch(sessionLost()));
    expect(store.getState().draft.text).toBe('mine');
    act(() => void store.dispatch(signedIn(aSession())));
    expect(store.getState().draft.text).toBe('mine');
    act(() => void store.dispatch(sessionLost()));
    act(() => void store.dispatch(signedIn(anotherUser)));
    expect(store.getState().draft.text).toBe('');
  });
  test('keeps the text that was written before signing in', () => {
    fakeServer({});
    const { store } = renderApp('/');
    act(() => void store.dispatch(textTyped('a visitor’s')));
    act(() => void store.dispatch(signedIn(aSession())));
    expect(store.getState().draft).toMatchObject({ text: 'a visitor’s', owner: 'user-1' });
  });
});

describe('leaving the page', () => {
  test('saves text pasted a moment ago, and an untouched tab overwrites nothing', () => {
    fakeServer({});
    const { store } = renderApp('/');
    localStorage.setItem(LOCAL.draft, JSON.stringify({ text: 'of another tab' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(LOCAL.draft)).toContain('of another tab');
    act(() => void store.dispatch(textTyped('pasted')));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(LOCAL.draft)).toContain('pasted');
  });
});
