import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SubscribeAck } from '@argint/contracts';
import type { BrowserSocket } from '@argint/testkit';
import { connected, disconnected, openSocketBed, type SocketBed } from './testing/socket-bed.ts';

const told = (socket: BrowserSocket): Promise<{ expiresAt: string }> =>
  new Promise((resolve) => socket.once('auth:expiring', resolve));
const renew = (socket: BrowserSocket, message: unknown): Promise<SubscribeAck> =>
  new Promise((resolve) => socket.emit('auth:refresh', message as never, resolve));
const refused = { success: false, code: 'INVALID_TOKEN', error: 'Invalid or expired token' };

describe('the token of a socket', () => {
  let bed: SocketBed;
  let socket: BrowserSocket;
  beforeEach(async () => {
    bed = await openSocketBed();
    socket = bed.open('u1/s1/600');
    await connected(socket);
  });
  afterEach(() => bed.close());

  test('is said to end a minute before, once, with the time', async () => {
    const messages: unknown[] = [];
    socket.on('auth:expiring', (message) => messages.push(message));
    bed.clock.advance(539);
    bed.tendTokens();
    await renew(socket, {});
    expect(messages).toEqual([]);
    bed.clock.advance(1);
    const message = told(socket);
    bed.tendTokens();
    bed.tendTokens();
    expect(await message).toEqual({ expiresAt: '2026-11-21T12:10:00.000Z' });
    await renew(socket, {});
    expect(messages).toHaveLength(1);
  });

  test('is said to end at once where less is left', async () => {
    const late = bed.open('u1/s1/30');
    expect(await told(late)).toEqual({ expiresAt: '2026-11-21T12:00:30.000Z' });
  });

  test('closes the socket when it ends, and not before', async () => {
    bed.clock.advance(599);
    bed.tendTokens();
    expect((await renew(socket, {})).success).toBe(false);
    expect(socket.connected).toBe(true);
    const end = disconnected(socket);
    bed.clock.advance(1);
    bed.tendTokens();
    expect(await end).toBe('io server disconnect');
  });

  test('is renewed by another one of the same user, and again told of its end', async () => {
    bed.clock.advance(590);
    bed.tendTokens();
    expect(await renew(socket, { token: 'u1/s1/1200' })).toEqual({ success: true });
    bed.clock.advance(20);
    bed.tendTokens();
    expect(await renew(socket, {})).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(socket.connected).toBe(true);
    const message = told(socket);
    bed.clock.advance(530);
    bed.tendTokens();
    expect(await message).toEqual({ expiresAt: '2026-11-21T12:20:00.000Z' });
  });

  test.each([
    ['another user’s', 'u2/s1'],
    ['a revoked session’s', 'u1/revoked'],
    ['an expired one', 'u1/s1/0'],
    ['nonsense', 'nonsense'],
  ])('is not renewed by %s, and the socket keeps what it had', async (_name, token) => {
    expect(await renew(socket, { token })).toEqual(refused);
    bed.clock.advance(599);
    bed.tendTokens();
    expect((await renew(socket, {})).success).toBe(false);
    const end = disconnected(socket);
    bed.clock.advance(1);
    bed.tendTokens();
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
  ])('is not renewed by the message %j', async (message) => {
    expect(await renew(socket, message)).toEqual({
      success: false,
      code: 'VALIDATION_FAILED',
      error: 'token is required',
    });
  });

  test('a renewal nobody wants answered is no fault, and an outage is no bad token', async () => {
    socket.emit('auth:refresh', { token: 'u1/s1/1200' });
    bed.isDown = true;
    expect(await renew(socket, { token: 'u1/s1/1200' })).toMatchObject({ code: 'UNAVAILABLE' });
    expect(socket.connected).toBe(true);
  });

  test('follows the new session: the end of the old one does not end the socket', async () => {
    await renew(socket, { token: 'u1/s2/1200' });
    const revoke = (sid: string) =>
      bed.publish('auth.sessions.revoked', {
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

  test('of a session revoked while nobody listened closes the socket at the next look', async () => {
    const end = disconnected(socket);
    bed.revokedNow.add('s1');
    bed.tendTokens();
    expect(await end).toBe('io server disconnect');
  });
});
