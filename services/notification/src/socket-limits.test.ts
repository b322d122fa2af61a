import { afterEach, describe, expect, test } from '@jest/globals';
import {
  connected,
  disconnected,
  openSocketBed,
  subscribe,
  type SocketBed,
} from './testing/socket-bed.ts';
import { callerAddress } from './connection-cap.ts';

describe('the limits of sockets', () => {
  let bed: SocketBed;
  afterEach(() => bed.close());

  test('sixty events in ten seconds are answered, more are not, and the next ten seconds are new', async () => {
    bed = await openSocketBed();
    const socket = bed.open('u1/s1');
    const burst = (n: number) =>
      Promise.all(Array.from({ length: n }, () => subscribe(socket, 'j9')));
    const codes = (await burst(70)).map((ack) => (ack.success ? 'ok' : ack.code));
    expect(codes.filter((code) => code === 'JOB_NOT_FOUND')).toHaveLength(60);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    bed.clock.advance(10);
    expect((await burst(1))[0]).toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('a clock set back by an hour shuts nobody out for an hour', async () => {
    bed = await openSocketBed();
    const socket = bed.open('u1/s1');
    const burst = (n: number) =>
      Promise.all(Array.from({ length: n }, () => subscribe(socket, 'j9')));
    await burst(60);
    bed.clock.advance(-3_600);
    expect((await burst(1))[0]).toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('events nobody knows count as well, and a socket that goes on is closed', async () => {
    bed = await openSocketBed();
    const socket = bed.open('u1/s1');
    await connected(socket);
    const end = disconnected(socket);
    for (let i = 0; i < 301; i += 1)
      socket.emit(`event-${i}` as 'unsubscribe_analysis', { analysisId: 'j1' });
    expect(await end).toBe('io server disconnect');
  });

  test('many sockets at a time do not get past the cap of a user', async () => {
    bed = await openSocketBed();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => connected(bed.open('u1/s1'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['connected', 'Too many connections']));
  });

  test('one address cannot hold more than its cap, signed in or not, and one closed makes room', async () => {
    bed = await openSocketBed({ maxPerAddress: 2 });
    const first = bed.open('u1/s1');
    expect(await connected(first)).toBe('connected');
    expect(await connected(bed.open('u2/s1'))).toBe('connected');
    const third = bed.open('u3/s1');
    expect(await connected(third)).toBe('websocket error');
    const letIn = new Promise<void>((resolve) => third.once('connect', resolve));
    first.disconnect();
    await letIn;
  });

  test('an address is the last the gateway wrote; without a gateway the peer’s', () => {
    const from = (forwarded: string | undefined): string =>
      callerAddress({
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '10.0.0.1' },
      } as Parameters<typeof callerAddress>[0]);
    expect([from(undefined), from(''), from('192.0.2.1'), from('spoofed, 192.0.2.1')]).toEqual([
      '10.0.0.1',
      '10.0.0.1',
      '192.0.2.1',
      '192.0.2.1',
    ]);
  });
});
