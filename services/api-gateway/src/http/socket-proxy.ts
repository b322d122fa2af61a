import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { addressBehind } from './caller-address.ts';

/** Milliseconds after the upgrade by which a browser must have sent its first byte, which carries its token. */
const FIRST_BYTE_MS = 10_000;

/**
 * Destroys a socket that sends nothing after its upgrade. Notification closes such a socket too, but then waits
 * another 30 s for the closing handshake, which a hostile peer never sends.
 */
const expectFirstByte = (socket: Socket, withinMs: number): void => {
  const bytesBefore = socket.bytesRead;
  const timer = setTimeout(() => {
    // With an error, since the proxy ends its own side on 'error' alone.
    if (socket.bytesRead === bytesBefore) socket.destroy(new Error('No byte after the upgrade.'));
  }, withinMs).unref();
  socket.once('close', () => clearTimeout(timer));
};

/**
 * Passes websocket upgrades at /ws to the notification service and answers any other upgrade with 404. The gateway
 * states the caller's address in X-Forwarded-For and replaces what the browser sent there.
 *
 * @param options.firstByteMs @default 10000
 */
export const proxySockets = (
  server: Server,
  options: {
    notification: string;
    trustProxyHops: number;
    logger: Logger;
    firstByteMs?: number;
  },
): void => {
  const { notification, trustProxyHops, logger, firstByteMs = FIRST_BYTE_MS } = options;
  const proxy = createProxyMiddleware({
    target: `http://${notification}`,
    ws: true,
    on: {
      proxyReqWs: (proxied, req) =>
        void proxied.setHeader('x-forwarded-for', addressBehind(req, trustProxyHops)),
      error: (error, _req, target) => {
        logger.warn({ err: error }, 'socket proxy');
        if ('destroy' in target) target.destroy();
      },
    },
  });
  server.on('upgrade', (req, socket, head) => {
    const path = (req.url ?? '').split('?')[0];
    socket.on('error', () => socket.destroy());
    // Refused already, as one connection too many.
    if (!socket.writable) return;
    if (path === SOCKET_PATH || path === `${SOCKET_PATH}/`) {
      if (head.length === 0) expectFirstByte(socket as Socket, firstByteMs);
      proxy.upgrade(req, socket as Socket, head);
    } else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
};
