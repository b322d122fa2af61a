import { gzipSync } from 'node:zlib';
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

const NOT_JSON = 'The request body must be JSON, with content-type application/json.';

const { send } = useGateway();

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
