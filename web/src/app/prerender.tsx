import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createMemoryStorage } from '../lib/storage/browser-storage.ts';
import { preloadRoute } from './app-routes.tsx';
import { App } from './app.tsx';
import { makeStore } from './store.ts';

/** The HTML of a page for a visitor who comes for the first time. Runs in the build, on Node. */
export const prerender = async (path: string): Promise<string> => {
  await preloadRoute(path);
  const storage = createMemoryStorage();
  const store = makeStore({ local: storage, session: storage, now: () => 0 });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return renderToString(<App store={store} Router={Router} />);
};
