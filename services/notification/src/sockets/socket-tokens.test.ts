import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SubscribeAck } from '@argint/contracts';
import type { BrowserSocket } from '@argint/testkit';
import {
  connected,
  disconnected,
  openSocketHarness,
  type SocketHarness,
} from '../testing/socket-harness.ts';

const notified = (socket: BrowserSocket): Promise<{ expiresAt: string }> =>
  new Promise((resolve) => socket.once('auth:expiring', resolve));
const renew = (socket: BrowserSocket, message: unknown): Promise<SubscribeAck> =>
  new Promise((resolve) => socket.emit('auth:refresh', message as never, resolve));
const refused = { success: false, code: 'INVALID_TOKEN', error: 'Invalid or expired token' };

describe('the token of a socket', () => {
  let harness: SocketHarness;
  let socket: BrowserSocket;
  beforeEach(async () => {
    harness = await openSocketHarness();
    socket = harness.open('u1/s1/600');
    await connected(socket);
  });
  afterEach(() => harness.close());

  test('a browser is told once, a minute before, when its token expires', async () => {
    const messages: unknown[] = [];
    socket.on('auth:expiring', (message) => messages.push(message));
    harness.clock.advance(539);
    harness.checkTokens();
    await renew(socket, {});
    expect(messages).toEqual([]);
    harness.clock.advance(1);
    const message = notified(socket);
    harness.checkTokens();
    harness.checkTokens();
    expect(await message).toEqual({ expiresAt: '2026-11-21T12:10:00.000Z' });
    await renew(socket, {});
    expect(messages).toHaveLength(1);
  });

  test('a browser whose token has less than a minute left is told at once', async () => {
    const late = harness.open('u1/s1/30');
    expect(await notified(late)).toEqual({ expiresAt: '2026-11-21T12:00:30.000Z' });
  });

  test('a socket is closed when its token expires, and not before', async () => {
    harness.clock.advance(599);
    harness.checkTokens();
    expect((await renew(socket, {})).success).toBe(false);
    expect(socket.connected).toBe(true);
    const end = disconnected(socket);
    harness.clock.advance(1);
    harness.checkTokens();
    expect(await end).toBe('io server disconnect');
  });

  test('a browser can replace its token by another one of the same user, whose expiry it is told again', async () => {
    harness.clock.advance(590);
    harness.checkTokens();
    expect(await renew(socket, { token: 'u1/s1/1200' })).toEqual({ success: true });
    harness.clock.advance(20);
    harness.checkTokens();
    expect(await renew(socket, {})).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(socket.connected).toBe(true);
    const message = notified(socket);
    harness.clock.advance(530);
    harness.checkTokens();
    expect(await message).toEqual({ expiresAt: '2026-11-21T12:20:00.000Z' });
  });

  test.each([
    ['another user’s', 'u2/s1'],
    ['a revoked session’s', 'u1/revoked'],
    ['an expired one', 'u1/s1/0'],
    ['nonsense', 'nonsense'],
  ])('a token is not renewed by %s, and the socket keeps what it had', async (_name, token) => {
    expect(await renew(socket, { token })).toEqual(refused);
    harness.clock.advance(599);
    harness.checkTokens();
    expect((await renew(socket, {})).success).toBe(false);
    const end = disconnected(socket);
    harness.clock.advance(1);
    harness.checkTokens();
    expect(await end).toBe('io server disconnect');
  });

  test.each([
    [undefined],
    [null],
    ['u1/s1'],
    [{}],
    [{ token: '' }],
    [{ token: { $gt: '' } }],
    [{ token: ['u1/s1'] }],
    [{ token: 'x'.repeat(5_000) }],
  ])('a token is not renewed by the malformed message %j', async (message) => {
    expect(await renew(socket, message)).toEqual({
      success: false,
      code: 'VALIDATION_FAILED',
      error: 'token is required',
    });
  });

  test('a token can be renewed without an acknowledgement, and an outage does not make it a bad token', async () => {
    socket.emit('auth:refresh', { token: 'u1/s1/1200' });
    harness.isDown = true;
    expect(await renew(socket, { token: 'u1/s1/1200' })).toMatchObject({ code: 'UNAVAILABLE' });
    expect(socket.connected).toBe(true);
  });

  test('a renewed token belongs to the new session: revoking the old one does not close the socket', async () => {
    await renew(socket, { token: 'u1/s2/1200' });
    const revoke = (sid: string) =>
      harness.publish('auth.sessions.revoked', {
        userId: 'u1',
        sid,
        revokedAt: '2026-11-21T12:00:00.000Z',
        expiresAt: '2026-11-22T12:00:00.000Z',
      });
    await revoke('s1');
    expect((await renew(socket, {})).success).toBe(false);
    const end = disconnected(socket);
    await revoke('s2');
    expect(await end).toBe('io server disconnect');
  });

  test('a socket whose session was revoked closes at the next check, even if the event was missed', async () => {
    const end = disconnected(socket);
    harness.revokedNow.add('s1');
    harness.checkTokens();
    expect(await end).toBe('io server disconnect');
  });
});
