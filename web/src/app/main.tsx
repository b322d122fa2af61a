// First, so that every other style sheet can override it.
import './fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { makeStore } from './store.ts';
import { pageLog } from '../lib/log/log-buffer.ts';
import { logFaults } from '../lib/log/log-faults.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';

/** Shown when the page cannot start. Plain DOM, because React may be what failed. */
const showOverlay = (): void => {
  document.body.innerHTML =
    '<div class="empty-card" role="alert"><h1>Something went wrong</h1>' +
    '<p>The page could not start.</p><p><a href="/">Refresh Page</a></p></div>';
};

logFaults(window, pageLog.add);
try {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const store = makeStore({ ...browserStorage, now: Date.now });
  createRoot(root).render(<App store={store} />);
} catch {
  showOverlay();
}
