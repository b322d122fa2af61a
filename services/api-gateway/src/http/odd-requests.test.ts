import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERRORS, type ErrorBody } from '@argint/contracts';
import { openGateway, type OpenGateway } from '../testing/open-gateway.ts';
import { head, rawHttp } from '../testing/raw-http.ts';

const LOGIN = 'POST /api/auth/login';
const CLOSE = 'Connection: close';
const JSON_TYPE = 'Content-Type: application/json';
const good = JSON.stringify({ email: 'a@example.org', password: 'secret' });
const NOT_JSON = 'The request body must be JSON, with content-type application/json.';

let gateway: OpenGateway;
const send = (...parts: (string | Buffer)[]) => rawHttp(gateway.port, parts);
const codeOf = (body: string): string => (JSON.parse(body) as ErrorBody).code;
const length = (body: string | Buffer): string => `Content-Length: ${Buffer.byteLength(body)}`;

beforeAll(async () => {
  gateway = await openGateway({ times: { requestMs: 300, headersMs: 300, lookMs: 50 } });
});
afterAll(() => gateway.close());

describe('the type of a body', () => {
  const sent = (lines: string[], body: string | Buffer = good) =>
    send(head(LOGIN, CLOSE, length(body), ...lines), body);

  test.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['APPLICATION/JSON;charset=UTF-8'],
  ])('%s is read', async (type) => {
    expect((await sent([`Content-Type: ${type}`])).status).toBe(200);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['application/jsonp'],
    ['nonsense'],
  ])('%s is refused', async (type) => {
    const { status, body } = await sent([`Content-Type: ${type}`]);
    expect([status, codeOf(body)]).toEqual([400, 'MALFORMED_BODY']);
    expect(body).toContain(NOT_JSON);
  });

  test('none at all is refused, and no body counts as an empty one', async () => {
    expect((await sent([])).body).toContain(NOT_JSON);
    expect((await send(head(LOGIN, CLOSE, 'Content-Length: 0'))).body).toContain(
      'Invalid email address',
    );
  });

  test.each([
    ['cut short', good.slice(0, -3), []],
    ['single quotes', "{'email':1}", []],
    ['two documents', `${good}${good}`, []],
    ['a trailing comma', '{"email":"a",}', []],
    ['NaN', '{"email":NaN}', []],
    ['a raw line break in a string', '{"email":"a\nb"}', []],
    ['bytes that are no UTF-8', Buffer.from('7b2265223a22ff227d', 'hex'), []],
    ['half of a UTF-8 character', Buffer.from('7b2265223a22e6b022', 'hex'), []],
    ['an encoding unknown here', good, ['Content-Encoding: zip']],
    ['gzip that is none', good, ['Content-Encoding: gzip']],
  ])('%s is malformed', async (_name, body, lines) => {
    const { status, body: answer } = await sent([JSON_TYPE, ...lines], body);
    expect([status, codeOf(answer)]).toEqual([400, 'MALFORMED_BODY']);
  });

  test('a character set that is none of Unicode’s is malformed', async () => {
    for (const charset of ['klingon', 'iso-8859-1', 'utf-99']) {
      const { status, body } = await sent([`Content-Type: application/json; charset=${charset}`]);
      expect([status, codeOf(body)]).toEqual([400, 'MALFORMED_BODY']);
    }
  });

  test('gzip is unpacked, and counted as unpacked', async () => {
    const packed = (text: string) => sent([JSON_TYPE, 'Content-Encoding: gzip'], gzipSync(text));
    expect((await packed(good)).status).toBe(200);
    const bomb = await packed(`{"email":"${'a'.repeat(50_000_000)}"}`);
    expect([bomb.status, codeOf(bomb.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('the size and pace of a body', () => {
  test('more than 1 MB is 413, announced or in chunks', async () => {
    const big = `{"email":"${'a'.repeat(1_100_000)}"}`;
    const announced = await send(head(LOGIN, CLOSE, JSON_TYPE, length(big)), big);
    expect([announced.status, codeOf(announced.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const chunked = await send(
      head(LOGIN, CLOSE, JSON_TYPE, 'Transfer-Encoding: chunked'),
      ...Array.from({ length: 20 }, () => chunk),
      '0\r\n\r\n',
    );
    expect([chunked.status, codeOf(chunked.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('chunks make a body like any other', async () => {
    const chunks = [...good].map((char) => `1\r\n${char}\r\n`);
    const headed = head(LOGIN, CLOSE, JSON_TYPE, 'Transfer-Encoding: chunked');
    expect((await send(headed, ...chunks, '0\r\n\r\n')).status).toBe(200);
  });

  test.each([
    ['a body that stops', [head(LOGIN, JSON_TYPE, 'Content-Length: 500'), '{"email":']],
    ['chunks that stop', [head(LOGIN, JSON_TYPE, 'Transfer-Encoding: chunked'), '5\r\n{"ema\r\n']],
    ['a head that stops', ['POST /api/auth/login HTTP/1.1\r\nHost: local']],
  ])('%s ends by the server’s limit, in the one error body', async (_name, parts) => {
    const { status, body, ms } = await send(...parts);
    expect([status, codeOf(body)]).toEqual([408, 'DEADLINE']);
    expect(ms).toBeLessThan(2_000);
  });

  test.each([
    ['two lengths', head(LOGIN, JSON_TYPE, 'Content-Length: 5', 'Content-Length: 50')],
    [
      'a length and chunks',
      head(LOGIN, JSON_TYPE, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    ],
    ['a length that is none', head(LOGIN, JSON_TYPE, 'Content-Length: -1')],
    ['a head with NUL', head(LOGIN, 'X-Odd: a\0b')],
    ['a path that is not ASCII', head('GET /api/🙂')],
    ['no HTTP', 'HELO there\r\n\r\n'],
  ])('%s is refused before it is read', async (_name, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, codeOf(body)]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('a head without end is 431', async () => {
    const { status } = await send(head(LOGIN, `X-Long: ${'a'.repeat(40_000)}`));
    expect(status).toBe(431);
  });

  test('who may not call is refused without a look at the body', async () => {
    const { status, body } = await send(
      head('POST /api/essays/analyze/start', CLOSE, JSON_TYPE, 'Content-Length: 3'),
      '{{{',
    );
    expect([status, codeOf(body)]).toEqual([401, 'LOGIN_TO_ANALYZE']);
  });
});

describe('an Authorization header', () => {
  const asked = async (...lines: string[]): Promise<string> => {
    const { status, body } = await send(head('GET /api/check-access', CLOSE, ...lines));
    return status === 200 ? 'let in' : `${status} ${codeOf(body)}`;
  };
  test.each([
    ['Bearer good'],
    ['bearer good'],
    ['BEARER good'],
    ['Bearer good   '],
    ['   Bearer good'],
  ])('"%s" counts', async (value) => {
    expect(await asked(`Authorization: ${value}`)).toBe('let in');
  });
  test.each([
    [''],
    ['good'],
    ['Bearer'],
    ['Bearer '],
    ['Bearer  good'],
    ['Bearer\tgood'],
    ['Bearer good good'],
    ['Bearer good, Bearer good'],
    ['Bearer:good'],
    ['Basic good'],
    ['Token good'],
    ['Bearer "good"'],
    ['Bearer good\u00A0'],
    ['Bearer null'],
    ['Bearer undefined'],
    [`Bearer ${'x'.repeat(10_000)}`],
  ])('"%s" does not', async (value) => {
    expect(await asked(`Authorization: ${value}`)).toBe('401 INVALID_TOKEN');
  });
  test('two of them do not, whichever is good', async () => {
    const [fair, foul] = ['Authorization: Bearer good', 'authorization: Bearer bad'];
    expect(await asked(fair, foul)).toBe('401 INVALID_TOKEN');
    expect(await asked(foul, fair)).toBe('401 INVALID_TOKEN');
    expect(await asked(fair, fair)).toBe('401 INVALID_TOKEN');
  });
  test('a token elsewhere is no token', async () => {
    expect(await asked('Cookie: authToken=good', 'X-Access-Token: good')).toBe(
      '401 LOGIN_REQUIRED',
    );
    const { status } = await send(head('GET /api/check-access?token=good', CLOSE));
    expect(status).toBe(401);
  });
});

describe('a path', () => {
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
  ])('%s is not found, in the one error body', async (path) => {
    const { status, body } = await get(path);
    if (path.startsWith('/api/')) expect([status, codeOf(body)]).toEqual([404, 'NOT_FOUND']);
    else expect(body.startsWith('{') ? codeOf(body) : body).toMatch(/NOT_FOUND|<title>/);
  });

  test.each([['PUT'], ['PATCH'], ['DELETE'], ['TRACE'], ['PROPFIND']])(
    '%s of a route that has none is not found',
    async (method) => {
      expect((await get('/api/auth/login', method)).status).toBe(404);
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
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await get(path);
    expect([status, codeOf(body)]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([['//example.org/..'], ['//example.org'], ['//api/health'], ['/\\example.org']])(
    '%s sends nobody elsewhere',
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
  ])('an essay’s id %s is taken as it is', async (written, meant) => {
    let asked: unknown;
    gateway.backends.essays.getEssay = (async ({ essayId }: { essayId: string }) => {
      asked = essayId;
      throw Object.assign(new Error('seen'));
    }) as never;
    await get(`/api/essays/${written}`);
    expect(asked).toBe(meant);
  });

  test('an id that cannot be read is 400', async () => {
    for (const id of ['%E0%A4%A', '%ED%A0%80', '%', '%zz']) {
      const { status, body } = await get(`/api/essays/${id}`);
      expect([status, codeOf(body)]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });
});

test('an address a caller claims is not believed', async () => {
  const seen = new Set<unknown>();
  gateway.backends.auth.login = (async ({ address }: { address: string }) => {
    seen.add(address);
    throw new Error(ERRORS.INTERNAL.message);
  }) as never;
  for (const claim of ['X-Forwarded-For: 192.0.2.9', 'X-Real-IP: 192.0.2.9', 'Forwarded: for=9'])
    await send(head(LOGIN, CLOSE, JSON_TYPE, length(good), claim), good);
  expect([...seen]).toEqual(['127.0.0.1']);
});
