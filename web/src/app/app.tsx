import { useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SimpleAuthProvider } from '../lib/session/simple-auth.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { showAll } from './stand-in.ts';
import type { Store } from './store.ts';
import { ThemeProvider } from './theme-provider.tsx';

interface Props {
  store: Store;
  /** Where the address comes from. @default BrowserRouter */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The whole page with its store. */
export function App({ store, Router = BrowserRouter }: Props) {
  // What is in the HTML follows from this state. Parts of it are taken over when the state is another already.
  const [atStart] = useState(() => store.getState());
  useLayoutEffect(showAll, []);
  return (
    <ErrorBoundary>
      <Provider store={store} serverState={atStart}>
        <SimpleAuthProvider>
          <ThemeProvider>
            <Router>
              <AppRoutes />
            </Router>
          </ThemeProvider>
        </SimpleAuthProvider>
      </Provider>
    </ErrorBoundary>
  );
}
