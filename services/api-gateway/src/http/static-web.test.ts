import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tempDir } from '@argint/testkit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeOf, ERRORS } from '@argint/contracts';
import express, { type ErrorRequestHandler } from 'express';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { staticWeb } from './static-web.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let server: ReturnType<ReturnType<typeof express>['listen']>;

beforeAll(async () => {
  dir = await tempDir();
  mkdirSync(join(dir.path, 'prerendered'));
  const write = (name: string): void => writeFileSync(join(dir.path, name), `this is ${name}`);
  ['index.html', 'prerendered/home.html', 'prerendered/login.html'].forEach(write);
  mkdirSync(join(dir.path, 'assets'));
  writeFileSync(join(dir.path, 'assets/a-1.js'), 'first()');
  writeFileSync(join(dir.path, 'assets/a-1.js.br'), brotliCompressSync('first()'));
  writeFileSync(join(dir.path, 'assets/b-2.css'), 'p {}');
  const answer: ErrorRequestHandler = (error, _req, res, _next) =>
    void res.status(ERRORS[codeOf(error)].http).end();
  server = express().use(staticWeb(dir.path)).use(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await dir.remove();
});

test.each([
  ['/', 'prerendered/home.html'],
  ['/?from=mail', 'prerendered/home.html'],
  ['/login', 'prerendered/login.html'],
  ['/essays', 'index.html'],
  ['/essays/login', 'index.html'],
  ['/home', 'index.html'],
  ['/how-we-score', 'index.html'],
  ['/%2e%2e%2flogin', null],
])('%s is answered with %s, which is never cached unasked', async (path, file) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (file === null) return expect(response.status).toBe(404);
  expect([await response.text(), response.headers.get('cache-control')]).toEqual([
    `this is ${file}`,
    'no-cache',
  ]);
});

test.each([
  ['POST', '/login', 405],
  ['DELETE', '/index.html', 405],
  ['PUT', '/', 405],
  ['POST', '/missing.js', 404],
  ['POST', '/%2e%2e%2flogin.js', 404],
  ['HEAD', '/login', 200],
])('%s %s is answered with %i', async (method, path, status) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
});

test.each([
  ['/assets/a-1.js', 'br, gzip', 'br', 'text/javascript; charset=utf-8', 'first()'],
  ['/assets/a-1.js', 'gzip', null, 'text/javascript; charset=utf-8', 'first()'],
  ['/assets/b-2.css', 'br, gzip', null, 'text/css; charset=utf-8', 'p {}'],
])('%s for a browser that takes %s comes as %j, for a year', async (path, takes, ...wanted) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': takes },
  });
  const { headers } = response;
  expect([
    headers.get('content-encoding'),
    headers.get('content-type')?.toLowerCase(),
    await response.text(),
  ]).toEqual(wanted);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('an inline script of an HTML file is allowed by its hash, once', () => {
  const page = '<script>first()</script><script src="/a.js"></script>';
  writeFileSync(join(dir.path, 'a.html'), page);
  writeFileSync(join(dir.path, 'prerendered', 'b.html'), page);
  // printf 'first()' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(dir.path)).toEqual([
    "'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='",
  ]);
  expect(inlineScriptHashes(join(dir.path, 'missing'))).toEqual([]);
});
