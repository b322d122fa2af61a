import type { Server } from 'node:http';
import { ConfigError, type CommonConfig, type Config, type ConfigShape } from './config.ts';
import { listenGrpc, type GrpcServer } from './grpc/grpc-server.ts';
import { closeHttp, listenHttp } from './http/listen-http.ts';
import type { Logger } from './logger.ts';
import type { createBusMetrics } from './metrics/bus-metrics.ts';
import { commonChecks } from './security/common-checks.ts';
import { operationsGrpc } from './operations/operations-grpc.ts';
import {
  addressVariable,
  createContext,
  grpcAddressVariable,
  type OwnedContext,
  type SharedParts,
} from './service-context.ts';
import type { ServiceModule, ServiceParts } from './service-module.ts';
import type { ShutdownStep } from './shutdown.ts';
import type { Tracing } from './tracing/tracer.ts';

export type PartConfig = Config<ConfigShape> & CommonConfig;

/** One service of a running process. */
export interface Part {
  module: ServiceModule;
  config: PartConfig;
  logger: Logger;
  grpc?: GrpcServer;
  owned?: OwnedContext<Config<ConfigShape>>;
  made?: ServiceParts;
  /** host:port of its HTTP server. */
  http?: string;
}

/** What all services of a process share. `env` gets the address of each service as soon as it is known. */
export type Shared = Omit<SharedParts, 'logger' | 'env' | 'tracer' | 'httpServers'> & {
  env: Record<string, string | undefined>;
  httpServers: Map<string, Server>;
  /** The services that this process runs. */
  own: ReadonlySet<string>;
  /** Those of them that are reached by gRPC. */
  ownGrpc: ReadonlySet<string>;
  tracing: Tracing;
  busMetrics: ReturnType<typeof createBusMetrics>;
};

/** host:port at which this machine reaches a server that listens on `host`. */
export const reachable = (host: string, port: number): string =>
  `${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;

/** @throws ConfigError that names every address the service calls and nobody gives */
const requireAddresses = (
  { calls = [], callsByGrpc = [] }: ServiceModule,
  { env, own, ownGrpc }: Shared,
): void => {
  const missing = [
    ...calls.filter((service) => !ownGrpc.has(service)).map(addressVariable),
    ...callsByGrpc.filter((service) => !own.has(service)).map(grpcAddressVariable),
  ].filter((name) => !env[name]);
  if (missing.length > 0)
    throw new ConfigError(missing.map((name) => `${name} is required: host:port`));
};

/**
 * Makes a service, then lets it answer calls and requests. It listens last, so no call meets a missing handler.
 * @throws ConfigError for missing addresses, AppError UNAVAILABLE for a port in use, and what the service throws
 */
export const makePart = async (part: Part, shared: Shared): Promise<void> => {
  const { module, config, logger } = part;
  const { env, bus, busMetrics, clock, metrics, identity } = shared;
  requireAddresses(module, shared);
  const tracer = shared.tracing.tracerOf(module.name);
  part.owned = createContext(module.name, config, {
    ...shared,
    logger,
    aggregates: module.aggregates,
    needsBus: module.needsBus,
    tracer,
  });
  part.made = await module.create(part.owned.context);
  const { outboxBacklog, work } = part.owned;
  busMetrics.watchOutbox(module.name, { outboxBacklog });
  part.grpc = await listenGrpc({
    service: module.name,
    host: config.GRPC_HOST ?? config.HOST,
    port: config.GRPC_PORT,
    handlers: {
      operations: operationsGrpc({
        operators: bus.operators,
        outboxBacklog,
        work,
        securityChecks: async () => [
          ...commonChecks(config),
          ...((await part.made?.securityChecks?.()) ?? []),
        ],
        clock,
      }),
      ...part.made.grpc,
    },
    logger,
    metrics,
    tracer,
    identity,
  });
  const grpcVariable = module.address === 'http' ? grpcAddressVariable : addressVariable;
  env[grpcVariable(module.name)] ??= part.grpc.address;
  if (!part.made.http) return;
  const port = await listenHttp(part.made.http, config.HOST, Number(config['PORT']), {
    name: module.name,
    variable: 'PORT',
  });
  part.http = reachable(config.HOST, port);
  shared.httpServers.set(part.http, part.made.http);
  if (module.address === 'http') env[addressVariable(module.name)] ??= part.http;
};

/** Closes services in order: work, HTTP requests, gRPC calls, then each service, the last made first. */
export const closingSteps = (parts: readonly Part[], graceMs: number): ShutdownStep[] => [
  parts.map(({ made, owned }) => async () => {
    await made?.drain?.();
    await owned?.stopWork();
  }),
  parts.map(
    ({ made }) =>
      () =>
        made?.http && closeHttp(made.http, graceMs),
  ),
  parts.map(
    ({ grpc }) =>
      () =>
        grpc?.close(graceMs),
  ),
  ...parts
    .toReversed()
    .flatMap(({ made, owned }) => [[() => made?.stop?.()], [() => owned?.close()]]),
];
