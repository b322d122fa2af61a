import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SimpleAuthProvider } from '../lib/session/simple-auth.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Store } from './store.ts';
import { ThemeProvider } from './theme-provider.tsx';

/** The whole page with its store. */
export function App({ store }: { store: Store }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <SimpleAuthProvider>
          <ThemeProvider>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </ThemeProvider>
        </SimpleAuthProvider>
      </Provider>
    </ErrorBoundary>
  );
}
