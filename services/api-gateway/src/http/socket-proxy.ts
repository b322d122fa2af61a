import type { IncomingMessage, Server } from 'node:http';
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

/** The address of a caller, as the gateway states it. */
type CallerOf = (req: IncomingMessage) => string;

/** What takes the socket of an upgrade over from the gateway. */
type TakeSocket = (req: IncomingMessage, socket: Socket, head: Buffer) => void;

/** Relays every byte to and from the notification service at this address. */
const relayTo = (notification: string, callerOf: CallerOf, logger: Logger): TakeSocket => {
  const proxy = createProxyMiddleware({
    target: `http://${notification}`,
    ws: true,
    on: {
      proxyReqWs: (proxied, req) => void proxied.setHeader('x-forwarded-for', callerOf(req)),
      error: (error, _req, target) => {
        logger.warn({ err: error }, 'socket proxy');
        if ('destroy' in target) target.destroy();
      },
    },
  });
  return (req, socket, head) => void proxy.upgrade(req, socket, head);
};

/** Gives the socket itself to a notification service of this process. A relayed message costs two to three times as much. */
const handTo =
  (notification: Server, callerOf: CallerOf): TakeSocket =>
  (req, socket, head) => {
    req.headers['x-forwarded-for'] = callerOf(req);
    if (notification.listening) notification.emit('upgrade', req, socket, head);
    else socket.destroy();
  };

/**
 * Passes websocket upgrades at /ws to the notification service and answers any other upgrade with 404. The gateway
 * states the caller's address in X-Forwarded-For and replaces what the browser sent there.
 *
 * @param options.ownNotification the server of a notification service in this process; it gets the sockets themselves
 * @param options.firstByteMs @default 10000
 */
export const proxySockets = (
  server: Server,
  options: {
    notification: string;
    ownNotification?: Server | undefined;
    trustProxyHops: number;
    logger: Logger;
    firstByteMs?: number;
  },
): void => {
  const { notification, ownNotification, trustProxyHops, logger } = options;
  const { firstByteMs = FIRST_BYTE_MS } = options;
  const callerOf: CallerOf = (req) => addressBehind(req, trustProxyHops);
  const takeSocket = ownNotification
    ? handTo(ownNotification, callerOf)
    : relayTo(notification, callerOf, logger);
  server.on('upgrade', (req, socket, head) => {
    const path = (req.url ?? '').split('?')[0];
    socket.on('error', () => socket.destroy());
    // Refused already, as one connection too many.
    if (!socket.writable) return;
    if (path === SOCKET_PATH || path === `${SOCKET_PATH}/`) {
      if (head.length === 0) expectFirstByte(socket as Socket, firstByteMs);
      takeSocket(req, socket as Socket, head);
    } else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
};
