import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERRORS, type ErrorBody } from '@argint/contracts';
import { openGateway, type OpenGateway } from '../testing/gateway-harness.ts';
import { head, rawHttp } from '../testing/raw-http.ts';

const LOGIN = 'POST /api/auth/login';
const CLOSE = 'Connection: close';
const JSON_TYPE = 'Content-Type: application/json';
const LOGIN_BODY = JSON.stringify({ email: 'a@example.org', password: 'secret' });
const NOT_JSON = 'The request body must be JSON, with content-type application/json.';

let gateway: OpenGateway;
const send = (...parts: (string | Buffer)[]) => rawHttp(gateway.port, parts);
const codeOf = (body: string): string => (JSON.parse(body) as ErrorBody).code;
const contentLength = (body: string | Buffer): string =>
  `Content-Length: ${Buffer.byteLength(body)}`;

beforeAll(async () => {
  gateway = await openGateway({ server: { requestMs: 300, headersMs: 300, checkMs: 50 } });
});
afterAll(() => gateway.close());

describe('the content type of a request body', () => {
  const sendLogin = (lines: string[], body: string | Buffer = LOGIN_BODY) =>
    send(head(LOGIN, CLOSE, contentLength(body), ...lines), body);

  test.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['APPLICATION/JSON;charset=UTF-8'],
  ])('a body with content type %s is accepted', async (type) => {
    expect((await sendLogin([`Content-Type: ${type}`])).status).toBe(200);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['application/jsonp'],
    ['nonsense'],
  ])('a body with content type %s gets 400', async (type) => {
    const { status, body } = await sendLogin([`Content-Type: ${type}`]);
    expect([status, codeOf(body)]).toEqual([400, 'MALFORMED_BODY']);
    expect(body).toContain(NOT_JSON);
  });

  test('a body without a content type gets 400, and a missing body is validated like an empty object', async () => {
    expect((await sendLogin([])).body).toContain(NOT_JSON);
    expect((await send(head(LOGIN, CLOSE, 'Content-Length: 0'))).body).toContain(
      'Invalid email address',
    );
  });

  test.each([
    ['a truncated document', LOGIN_BODY.slice(0, -3), []],
    ['a document with single quotes', "{'email':1}", []],
    ['two documents', `${LOGIN_BODY}${LOGIN_BODY}`, []],
    ['a document with a trailing comma', '{"email":"a",}', []],
    ['a document with NaN', '{"email":NaN}', []],
    ['a raw line break in a string', '{"email":"a\nb"}', []],
    ['a document with invalid UTF-8', Buffer.from('7b2265223a22ff227d', 'hex'), []],
    ['a document with half a UTF-8 character', Buffer.from('7b2265223a22e6b022', 'hex'), []],
    ['a body with an unknown encoding', LOGIN_BODY, ['Content-Encoding: zip']],
    ['a body that is not the gzip it claims to be', LOGIN_BODY, ['Content-Encoding: gzip']],
  ])('%s gets 400 MALFORMED_BODY', async (_name, body, lines) => {
    const { status, body: answer } = await sendLogin([JSON_TYPE, ...lines], body);
    expect([status, codeOf(answer)]).toEqual([400, 'MALFORMED_BODY']);
  });

  test('a body in a character set outside Unicode gets 400 MALFORMED_BODY', async () => {
    for (const charset of ['klingon', 'iso-8859-1', 'utf-99']) {
      const { status, body } = await sendLogin([
        `Content-Type: application/json; charset=${charset}`,
      ]);
      expect([status, codeOf(body)]).toEqual([400, 'MALFORMED_BODY']);
    }
  });

  test('a gzip body is unpacked, and the size limit applies to its unpacked size', async () => {
    const sendGzip = (text: string) =>
      sendLogin([JSON_TYPE, 'Content-Encoding: gzip'], gzipSync(text));
    expect((await sendGzip(LOGIN_BODY)).status).toBe(200);
    const bomb = await sendGzip(`{"email":"${'a'.repeat(50_000_000)}"}`);
    expect([bomb.status, codeOf(bomb.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('the size and pace of a body', () => {
  test('a body that is too large gets 413, with a Content-Length or in chunks', async () => {
    const big = `{"email":"${'a'.repeat(1_100_000)}"}`;
    const withLength = await send(head(LOGIN, CLOSE, JSON_TYPE, contentLength(big)), big);
    expect([withLength.status, codeOf(withLength.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const chunked = await send(
      head(LOGIN, CLOSE, JSON_TYPE, 'Transfer-Encoding: chunked'),
      ...Array.from({ length: 20 }, () => chunk),
      '0\r\n\r\n',
    );
    expect([chunked.status, codeOf(chunked.body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a chunked body is accepted', async () => {
    const chunks = [...LOGIN_BODY].map((char) => `1\r\n${char}\r\n`);
    const chunkedHead = head(LOGIN, CLOSE, JSON_TYPE, 'Transfer-Encoding: chunked');
    expect((await send(chunkedHead, ...chunks, '0\r\n\r\n')).status).toBe(200);
  });

  test.each([
    ['an unfinished body', [head(LOGIN, JSON_TYPE, 'Content-Length: 500'), '{"email":']],
    [
      'an unfinished chunk',
      [head(LOGIN, JSON_TYPE, 'Transfer-Encoding: chunked'), '5\r\n{"ema\r\n'],
    ],
    ['an unfinished head', ['POST /api/auth/login HTTP/1.1\r\nHost: local']],
  ])('%s gets 408 in the standard error body', async (_name, parts) => {
    const { status, body } = await send(...parts);
    expect([status, codeOf(body)]).toEqual([408, 'DEADLINE']);
  });

  test.each([
    [
      'a request with two Content-Length headers',
      head(LOGIN, JSON_TYPE, 'Content-Length: 5', 'Content-Length: 50'),
    ],
    [
      'a request with a Content-Length and chunks',
      head(LOGIN, JSON_TYPE, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    ],
    ['a request with a negative Content-Length', head(LOGIN, JSON_TYPE, 'Content-Length: -1')],
    ['a header with a NUL character', head(LOGIN, 'X-Odd: a\0b')],
    ['a non-ASCII path', head('GET /api/🙂')],
    ['text that is not HTTP', 'HELO there\r\n\r\n'],
  ])('%s gets 400 before any body is read', async (_name, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, codeOf(body)]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('a head that is too long gets 431', async () => {
    const { status } = await send(head(LOGIN, `X-Long: ${'a'.repeat(40_000)}`));
    expect(status).toBe(431);
  });

  test('a request without a token gets 401 before its body is parsed', async () => {
    const { status, body } = await send(
      head('POST /api/essays/analyze/start', CLOSE, JSON_TYPE, 'Content-Length: 3'),
      '{{{',
    );
    expect([status, codeOf(body)]).toEqual([401, 'LOGIN_TO_ANALYZE']);
  });
});

describe('the Authorization header', () => {
  const checkAccess = async (...lines: string[]): Promise<string> => {
    const { status, body } = await send(head('GET /api/check-access', CLOSE, ...lines));
    return status === 200 ? 'allowed' : `${status} ${codeOf(body)}`;
  };
  test.each([
    ['Bearer good'],
    ['bearer good'],
    ['BEARER good'],
    ['Bearer good   '],
    ['   Bearer good'],
  ])('"%s" is accepted as a valid token', async (value) => {
    expect(await checkAccess(`Authorization: ${value}`)).toBe('allowed');
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
  ])('"%s" gets 401 INVALID_TOKEN', async (value) => {
    expect(await checkAccess(`Authorization: ${value}`)).toBe('401 INVALID_TOKEN');
  });
  test('two Authorization headers get 401, even if both are valid', async () => {
    const [valid, invalid] = ['Authorization: Bearer good', 'authorization: Bearer bad'];
    expect(await checkAccess(valid, invalid)).toBe('401 INVALID_TOKEN');
    expect(await checkAccess(invalid, valid)).toBe('401 INVALID_TOKEN');
    expect(await checkAccess(valid, valid)).toBe('401 INVALID_TOKEN');
  });
  test('a token in a cookie, another header or the query is ignored', async () => {
    expect(await checkAccess('Cookie: authToken=good', 'X-Access-Token: good')).toBe(
      '401 LOGIN_REQUIRED',
    );
    const { status } = await send(head('GET /api/check-access?token=good', CLOSE));
    expect(status).toBe(401);
  });
});

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

  test.each([['PUT'], ['PATCH'], ['DELETE'], ['TRACE'], ['PROPFIND']])(
    '%s on a route without that method gets 404',
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
