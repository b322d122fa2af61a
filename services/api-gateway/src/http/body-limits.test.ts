import { describe, expect, test } from '@jest/globals';
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

const { send } = useGateway({ server: { requestMs: 300, headersMs: 300, checkMs: 50 } });

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
