import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@argint/contracts';

/**
 * Connections that may wait to be accepted; Linux allows `net.core.somaxconn` of them, 4096 by default. Node accepts one
 * in each turn of its event loop and asks for 511. A connection that finds the queue full tries again after a second.
 */
const BACKLOG = 4_096;

/**
 * Starts listening and resolves to the real port.
 * @throws AppError UNAVAILABLE with one sentence where it cannot listen
 */
export const listenHttp = (
  server: Server,
  host: string,
  port: number,
  what: { name: string; variable: string },
): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const why =
        error.code === 'EADDRINUSE'
          ? `port ${port} is already in use`
          : error.code === 'EACCES'
            ? `port ${port} needs more rights than this user has`
            : error.message;
      reject(
        new AppError(
          'UNAVAILABLE',
          `${what.name} cannot listen on ${host}:${port}: ${why}. Set ${what.variable} to another one.`,
          { cause: error },
        ),
      );
    };
    server.once('error', fail);
    server.listen(port, host, BACKLOG, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Lets each kept connection end with its next answer, so that a client that shares connections goes to another replica
 * before this one closes them. A request that is on its way when a connection is closed would fail.
 */
export const drainHttp = (server: Server): void => {
  server.prependListener('request', (_req, res) => void res.setHeader('Connection', 'close'));
};

/** Stops listening and closes idle connections; closes the others after `graceMs` milliseconds. */
export const closeHttp = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const hard = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(hard);
      resolve();
    });
    server.closeIdleConnections();
  });
