import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { GatewayMetrics } from '../metrics.ts';
import { networkOf } from './caller-address.ts';
import { createFairShare } from './fair-share.ts';
import { refuseConnection, type Refusal } from './refuse-connection.ts';

/** Connections refused with an answer at a time; further ones are closed without. */
const MAX_ANSWERED = 100;

const REFUSALS: Record<'share' | 'capacity', Refusal> = {
  share: { status: '429 Too Many Requests', code: 'RATE_LIMITED', lines: ['Retry-After: 5'] },
  capacity: { status: '503 Service Unavailable', code: 'UNAVAILABLE', lines: ['Retry-After: 5'] },
};

/**
 * Limits the connections that are open at a time: `max` in all (503 beyond), of which one address has a share
 * (429 beyond).
 *
 * @param limits.maxPerAddress null where a proxy stands in front, which every connection then comes from
 */
export const limitOpenConnections = (
  server: Server,
  limits: { max: number; maxPerAddress: number | null },
  metrics?: GatewayMetrics,
): void => {
  const shares = createFairShare({ capacity: limits.max, perKey: limits.maxPerAddress });
  metrics?.watchConnections({ open: shares.taken, max: limits.max });
  let answered = 0;
  server.maxConnections = limits.max + 2 * MAX_ANSWERED;
  server.prependListener('connection', (socket: Socket) => {
    const { refused, release } = shares.take(networkOf(socket.remoteAddress ?? ''));
    if (refused === null) {
      socket.once('close', release);
      return;
    }
    metrics?.refused(refused === 'share' ? 'address' : 'connections');
    if (answered >= MAX_ANSWERED) {
      socket.destroy();
      return;
    }
    answered += 1;
    socket.once('close', () => (answered -= 1));
    refuseConnection(socket, REFUSALS[refused]);
  });
};
