import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics that every service updates. A process has them once; the `service` label says whose value it is. */
export interface SharedMetrics {
  registry: Registry;
  grpcServer: Histogram<'service' | 'method' | 'code'>;
  grpcClient: Histogram<'service' | 'target' | 'method' | 'code'>;
  http: Histogram<'service' | 'method' | 'route' | 'status'>;
  busPublished: Counter<'topic'>;
  busHandled: Histogram<'topic' | 'group' | 'outcome'>;
  backgroundErrors: Counter<'service' | 'task'>;
}

/** Creates the shared metrics and Node's own process metrics in one registry. */
export const createSharedMetrics = (registry = new Registry()): SharedMetrics => {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    grpcServer: new Histogram({
      name: 'grpc_server_handling_seconds',
      help: 'gRPC calls answered',
      labelNames: ['service', 'method', 'code'],
      buckets: seconds,
      registers,
    }),
    grpcClient: new Histogram({
      name: 'grpc_client_handling_seconds',
      help: 'gRPC calls made',
      labelNames: ['service', 'target', 'method', 'code'],
      buckets: seconds,
      registers,
    }),
    http: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'HTTP requests answered, by route pattern',
      labelNames: ['service', 'method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    busPublished: new Counter({
      name: 'bus_events_published_total',
      help: 'Events published',
      labelNames: ['topic'],
      registers,
    }),
    busHandled: new Histogram({
      name: 'bus_event_handling_seconds',
      help: 'Deliveries handled; outcome ok, retry or dead',
      labelNames: ['topic', 'group', 'outcome'],
      buckets: seconds,
      registers,
    }),
    backgroundErrors: new Counter({
      name: 'background_errors_total',
      help: 'Failed runs of sweepers, relays and handlers',
      labelNames: ['service', 'task'],
      registers,
    }),
  };
};
