import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { AppError } from '@argint/contracts';
import { describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { createTokenVerifier } from './token-verifier.ts';

const pair = (kid: string) => ({ kid, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) });
const first = pair('k1');
const second = pair('k2');
const jwks = (...keys: { kid: string; publicKey: KeyObject }[]): string =>
  JSON.stringify({
    keys: keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid })),
  });

const start = Date.parse('2026-03-01T10:00:00.250Z');
const ours = {
  sub: 'u1',
  sid: 's1',
  iss: 'argint',
  aud: 'argint-api',
  iat: start / 1_000,
  exp: start / 1_000 + 60,
};
const sign = (key: typeof first, change: jwt.SignOptions = {}, claims: object = {}): string =>
  jwt.sign(
    Object.fromEntries(Object.entries({ ...ours, ...claims }).filter(([, value]) => value)),
    key.privateKey,
    { algorithm: 'ES256', keyid: key.kid, ...change },
  );
const setUp = () => {
  const state = { now: start, fetches: 0, served: jwks(first), down: false };
  const verifier = createTokenVerifier({
    fetchKeys: async () => {
      state.fetches += 1;
      if (state.down) throw new AppError('UNAVAILABLE');
      return state.served;
    },
    clock: () => new Date(state.now),
  });
  return { state, verifier };
};
const refused = { code: 'INVALID_TOKEN' };

describe('an access token', () => {
  test('proves user, session and both times to the millisecond', async () => {
    const { verifier } = setUp();
    expect(await verifier.verify(sign(first))).toEqual({
      userId: 'u1',
      sid: 's1',
      issuedAt: new Date(start),
      expiresAt: new Date(start + 60_000),
    });
  });

  test('is refused once it has expired', async () => {
    const { state, verifier } = setUp();
    state.now += 60_000;
    await expect(verifier.verify(sign(first))).rejects.toMatchObject(refused);
  });

  test.each([
    ['another issuer', sign(first, {}, { iss: 'other' })],
    ['another audience', sign(first, {}, { aud: 'other' })],
    ['no session', sign(first, {}, { sid: undefined })],
    ['no expiry', sign(first, {}, { exp: undefined })],
    ['a key that is not ours under a known name', sign({ ...second, kid: 'k1' })],
    [
      'a place to fetch keys from',
      sign(first, { header: { alg: 'ES256', jku: 'https://x.example' } }),
    ],
    ['no key name', jwt.sign({ sub: 'u1', sid: 's1' }, first.privateKey, { algorithm: 'ES256' })],
    ['no signature', jwt.sign({ sub: 'u1' }, '', { algorithm: 'none', keyid: 'k1' })],
    ['a shared secret', jwt.sign({ sub: 'u1', sid: 's1' }, 'k'.repeat(64), { keyid: 'k1' })],
    ['the wrong form', 'a.b.c'],
    ['nothing in it', ''],
    ['too many characters', 'a'.repeat(5_000)],
  ])('is refused with %s', async (_what, token) => {
    const { verifier } = setUp();
    await expect(verifier.verify(token)).rejects.toMatchObject(refused);
  });
});

describe('the keys that verify tokens', () => {
  test('are fetched once for many tokens at the same time', async () => {
    const { state, verifier } = setUp();
    await Promise.all([1, 2, 3].map(() => verifier.verify(sign(first))));
    expect(state.fetches).toBe(1);
  });

  test('are fetched again for an unknown name, at most once in five seconds', async () => {
    const { state, verifier } = setUp();
    await verifier.verify(sign(first));
    state.served = jwks(first, second);
    await expect(verifier.verify(sign(second))).rejects.toMatchObject(refused);
    expect(state.fetches).toBe(1);
    state.now += 5_000;
    await expect(verifier.verify(sign(second))).resolves.toMatchObject({ userId: 'u1' });
    expect(state.fetches).toBe(2);
  });

  test('keys that cannot be fetched give UNAVAILABLE, and known ones keep working', async () => {
    const { state, verifier } = setUp();
    await verifier.verify(sign(first));
    state.now += 5_000;
    state.down = true;
    await expect(verifier.verify(sign(second))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(verifier.verify(sign(first))).resolves.toMatchObject({ sid: 's1' });
  });
});
