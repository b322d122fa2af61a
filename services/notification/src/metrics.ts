import { Gauge, type Registry } from 'prom-client';
import type { SocketServer } from './sockets/socket-server.ts';

/** Metrics of this replica; sockets are counted when the metrics are read. */
export const createNotificationMetrics = (registry: Registry, server: SocketServer): void => {
  const gauge: Gauge = new Gauge({
    name: 'notification_sockets',
    help: 'Open sockets of this replica',
    registers: [registry],
    collect: () => gauge.set(server.sockets.sockets.size),
  });
};
