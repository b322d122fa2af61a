import type { SessionBody, User } from '@argint/contracts';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession, selectSignedIn, signedIn, signedOut } from './session-slice.ts';

/** The session for components: a thin layer over the store. */
export interface SimpleAuth {
  user: User | null;
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  login: (body: SessionBody) => void;
  logout: () => void;
  /** @throws Error always: registration is handled by its form (D1 §8). */
  register: () => never;
}

const Context = createContext<SimpleAuth | null>(null);

/** Provides the session to its children. Needs the store's Provider around it. */
export function SimpleAuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const isAuthenticated = useSelector(selectSignedIn);
  const value = useMemo<SimpleAuth>(
    () => ({
      user: session.user,
      token: session.token,
      isAuthenticated,
      isLoading: session.restoring,
      login: (body) => void dispatch(signedIn(body)),
      logout: () => void dispatch(signedOut()),
      register: () => {
        throw new Error('Registration should be handled in the component');
      },
    }),
    [session, isAuthenticated, dispatch],
  );
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside a SimpleAuthProvider. */
export function useSimpleAuth(): SimpleAuth {
  const value = useContext(Context);
  if (!value) throw new Error('useSimpleAuth must be used within a SimpleAuthProvider');
  return value;
}
