import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

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
  const uploads = new Counter({
    name: 'gateway_uploads_total',
    help: 'Uploaded files by outcome: read, or why they gave no text',
    labelNames: ['outcome'],
    registers,
  });
  const uploadSeconds = new Histogram({
    name: 'gateway_upload_read_seconds',
    help: 'Seconds to read an uploaded file, waiting included',
    buckets: [0.25, 0.5, 1, 2, 5, 10, 20, 40],
    registers,
  });
  uploads.inc({ outcome: 'read' }, 0);
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
    /** An uploaded file was read, or why not. */
    uploaded: (outcome: string, seconds: number): void => {
      uploads.inc({ outcome });
      uploadSeconds.observe(seconds);
    },
    watchUploads: (open: Occupancy): void => watch('gateway_uploads', 'Uploads', open),
    watchRequests: (requests: Occupancy): void =>
      watch('gateway_requests', 'API requests', requests),
  };
};
/** What counts uploads. */
export type UploadMetrics = Pick<GatewayMetrics, 'uploaded'>;
export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;
