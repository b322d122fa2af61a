import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTokenVerifier } from '@argint/service-kit';
import { ann, authUnderTest } from '../auth-under-test.ts';
import { sweepExpired } from '../expired-sweeper.ts';

let auth: Awaited<ReturnType<typeof authUnderTest>>;
let first: string;
let userId: string;
const sid = (): string => first.split('.')[0] as string;
const refused = { code: 'INVALID_TOKEN' };
const exchange = async (token: string): Promise<string> =>
  (await auth.sessions.refresh(token)).session.refreshToken;

beforeEach(async () => {
  auth = await authUnderTest();
  const { user, session } = await auth.accounts.register(ann);
  first = session.refreshToken;
  userId = user._id;
});
afterEach(() => auth.close());

describe('a refresh token', () => {
  test('buys an access token that our own verifier takes, of the same session', async () => {
    const { session } = await auth.accounts.refresh(first);
    const verifier = createTokenVerifier({
      fetchKeys: async () => auth.keys.jwks(),
      clock: auth.clock.now,
    });
    expect(await verifier.verify(session.token)).toEqual({
      userId,
      sid: sid(),
      issuedAt: auth.clock.now(),
      expiresAt: session.expiresAt,
    });
  });

  test('is exchanged for another, which lives its own 30 days', async () => {
    auth.clock.advance(29 * 86_400);
    const second = await exchange(first);
    auth.clock.advance(29 * 86_400);
    expect(await exchange(second)).not.toBe(second);
  });

  test('is dead after 30 days', async () => {
    auth.clock.advance(30 * 86_400);
    await expect(exchange(first)).rejects.toMatchObject(refused);
  });

  test('presented twice within ten seconds gives the same successor, and nobody is thrown out', async () => {
    const [a, b] = await Promise.all([exchange(first), exchange(first)]);
    auth.clock.advance(10);
    expect(await exchange(first)).toBe(a);
    expect(b).toBe(a);
    await exchange(a);
  });

  test('used again after that ends the session for everyone, and tells', async () => {
    const second = await exchange(first);
    auth.clock.advance(11);
    await expect(exchange(first)).rejects.toMatchObject(refused);
    await expect(exchange(second)).rejects.toMatchObject(refused);
    expect((await auth.families.get(sid()))?.outbox).toMatchObject([
      { type: 'auth.sessions.revoked', data: { userId, sid: sid() } },
    ]);
    expect(auth.outcomes).toEqual(['current', 'reused', 'dead']);
  });

  test('has no grace once its successor was used', async () => {
    await exchange(await exchange(first));
    await expect(exchange(first)).rejects.toMatchObject(refused);
  });

  test.each(['', 'nonsense', 'id-1.short', `none.${'A'.repeat(43)}`])(
    'that is none of ours is refused: %p',
    async (token) => {
      await expect(exchange(token)).rejects.toMatchObject(refused);
    },
  );

  test('guessed for a session whose sid is known is refused and ends nothing', async () => {
    const guess = `${sid()}.${'A'.repeat(43)}`;
    await expect(exchange(guess)).rejects.toMatchObject(refused);
    await auth.sessions.logout(guess);
    await exchange(first);
  });

  test('is stored hashed only', async () => {
    expect(JSON.stringify(await auth.families.get(sid()))).not.toContain(first.split('.')[1]);
  });
});

describe('logging out', () => {
  test('ends the session with one event, however often', async () => {
    await auth.sessions.logout(first);
    await auth.sessions.logout(first);
    await expect(exchange(first)).rejects.toMatchObject(refused);
    expect((await auth.families.get(sid()))?.outbox).toHaveLength(1);
  });

  test('leaves other sessions alone', async () => {
    const { session } = await auth.accounts.login(ann.email, ann.password, '10.0.0.1');
    await auth.sessions.logout(first);
    await exchange(session.refreshToken);
  });

  test('with an unknown token is no error', async () => {
    await auth.sessions.logout('nonsense');
    await auth.sessions.logout(`none.${'A'.repeat(43)}`);
  });

  test('is listed until the last access token has run out', async () => {
    const now = auth.clock.now();
    await auth.sessions.logout(first);
    const end = new Date(now.getTime() + 86_400_000);
    expect(await auth.sessions.listRevoked()).toEqual([
      { userId, sid: sid(), revokedAt: now, expiresAt: end },
    ]);
    auth.clock.advance(86_400);
    expect(await auth.sessions.listRevoked()).toEqual([]);
  });
});

describe('the sweeper', () => {
  test('removes sessions that have run out, but none whose event has not left yet', async () => {
    const { session } = await auth.accounts.login(ann.email, ann.password, '10.0.0.1');
    await auth.sessions.logout(first);
    auth.clock.advance(31 * 86_400);
    expect(await sweepExpired(auth.families, auth.clock.now())).toBe(1);
    expect(await auth.families.get(session.refreshToken.split('.')[0] as string)).toBeNull();
    expect(await auth.families.get(sid())).not.toBeNull();
  });
});
