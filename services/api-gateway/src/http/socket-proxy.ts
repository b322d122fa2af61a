import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { addressBehind } from './caller-address.ts';

/**
 * Hands websocket upgrades at /ws to the notification service; any other upgrade is closed. The address it is told
 * is ours to say: what a browser sent as X-Forwarded-For is replaced.
 */
export const proxySockets = (
  server: Server,
  options: { notification: string; trustProxyHops: number; logger: Logger },
): void => {
  const { notification, trustProxyHops, logger } = options;
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
    if (path === SOCKET_PATH || path === `${SOCKET_PATH}/`)
      proxy.upgrade(req, socket as Socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
};
