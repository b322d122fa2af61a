import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { closeHttp, listenHttp } from './listen-http.ts';

const LIMIT = '/proc/sys/net/core/somaxconn';
const ESTABLISHED = '01';
const BURST = 1_200;

/** How many connections the kernel has completed for a local port, accepted or not. */
const completedFor = (port: number): number => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(local) && state === ESTABLISHED).length;
};

const canHold = existsSync(LIMIT) && Number(readFileSync(LIMIT, 'utf8')) >= BURST;

(canHold ? test : test.skip)(
  'a burst of 1,200 connections waits for the server and none has to try again',
  async () => {
    const server = createServer();
    const port = await listenHttp(server, '127.0.0.1', 0, { name: 'test', variable: 'PORT' });
    const clients = Array.from({ length: BURST }, () => connect({ host: '127.0.0.1', port }));
    // Clients connect after this tick and before the server accepts the first of them.
    await new Promise((resolve) => process.nextTick(resolve));
    const completed = completedFor(port);
    const ends = clients.map((client) => once(client, 'close'));
    for (const client of clients) client.destroy();
    await Promise.all(ends);
    await closeHttp(server, 0);
    expect(completed).toBe(BURST);
  },
);
