import { describe, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.ts';
import { SimpleAuthProvider, useSimpleAuth } from './simple-auth.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={makeStore({ local: localStorage, session: sessionStorage, now: Date.now })}>
    <SimpleAuthProvider>{children}</SimpleAuthProvider>
  </Provider>
);

describe('useSimpleAuth', () => {
  test('throws outside its provider', () => {
    expect(() => renderHook(() => useSimpleAuth())).toThrow(
      'useSimpleAuth must be used within a SimpleAuthProvider',
    );
  });
  test('does not handle registration', () => {
    const { result } = renderHook(() => useSimpleAuth(), { wrapper });
    expect(() => result.current.register()).toThrow(
      'Registration should be handled in the component',
    );
  });
});
