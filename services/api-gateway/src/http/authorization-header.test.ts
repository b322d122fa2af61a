import { describe, expect, test } from '@jest/globals';
import { CLOSE, codeOf } from '../testing/login-request.ts';
import { head } from '../testing/raw-http.ts';
import { useGateway } from '../testing/use-gateway.ts';

const { send } = useGateway();

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
