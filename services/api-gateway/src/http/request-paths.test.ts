import { describe, expect, test } from '@jest/globals';
import { ERRORS } from '@argint/contracts';
import {
  CLOSE,
  codeOf,
  contentLength,
  JSON_TYPE,
  LOGIN,
  LOGIN_BODY,
} from '../testing/login-request.ts';
import { head } from '../testing/raw-http.ts';
import { useGateway } from '../testing/use-gateway.ts';

const gateway = useGateway();
const { send } = gateway;

describe('request paths', () => {
  const get = (path: string, method = 'GET') =>
    send(head(`${method} ${path}`, CLOSE, 'Authorization: Bearer good'));

  test.each([
    ['/api'],
    ['/api/'],
    ['/api/nothing'],
    ['/api//health'],
    ['/api/../api/health'],
    ['/api/%2e%2e/api/health'],
    ['/api/./health'],
    ['/api%2fhealth/'],
    ['/api/health%00'],
    ['/api/health/x'],
    ['/api/essays/a/b'],
    ['/api/essays/analyze/start/x'],
    ['/api/__proto__'],
    ['/api/constructor'],
    ['/api/docs/openapi.yaml'],
    ['/api/%F0%9F%99%82'],
  ])('GET %s gets 404 in the standard error body, or the page', async (path) => {
    const { status, body } = await get(path);
    if (path.startsWith('/api/')) expect([status, codeOf(body)]).toEqual([404, 'NOT_FOUND']);
    else expect(body.startsWith('{') ? codeOf(body) : body).toMatch(/NOT_FOUND|<title>/);
  });

  test.each([
    ['PUT', '/api/auth/login', 'POST'],
    ['TRACE', '/api/auth/login', 'POST'],
    ['PROPFIND', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['POST', '/api/profile', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/essays/e1', 'DELETE, GET, HEAD, PATCH'],
    // It is an essay's id as well.
    ['PUT', '/api/essays/analyze', 'DELETE, GET, HEAD, PATCH, POST'],
  ])('%s %s gets 405, and Allow names the methods that there are', async (method, path, allow) => {
    const { status, head: lines, body } = await get(path, method);
    expect([status, /^allow: (.*)$/im.exec(lines)?.[1]]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(codeOf(body)).toBe('METHOD_NOT_ALLOWED');
  });

  test.each([['POST'], ['DELETE'], ['TRACE']])(
    '%s on an address without routes gets 404',
    async (method) => {
      expect((await get('/api/nothing', method)).status).toBe(404);
    },
  );

  test.each([
    ['/..%2f..%2fetc%2fpasswd'],
    ['/%2e%2e/%2e%2e/etc/passwd'],
    ['/..%5c..%5cwindows%5cwin.ini'],
    ['/assets/..%2f..%2fpackage.json'],
    ['/assets/%2e%2e/index.html'],
    ['/a%00b'],
    ['/index.html%00.js'],
    ['/%E0%A4%A'],
    ['/../../etc/passwd'],
  ])('GET %s gets 404 and no file', async (path) => {
    const { status, body } = await get(path);
    expect([status, codeOf(body)]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([['//example.org/..'], ['//example.org'], ['//api/health'], ['/\\example.org']])(
    'GET %s does not redirect to another site',
    async (path) => {
      expect([200, 404]).toContain((await get(path)).status);
    },
  );

  test.each([
    ['.%2e', '..'],
    ['%2e%2e%2f%2e%2e', '../..'],
    ['%00', '\0'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['%F0%9F%99%82', '🙂'],
    ['$ne', '$ne'],
    ['%7B%22$gt%22:%22%22%7D', '{"$gt":""}'],
    ['x'.repeat(10_000), 'x'.repeat(10_000)],
    ["'%20OR%201=1", "' OR 1=1"],
  ])(
    'an essay id written as %s reaches the essay service decoded and otherwise unchanged',
    async (encodedId, essayId) => {
      let received: unknown;
      gateway.backends.essays.getEssay = (async (request: { essayId: string }) => {
        received = request.essayId;
        throw Object.assign(new Error('seen'));
      }) as never;
      await get(`/api/essays/${encodedId}`);
      expect(received).toBe(essayId);
    },
  );

  test('an essay id with invalid percent-encoding gets 400', async () => {
    for (const id of ['%E0%A4%A', '%ED%A0%80', '%', '%zz']) {
      const { status, body } = await get(`/api/essays/${id}`);
      expect([status, codeOf(body)]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });
});

test('headers in which a caller claims another address are ignored', async () => {
  const seen = new Set<unknown>();
  gateway.backends.auth.login = (async ({ address }: { address: string }) => {
    seen.add(address);
    throw new Error(ERRORS.INTERNAL.message);
  }) as never;
  for (const claim of ['X-Forwarded-For: 192.0.2.9', 'X-Real-IP: 192.0.2.9', 'Forwarded: for=9'])
    await send(head(LOGIN, CLOSE, JSON_TYPE, contentLength(LOGIN_BODY), claim), LOGIN_BODY);
  expect([...seen]).toEqual(['127.0.0.1']);
});
