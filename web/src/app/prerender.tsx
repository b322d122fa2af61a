import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createMemoryStorage } from '../lib/storage/browser-storage.ts';
import { preloadRoute } from './app-routes.tsx';
import { App } from './app.tsx';
import { makeStore } from './store.ts';

/** What React writes for a part that failed, and leaves to the browser. */
const LEFT_OUT = '<!--$!-->';

/**
 * The HTML of a page for a visitor who comes for the first time. Runs in the build, on Node.
 * @throws when a part of it cannot be rendered there
 */
export const prerender = async (path: string): Promise<string> => {
  await preloadRoute(path);
  const storage = createMemoryStorage();
  const store = makeStore({ local: storage, session: storage, now: () => 0 });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(<App store={store} Router={Router} />);
  if (html.includes(LEFT_OUT)) throw new Error(`A part of ${path} needs a browser to be rendered.`);
  return html;
};
