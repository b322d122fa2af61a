import { Gauge, type Registry } from 'prom-client';
import type { SocketServer } from './socket-server.ts';

/** Open sockets; counted when asked. */
export const notificationMetrics = (registry: Registry, server: SocketServer): void => {
  const gauge: Gauge = new Gauge({
    name: 'notification_sockets',
    help: 'Open sockets of this replica',
    registers: [registry],
    collect: () => gauge.set(server.sockets.sockets.size),
  });
};
