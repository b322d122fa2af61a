import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openEmbeddedBus, type EventBus } from '@argint/event-bus';
import type { GrpcServiceName } from '@argint/proto';
import {
  commonConfig,
  ConfigError,
  parseConfig,
  processEnvironment,
  type CommonConfig,
  type Config,
  type ConfigShape,
  type Environment,
} from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { createFailpoints } from './failpoints/failpoints.ts';
import { listenGrpc, type GrpcServer } from './grpc/grpc-server.ts';
import { closeHttp, listenHttp } from './http/listen-http.ts';
import { createOpsServer, type ReadinessCheck } from './http/ops-server.ts';
import { createLogger, type Logger } from './logger.ts';
import { createSharedMetrics, type SharedMetrics } from './metrics/shared-metrics.ts';
import { addressVariable, createContext, type OwnedContext } from './service-context.ts';
import type { ServiceModule, ServiceParts } from './service-module.ts';

/** Milliseconds a draining service's open calls and connections get. */
const GRACE_MS = 5_000;

export interface RunningServices {
  /** host:port of each service's gRPC. */
  grpc: Readonly<Record<string, string>>;
  /** host:port of the services that speak HTTP. */
  http: Readonly<Record<string, string>>;
  /** host:port of /livez, /readyz and /metrics. */
  ops: string;
  /** Ordered: readiness off, work drained, connections ended, outbox flushed, files closed. */
  close(): Promise<void>;
}

export interface RunOptions {
  env?: Environment;
  /** Settings of one service that differ from the environment's. */
  overrides?: Readonly<Record<string, Environment>>;
  clock?: () => Date;
  ids?: () => string;
}

type AnyConfig = Config<ConfigShape> & CommonConfig;

interface Part {
  module: ServiceModule;
  config: AnyConfig;
  logger: Logger;
  grpc: GrpcServer;
  owned?: OwnedContext<Config<ConfigShape>>;
  made?: ServiceParts;
}

const reachable = (host: string, port: number): string =>
  `${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;

const openBus = (
  config: CommonConfig,
  metrics: SharedMetrics,
  logger: Logger,
  clock: () => Date,
): EventBus =>
  openEmbeddedBus({
    file: config.BUS_FILE ?? join(config.DATA_DIR, 'bus.sqlite'),
    clock,
    observer: {
      published: (topic, count) => metrics.busPublished.inc({ topic }, count),
      handled: (topic, group, outcome, seconds) =>
        metrics.busHandled.observe({ topic, group, outcome }, seconds),
    },
    onError: (error, where) => logger.error({ err: error, where }, 'event bus'),
  });

const closeAll = async (parts: readonly Part[], bus: EventBus, ops: Server): Promise<void> => {
  for (const { grpc } of parts) grpc.drain();
  await Promise.all(
    parts.map(async ({ made, owned }) => {
      await made?.drain?.();
      await owned?.stopWork();
    }),
  );
  await Promise.all(parts.map(async ({ made }) => made?.http && closeHttp(made.http, GRACE_MS)));
  await Promise.all(parts.map(({ grpc }) => grpc.close(GRACE_MS)));
  for (const { made, owned } of parts.toReversed()) {
    await made?.stop?.();
    await owned?.close();
  }
  await bus.close();
  await closeHttp(ops, 500);
};

/**
 * Runs one service or several in this process: one bus, one registry, one ops server; gRPC between them all the same.
 * Every gRPC port is bound first, then each service is made and listens, then all start their work.
 * Throws ConfigError, or AppError UNAVAILABLE with one sentence (port in use, folder not writable).
 */
export const runServices = async (
  modules: readonly ServiceModule[],
  options: RunOptions = {},
): Promise<RunningServices> => {
  const env: Record<string, string | undefined> = { ...(options.env ?? processEnvironment()) };
  const common = parseConfig(commonConfig, env);
  const configs = modules.map(
    (module) =>
      parseConfig(
        { ...commonConfig, ...module.config },
        { ...env, ...options.overrides?.[module.name] },
      ) as AnyConfig,
  );
  const metrics = createSharedMetrics();
  const checks = new Map<string, ReadinessCheck>();
  const failpoints = createFailpoints({ stopAt: common.FAILPOINT, log: common.FAILPOINT_LOG });
  const parts: Part[] = [];
  const http: Record<string, string> = {};
  let draining = false;

  prepareDataDir(common.DATA_DIR);
  const only = modules.length === 1 ? modules[0]?.name : undefined;
  const clock = options.clock ?? (() => new Date());
  const bus = openBus(common, metrics, createLogger(only ?? 'standalone', common.LOG_LEVEL), clock);
  checks.set('event bus', () => bus.ping());
  const ops = createOpsServer(metrics.registry, checks, () => draining);
  const close = (): Promise<void> => {
    draining = true;
    return closeAll(parts, bus, ops);
  };

  const bind = async (module: ServiceModule, config: AnyConfig): Promise<void> => {
    const logger = createLogger(module.name, config.LOG_LEVEL);
    const grpc = await listenGrpc({
      service: module.name,
      host: config.HOST,
      port: config.GRPC_PORT,
      logger,
      metrics,
    });
    if (module.address !== 'http') env[addressVariable(module.name)] ??= grpc.address;
    parts.push({ module, config, logger, grpc });
  };

  const make = async (part: Part): Promise<void> => {
    const { module, config, logger, grpc } = part;
    const missing = (module.calls ?? []).map(addressVariable).filter((name) => !env[name]);
    if (missing.length > 0)
      throw new ConfigError(missing.map((name) => `${name} is required: host:port`));
    part.owned = createContext(module.name, config, {
      env,
      logger,
      metrics,
      bus,
      checks,
      failpoints,
      clock,
      ids: options.ids ?? randomUUID,
    });
    part.made = await module.create(part.owned.context);
    for (const [name, handlers] of Object.entries(part.made.grpc ?? {}))
      grpc.serve(name as GrpcServiceName, handlers);
    if (!part.made.http) return;
    const port = await listenHttp(part.made.http, config.HOST, Number(config['PORT']), {
      name: module.name,
      variable: 'PORT',
    });
    http[module.name] = reachable(config.HOST, port);
    if (module.address === 'http') env[addressVariable(module.name)] ??= http[module.name];
  };

  try {
    for (const [i, module] of modules.entries()) await bind(module, configs[i] as AnyConfig);
    for (const part of parts) await make(part);
    for (const { made } of parts) await made?.start?.();
    const opsPort = await listenHttp(ops, common.HOST, common.METRICS_PORT, {
      name: 'The metrics server',
      variable: 'METRICS_PORT',
    });
    return {
      grpc: Object.fromEntries(parts.map(({ module, grpc }) => [module.name, grpc.address])),
      http,
      ops: reachable(common.HOST, opsPort),
      close,
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};
