import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const REFUSALS = ['address', 'user', 'token', 'outage'] as const;
/** Why a socket was refused. `token` is a missing, invalid or revoked token. */
export type SocketRefusal = (typeof REFUSALS)[number];

/** Metrics of this replica; sockets are counted when the metrics are read. */
export const createNotificationMetrics = (registry: Registry, countSockets: () => number) => {
  const registers = [registry];
  new Gauge({
    name: 'notification_sockets',
    help: 'Open sockets of this replica',
    registers,
    collect() {
      this.set(countSockets());
    },
  });
  const delay = new Histogram({
    name: 'notification_update_delay_seconds',
    help: 'Time from a change of an analysis until the sockets of this replica that watch it were sent its state',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers,
  });
  const refused = new Counter({
    name: 'notification_sockets_refused_total',
    help: 'Sockets refused: too many of an address or a user, no valid token, or no token can be verified (outage)',
    labelNames: ['reason'],
    registers,
  });
  // A counter that begins at 1 shows no increase to a rule.
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  return {
    refused: (reason: SocketRefusal): void => refused.inc({ reason }),
    /** Counts a change that was sent. The clocks of two machines may differ, so a negative time counts as 0. */
    sent: (changedAt: Date, now: Date): void =>
      delay.observe(Math.max(0, now.getTime() - changedAt.getTime()) / 1_000),
  };
};
