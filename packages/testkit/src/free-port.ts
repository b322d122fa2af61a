import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports below the range for outgoing connections, so that no connection takes a port before its service. */
const LOWEST = 12_000;
const HIGHEST = 32_000;
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A loopback port that no program uses now. Each process gets a port from here only once. */
export const freePort = async (): Promise<number> => {
  const first = randomInt(LOWEST, HIGHEST);
  for (let port = first; port < HIGHEST; port += 1) {
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  return freePort();
};
