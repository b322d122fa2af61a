// First, so that every other sheet may refine it.
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { makeStore } from './store.ts';

/** The last resort when nothing can be drawn; plain DOM, because React is what failed. */
const showOverlay = (): void => {
  document.body.innerHTML =
    '<div class="empty-card" role="alert"><h1>Something went wrong</h1>' +
    '<p>The page could not start.</p><p><a href="/">Refresh Page</a></p></div>';
};

try {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  createRoot(root).render(<App store={store} />);
} catch {
  showOverlay();
}
