import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTokenVerifier } from '@argint/service-kit';
import { ann, openAuth, openTwoAuths, type AuthReplica } from '../testing/auth-harness.ts';
import { sweepExpired, sweepSessions } from '../expired-sweeper.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
let first: string;
let userId: string;
const sid = (): string => first.split('.')[0] as string;
const refused = { code: 'INVALID_TOKEN' };
const exchange = async (token: string): Promise<string> =>
  (await auth.sessions.refresh(token)).session.refreshToken;

beforeEach(async () => {
  auth = await openAuth();
  const { user, session } = await auth.register(ann);
  first = session.refreshToken;
  userId = user._id;
});
afterEach(() => auth.close());

describe('a refresh token', () => {
  test('is exchanged for an access token of the same session that our verifier accepts', async () => {
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

  test('is exchanged for an access token that expires on a whole second, as the session states', async () => {
    auth.clock.advance(0.789);
    const { session } = await auth.accounts.refresh(first);
    const [, payload = ''] = session.token.split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    expect(exp).toBe(Math.floor(exp));
    expect(session.expiresAt).toEqual(new Date(exp * 1_000));
  });

  test('is exchanged for another, which is valid for 30 days from then', async () => {
    auth.clock.advance(29 * 86_400);
    const second = await exchange(first);
    auth.clock.advance(29 * 86_400);
    expect(await exchange(second)).not.toBe(second);
  });

  test('expires after 30 days', async () => {
    auth.clock.advance(30 * 86_400);
    await expect(exchange(first)).rejects.toMatchObject(refused);
  });

  test('expires so early that the session has ended after 90 days, however much it is used', async () => {
    let token = first;
    for (let day = 29; day <= 87; day += 29) {
      auth.clock.advance(29 * 86_400);
      token = await exchange(token);
    }
    auth.clock.advance(2 * 86_400 - 1);
    const last = await auth.sessions.refresh(token);
    expect(last.session.expiresAt.getTime() - auth.clock.now().getTime()).toBeGreaterThan(0);
    auth.clock.advance(1);
    await expect(exchange(last.session.refreshToken)).rejects.toMatchObject(refused);
    const { createdAt } = (await auth.families.get(sid()))!;
    expect(last.session.expiresAt.getTime()).toBeLessThanOrEqual(
      createdAt.getTime() + 90 * 86_400_000,
    );
  });

  test('using a refresh token twice within ten seconds returns the same successor and keeps the session', async () => {
    const [a, b] = await Promise.all([exchange(first), exchange(first)]);
    auth.clock.advance(10);
    expect(await exchange(first)).toBe(a);
    expect(b).toBe(a);
    await exchange(a);
  });

  test('using a refresh token again after ten seconds ends the session and publishes an event', async () => {
    const second = await exchange(first);
    auth.clock.advance(11);
    await expect(exchange(first)).rejects.toMatchObject(refused);
    await expect(exchange(second)).rejects.toMatchObject(refused);
    expect((await auth.families.get(sid()))?.outbox).toMatchObject([
      { type: 'auth.sessions.revoked', data: { userId, sid: sid() } },
    ]);
    expect(auth.outcomes).toEqual(['current', 'reused', 'dead']);
  });

  test('using a refresh token after its successor was used ends the session at once', async () => {
    await exchange(await exchange(first));
    await expect(exchange(first)).rejects.toMatchObject(refused);
  });

  test.each(['', 'nonsense', 'id-1.short', `none.${'A'.repeat(43)}`])(
    'a refresh token that was never issued is refused: %p',
    async (token) => {
      await expect(exchange(token)).rejects.toMatchObject(refused);
    },
  );

  test('a guessed refresh token for a known sid is refused and does not end the session', async () => {
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

  test('logging out with an unknown token succeeds', async () => {
    await auth.sessions.logout('nonsense');
    await auth.sessions.logout(`none.${'A'.repeat(43)}`);
  });

  test('is listed as revoked until the last access token has expired', async () => {
    const now = auth.clock.now();
    await auth.sessions.logout(first);
    const end = new Date(now.getTime() + 86_460_000);
    expect(await auth.sessions.listRevoked()).toEqual([
      { userId, sid: sid(), revokedAt: now, expiresAt: end },
    ]);
    auth.clock.advance(86_460);
    expect(await auth.sessions.listRevoked()).toEqual([]);
  });
});

describe('on the last day of its longest time', () => {
  /** The refresh token has just expired; the access token of its last use is valid for a day. */
  const reachLastDay = async (): Promise<void> => {
    let token = first;
    for (const days of [29, 29, 29, 2]) {
      auth.clock.advance(days * 86_400 - (days === 2 ? 1 : 0));
      token = await exchange(token);
    }
    auth.clock.advance(60);
    await expect(exchange(token)).rejects.toMatchObject(refused);
  };

  test('a session is still listed and is kept by the sweeper, as long as an access token may be valid', async () => {
    await reachLastDay();
    const user = (await auth.users.get(userId))!;
    expect(await sweepSessions(auth.families, auth.clock.now())).toBe(0);
    expect(await auth.sessions.listOpen(user)).toMatchObject([{ sid: sid() }]);
    expect(await auth.sessions.countOpen(userId)).toBe(1);
    auth.clock.advance(2 * 86_400);
    expect(await auth.sessions.listOpen(user)).toEqual([]);
    expect(await auth.sessions.countOpen(userId)).toBe(0);
    expect(await sweepSessions(auth.families, auth.clock.now())).toBe(1);
  });

  test('ending a session refuses its access token', async () => {
    await reachLastDay();
    await auth.sessions.endAll(userId);
    expect(await auth.sessions.listRevoked()).toMatchObject([{ userId, sid: sid() }]);
    expect((await auth.families.get(sid()))?.outbox).toMatchObject([
      { type: 'auth.sessions.revoked', data: { sid: sid() } },
    ]);
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

describe.each([0, 60_000, -60_000])(
  'sessions on two replicas whose clocks differ by %i ms',
  (skewMs) => {
    let both: Awaited<ReturnType<typeof openTwoAuths>>;
    let token: string;
    const refreshAt = async (replica: AuthReplica, given: string): Promise<string> =>
      (await replica.sessions.refresh(given)).session.refreshToken;
    beforeEach(async () => {
      both = await openTwoAuths(skewMs);
      token = (await both.a.register(ann)).session.refreshToken;
    });
    afterEach(() => both.close());

    test('a request repeated on the other replica gets the same successor, and nobody is signed out', async () => {
      const successor = await refreshAt(both.a, token);
      both.clock.advance(9);
      expect(await refreshAt(both.b, token)).toBe(successor);
      await refreshAt(both.b, successor);
    });

    test('the same token on both at once has one successor', async () => {
      const [a, b] = await Promise.all([refreshAt(both.a, token), refreshAt(both.b, token)]);
      expect(b).toBe(a);
    });

    test('a token used again much later ends the session on both', async () => {
      const successor = await refreshAt(both.b, token);
      both.clock.advance(131);
      await expect(refreshAt(both.a, token)).rejects.toMatchObject(refused);
      await expect(refreshAt(both.b, successor)).rejects.toMatchObject(refused);
    });

    test('a session that one of them ended is listed as revoked by the other until its tokens have expired', async () => {
      await both.a.sessions.logout(token);
      expect(await both.b.sessions.listRevoked()).toHaveLength(1);
      both.clock.advance(86_399);
      expect(await both.b.sessions.listRevoked()).toHaveLength(1);
    });
  },
);
