import { Counter, Gauge, type Registry } from 'prom-client';

const REFUSALS = ['connections', 'address', 'slow', 'malformed'] as const;
/** What keeps a connection or a request from being handled before a route sees it. */
export type DoorRefusal = (typeof REFUSALS)[number];

/** How many of a limited thing are open now, of how many allowed. */
export interface Occupancy {
  open: () => number;
  max: number;
}

/** Metrics of the gateway's door. Requests that reach a route are in the shared HTTP metrics. */
export const createGatewayMetrics = (registry: Registry) => {
  const registers = [registry];
  const refused = new Counter({
    name: 'gateway_connections_refused_total',
    help: 'Connections answered without a route: too many in all (connections) or of one address, too slow, or malformed',
    labelNames: ['reason'],
    registers,
  });
  // A counter that begins at 1 shows no increase to a rule.
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  const watch = (name: string, what: string, { open, max }: Occupancy): void => {
    new Gauge({
      name: `${name}_open`,
      help: `${what} open now`,
      registers,
      collect() {
        this.set(open());
      },
    });
    new Gauge({ name: `${name}_max`, help: `${what} allowed at a time`, registers }).set(max);
  };
  return {
    refused: (reason: DoorRefusal): void => refused.inc({ reason }),
    /** Sockets are connections too. */
    watchConnections: (connections: Occupancy): void =>
      watch('gateway_connections', 'Connections', connections),
    watchRequests: (requests: Occupancy): void =>
      watch('gateway_requests', 'API requests', requests),
  };
};
export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;
