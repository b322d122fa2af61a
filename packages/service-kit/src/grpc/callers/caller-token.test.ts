import { describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { CALLER_TOKEN_LIFE_MS, createCallerTokens, createCallerVerifier } from './caller-token.ts';

const secret = Buffer.alloc(32, 1).toString('base64');
const otherSecret = Buffer.alloc(32, 2).toString('base64');
const start = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;
const unknown = expect.objectContaining({ code: 'CALLER_UNKNOWN' });

/** A caller and a called service with a clock each. */
const setUp = () => {
  const at = { caller: start, service: start };
  const tokenFor = createCallerTokens('api-gateway', { secret, now: () => at.caller });
  const verify = createCallerVerifier('essay', { secret, now: () => at.service });
  return { at, tokenFor, verify };
};
const signed = (claims: object, key = secret, options: jwt.SignOptions = {}): string =>
  jwt.sign(
    { iss: 'api-gateway', aud: 'essay', iat: start / 1_000, exp: start / 1_000 + 60, ...claims },
    Buffer.from(key, 'base64'),
    options,
  );

describe('a caller token', () => {
  test('proves to the called service who calls', () => {
    const { tokenFor, verify } = setUp();
    expect(verify(tokenFor('essay'))).toBe('api-gateway');
  });

  test('a token made for one service is refused by another', () => {
    const { tokenFor, verify } = setUp();
    expect(() => verify(tokenFor('auth'))).toThrow(unknown);
  });

  test.each([
    ['signed with another secret', signed({}, otherSecret)],
    ['without a caller', signed({ iss: undefined })],
    ['that lives longer than five minutes', signed({ exp: start / 1_000 + 301 })],
    ['with another algorithm', signed({}, secret, { algorithm: 'HS512' })],
    ['without a signature', `${signed({}).split('.').slice(0, 2).join('.')}.`],
    ['of no known form', 'a.b.c'],
    ['that is empty', ''],
  ])('%s is refused', (_what, token) => {
    expect(() => setUp().verify(token)).toThrow(unknown);
  });

  test('is made again after half its life, so a call never carries one about to expire', () => {
    const { at, tokenFor } = setUp();
    const first = tokenFor('essay');
    at.caller += CALLER_TOKEN_LIFE_MS / 2 - 1;
    expect(tokenFor('essay')).toBe(first);
    at.caller += 1;
    expect(tokenFor('essay')).not.toBe(first);
  });

  test('is made again when the clock of its caller was set back', () => {
    const { at, tokenFor } = setUp();
    const first = tokenFor('essay');
    at.caller -= 3_600_000;
    expect(tokenFor('essay')).not.toBe(first);
  });

  test.each([-1, 1])('is accepted while the two clocks differ by a minute (%i)', (sign) => {
    const { at, tokenFor, verify } = setUp();
    at.service += sign * MINUTE_MS;
    expect(verify(tokenFor('essay'))).toBe('api-gateway');
  });

  test('a token made more than a minute in the future is refused', () => {
    const { at, tokenFor, verify } = setUp();
    at.service -= MINUTE_MS + 1_000;
    expect(() => verify(tokenFor('essay'))).toThrow(unknown);
  });

  test('is refused a minute after its end, also when it was accepted before', () => {
    const { at, tokenFor, verify } = setUp();
    const token = tokenFor('essay');
    at.service += CALLER_TOKEN_LIFE_MS + MINUTE_MS - 1;
    expect(verify(token)).toBe('api-gateway');
    at.service += 1;
    expect(() => verify(token)).toThrow(unknown);
  });
});
