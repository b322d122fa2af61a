import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Hands websocket upgrades at /ws to the notification service; any other upgrade is closed. */
export const proxySockets = (server: Server, notification: string, logger: Logger): void => {
  const proxy = createProxyMiddleware({
    target: `http://${notification}`,
    ws: true,
    xfwd: true,
    on: {
      error: (error, _req, target) => {
        logger.warn({ err: error }, 'socket proxy');
        if ('destroy' in target) target.destroy();
      },
    },
  });
  server.on('upgrade', (req, socket, head) => {
    const path = (req.url ?? '').split('?')[0];
    socket.on('error', () => socket.destroy());
    if (path === SOCKET_PATH || path === `${SOCKET_PATH}/`)
      proxy.upgrade(req, socket as Socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
};
