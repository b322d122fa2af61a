// First, so that every other style sheet can override it.
import './fonts.css';
import './base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadRoute } from './app-routes.tsx';
import { App } from './app.tsx';
import { isThisPage } from './stand-in.ts';
import { makeStore } from './store.ts';
import { pageLog } from '../lib/log/log-buffer.ts';
import { logFaults } from '../lib/log/log-faults.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { readLanguage, showLanguage } from '../lib/i18n/language.ts';
import { t } from '../lib/i18n/text.ts';

/** Shown when the page cannot start. Plain DOM, because React may be what failed. */
const showOverlay = (): void => {
  document.body.innerHTML =
    `<div class="empty-card" role="alert"><h1>${t('Something went wrong')}</h1>` +
    `<p>${t('The page could not start.')}</p><p><a href="/">${t('Refresh Page')}</a></p></div>`;
};

/** Takes over what stands in the HTML, or replaces it at once. */
const start = async (root: HTMLElement): Promise<void> => {
  // Code that does not load is loaded when its page is shown, which says so if it fails again.
  const isLoaded = await preloadRoute(location.pathname).then(
    () => true,
    () => false,
  );
  // A language that does not load leaves the page in English.
  await showLanguage(readLanguage()).catch(() => undefined);
  const app = <App store={makeStore({ ...browserStorage, now: Date.now })} />;
  // In a transition React renders in slices of a few ms, and the page answers between them.
  startTransition(() => {
    if (isLoaded && isThisPage(root)) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

logFaults(window, pageLog.add);
const root = document.getElementById('root');
if (root) start(root).catch(showOverlay);
else showOverlay();
