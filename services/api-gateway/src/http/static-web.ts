import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { refuseMethod } from './method-not-allowed.ts';

/** Path steps out of a folder, backslashes and NUL, in any encoding. */
const TRICK = /(?:^|[/\\])\.\.(?:[/\\]|$)|\\|\0/;

const isTrick = (path: string): boolean => {
  try {
    return TRICK.test(decodeURIComponent(path));
  } catch {
    return true;
  }
};

/** Paths that can have HTML of their own, in a file of that name. */
const NAME = /^\/(?!home$)([a-z-]+)$/;

/** Whether a path names a file and not a route of the page. */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path);

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Serves the built page: hashed assets for a year, HTML always fresh. A route of the page gets
 * prerendered/<route>.html (home.html for /) if the build made one, else index.html.
 */
export const staticWeb = (dir: string): RequestHandler => {
  const router = Router();
  const index = join(dir, 'index.html');
  const htmlOf = (path: string): string => {
    const name = path === '/' ? 'home' : NAME.exec(path)?.[1];
    const own = join(dir, 'prerendered', `${name}.html`);
    return name !== undefined && existsSync(own) ? own : index;
  };
  router.use((req, _res, next) => next(isTrick(req.path) ? 'router' : undefined));
  router.use((req, res, next) => {
    const path = decodeURIComponent(req.path);
    const exists = existsSync(isFile(path) ? join(dir, path) : index);
    if (exists && !READS.has(req.method)) refuseMethod(req, res, READS);
    next();
  });
  router.use(
    '/assets',
    // With the .br file that the build has written, where the browser takes it.
    expressStaticGzip(join(dir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: '365d', fallthrough: true },
    }),
  );
  router.use(express.static(dir, { index: false, maxAge: 0 }));
  router.get('/{*path}', (req, res, next) => {
    // A missing file is a 404, not the page.
    if (isFile(req.path) || !existsSync(index)) {
      next();
      return;
    }
    res.setHeader('cache-control', 'no-cache');
    res.sendFile(htmlOf(req.path));
  });
  return router;
};
