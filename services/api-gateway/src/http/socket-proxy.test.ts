import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createLogger } from '@argint/service-kit';
import { head, rawHttp } from '../testing/raw-http.ts';
import { proxySockets } from './socket-proxy.ts';

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];

describe.each([
  ['relays sockets to a notification service elsewhere', false],
  ['hands sockets to a notification service of this process', true],
])('the socket proxy, when it %s,', (_, isOwn) => {
  let seen: IncomingMessage[];
  let notification: Server;
  const gateways: Server[] = [];
  const gateway = async (trustProxyHops: number, firstByteMs = 10_000): Promise<number> => {
    const server = createServer((_req, res) => res.end());
    const { port } = notification.address() as AddressInfo;
    proxySockets(server, {
      notification: `127.0.0.1:${port}`,
      ownNotification: isOwn ? notification : undefined,
      trustProxyHops,
      logger: createLogger('test', 'silent'),
      firstByteMs,
    });
    gateways.push(server);
    return listening(server);
  };

  beforeEach(async () => {
    seen = [];
    notification = createServer().on('upgrade', (req, socket) => {
      seen.push(req);
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
    });
    await listening(notification);
  });
  afterEach(() => {
    for (const server of [...gateways.splice(0), notification]) server.close();
  });

  test('states the caller’s address and ignores the one the caller claims', async () => {
    const port = await gateway(0);
    for (const claim of [[], ['X-Forwarded-For: 192.0.2.1'], ['X-Forwarded-For: a, b']])
      expect((await rawHttp(port, [head('GET /ws?EIO=4', ...UPGRADE, ...claim)])).status).toBe(101);
    expect(seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
    ]);
  });

  test('behind one trusted proxy states the address that proxy saw', async () => {
    const port = await gateway(1);
    const claim = 'X-Forwarded-For: 203.0.113.9, 192.0.2.1';
    await rawHttp(port, [head('GET /ws', ...UPGRADE, claim)]);
    expect(seen[0]?.headers['x-forwarded-for']).toBe('192.0.2.1');
  });

  test('a socket that sends nothing after its upgrade is closed, one that sends something stays', async () => {
    const ended = Promise.withResolvers<void>();
    notification.removeAllListeners('upgrade').on('upgrade', (_req, socket, sent) => {
      socket.unshift(sent);
      socket.on('end', () => socket.end()).on('close', () => ended.resolve());
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
      socket.on('data', (bytes) => socket.end(`got ${bytes.length}`));
    });
    const port = await gateway(0, 100);
    const silent = await rawHttp(port, [head('GET /ws', ...UPGRADE)]);
    expect([silent.status, silent.body]).toEqual([101, '']);
    // The notification side is closed as well.
    await ended.promise;
    const speaking = await rawHttp(port, [head('GET /ws', ...UPGRADE), 'token']);
    expect([speaking.status, speaking.body]).toEqual([101, 'got 5']);
  });

  test('connects to the notification service only where it relays', async () => {
    let connections = 0;
    notification.on('connection', () => (connections += 1));
    const port = await gateway(0);
    expect((await rawHttp(port, [head('GET /ws', ...UPGRADE)])).status).toBe(101);
    expect([connections, seen.length]).toEqual([isOwn ? 0 : 1, 1]);
  });

  test('closes a socket when the notification service has stopped', async () => {
    const port = await gateway(0);
    await new Promise((resolve) => notification.close(resolve));
    const { status } = await rawHttp(port, [head('GET /ws', ...UPGRADE)]);
    expect([status, seen.length]).toEqual([0, 0]);
  });

  test.each([
    ['/wss'],
    ['/ws/x'],
    ['/api/health'],
    ['/%77s'],
    ['//ws'],
    ['/../ws'],
    ['http://127.0.0.1/ws/../admin'],
  ])('%s is not proxied', async (path) => {
    const port = await gateway(0);
    const { status } = await rawHttp(port, [head(`GET ${path}`, ...UPGRADE)]);
    expect([status, seen.length]).toEqual([404, 0]);
  });
});
