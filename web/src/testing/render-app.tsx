import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
// Loaded when first needed, which takes seconds on a busy machine. Tests should not wait for it.
import '../components/antd/antd-provider.tsx';
import { App } from '../app/app.tsx';
import { makeStore } from '../app/store.ts';
import type { Store } from '../app/store.ts';
import { LOCAL } from '../config/storage-keys.ts';
import { aSession } from './builders.ts';

/** Fills storage as an earlier visit of a signed-in student would have. */
export const signedInBefore = (session = aSession()): void => {
  localStorage.setItem(LOCAL.token, session.token);
  localStorage.setItem(LOCAL.refreshToken, session.refreshToken);
  localStorage.setItem(LOCAL.tokenExpiresAt, session.expiresAt);
  localStorage.setItem(LOCAL.user, JSON.stringify(session.user));
};

/** Renders the whole page at an address, with its own store. */
export const renderApp = (
  address = '/',
): { store: Store; user: ReturnType<typeof userEvent.setup> } => {
  history.replaceState(null, '', address);
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  render(<App store={store} />);
  return {
    store,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
};
