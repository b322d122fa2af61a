import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { SOCKET_PATH } from '@argint/contracts';
import {
  connected,
  disconnected,
  openSocketHarness,
  subscribe,
  type SocketHarness,
} from '../testing/socket-harness.ts';
import { callerAddress } from './connection-caps.ts';

describe('the limits of sockets', () => {
  let harness: SocketHarness;
  afterEach(() => harness.close());

  test('a socket may send sixty events in ten seconds and is refused more until the ten seconds are over', async () => {
    harness = await openSocketHarness();
    const socket = harness.open('u1/s1');
    const burst = (n: number) =>
      Promise.all(Array.from({ length: n }, () => subscribe(socket, 'j9')));
    const codes = (await burst(70)).map((ack) => (ack.success ? 'ok' : ack.code));
    expect(codes.filter((code) => code === 'JOB_NOT_FOUND')).toHaveLength(60);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    harness.clock.advance(10);
    expect((await burst(1))[0]).toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('setting the clock back by an hour does not shut a socket out for an hour', async () => {
    harness = await openSocketHarness();
    const socket = harness.open('u1/s1');
    const burst = (n: number) =>
      Promise.all(Array.from({ length: n }, () => subscribe(socket, 'j9')));
    await burst(60);
    harness.clock.advance(-3_600);
    expect((await burst(1))[0]).toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('unknown events count as well, and a socket that continues is closed', async () => {
    harness = await openSocketHarness();
    const socket = harness.open('u1/s1');
    await connected(socket);
    const end = disconnected(socket);
    for (let i = 0; i < 301; i += 1)
      socket.emit(`event-${i}` as 'unsubscribe_analysis', { analysisId: 'j1' });
    expect(await end).toBe('io server disconnect');
  });

  test('a user who opens many sockets at the same moment gets no more than the limit', async () => {
    harness = await openSocketHarness();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => connected(harness.open('u1/s1'))),
    );
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['connected', 'Too many connections']));
  });

  test('a websocket that never signs in is ended, even if it does not answer the close frame', async () => {
    harness = await openSocketHarness({ signInMs: 20, closeGraceMs: 20 });
    const { hostname, port } = new URL(harness.url);
    const tcp = connect(Number(port), hostname);
    const upgrade = [
      `GET ${SOCKET_PATH}?EIO=4&transport=websocket HTTP/1.1`,
      `Host: ${hostname}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ];
    tcp.write(`${upgrade.join('\r\n')}\r\n\r\n`);
    const [first] = (await once(tcp, 'data')) as [Buffer];
    expect(first.toString('latin1')).toContain('101 Switching Protocols');
    await once(tcp, 'close');
  });

  test('an address has a limited number of connections, signed in or not, and a closed one makes room', async () => {
    harness = await openSocketHarness({ maxPerAddress: 2 });
    const first = harness.open('u1/s1');
    expect(await connected(first)).toBe('connected');
    expect(await connected(harness.open('u2/s1'))).toBe('connected');
    const third = harness.open('u3/s1');
    expect(await connected(third)).toBe('websocket error');
    const letIn = new Promise<void>((resolve) => third.once('connect', resolve));
    first.disconnect();
    await letIn;
  });

  test('a socket counts for the address that the gateway wrote last, or for its peer’s without a gateway', () => {
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
