import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openBus } from './adapters.ts';
import { commonConfig, parseConfig, processEnvironment, type Environment } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { grpcIdentity, identityConfig } from './grpc/callers/grpc-identity.ts';
import { renewedIdentity } from './grpc/callers/renewed-identity.ts';
import { closeHttp, drainHttp, listenHttp } from './http/listen-http.ts';
import { createOpsServer } from './http/ops-server.ts';
import type { ReadinessCheck } from './http/readiness.ts';
import { createLogger } from './logger.ts';
import { createBusMetrics } from './metrics/bus-metrics.ts';
import { registerCertificateMetric } from './metrics/certificate-metric.ts';
import { registerReadyMetric } from './metrics/ready-metric.ts';
import { createSharedMetrics } from './metrics/shared-metrics.ts';
import type { ServiceModule } from './service-module.ts';
import { closingSteps, makePart, reachable, type Part, type PartConfig } from './service-part.ts';
import { shutDown } from './shutdown.ts';
import { openTracing } from './tracing/tracing.ts';
import { createProcessClock } from './time/process-clock.ts';

export interface RunningServices {
  /** host:port of each service's gRPC. */
  grpc: Readonly<Record<string, string>>;
  /** host:port of the services that speak HTTP. */
  http: Readonly<Record<string, string>>;
  /** host:port of /livez, /readyz and /metrics. */
  ops: string;
  /** Milliseconds `close` may take: DRAIN_DELAY_SECONDS and SHUTDOWN_GRACE_SECONDS together. */
  closeLimitMs: number;
  /** Resolves with the error when something failed that only a new process can repair. Never resolves otherwise. */
  fatal: Promise<unknown>;
  /**
   * Shuts down in order: not ready, the drain delay, no new work, open requests and calls, outboxes, files.
   * @throws AggregateError of all failures that may have lost something
   */
  close(): Promise<void>;
}

export interface RunOptions {
  env?: Environment;
  /** Settings of one service that differ from the environment's. */
  overrides?: Readonly<Record<string, Environment>>;
  /** @default a process clock, which never goes back */
  clock?: () => Date;
  ids?: () => string;
  /** Waits for the drain delay, and between two tries to reach a store, in milliseconds. @default a timer */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Runs one service or several in this process. They share the event bus, the metrics and the ops server; calls
 * between them are gRPC all the same. Each service is made and then listens, one after the other; then all start
 * their work. While a store is away the start waits.
 * @throws ConfigError, or AppError UNAVAILABLE with one sentence (port in use, folder not writable)
 */
export const runServices = async (
  modules: readonly ServiceModule[],
  options: RunOptions = {},
): Promise<RunningServices> => {
  const { ids = randomUUID, clock = createProcessClock(), pause = wait } = options;
  const env: Record<string, string | undefined> = { ...(options.env ?? processEnvironment()) };
  const common = parseConfig(commonConfig, env);
  const only = modules.length === 1 ? modules[0]?.name : undefined;
  const configured = modules.map((module): [ServiceModule, PartConfig] => [
    module,
    parseConfig(
      { ...commonConfig, ...module.config },
      { ...env, ...options.overrides?.[module.name] },
    ) as PartConfig,
  ]);
  const logger = createLogger(only ?? 'standalone', common.LOG_LEVEL);
  const { identity, stop: stopRenewal } = renewedIdentity(
    () => grpcIdentity(parseConfig(identityConfig, env)),
    { logger },
  );
  prepareDataDir(common.DATA_DIR);

  const tracing = await openTracing(common);
  const metrics = createSharedMetrics();
  const checks = new Map<string, ReadinessCheck>();
  const parts: Part[] = [];
  const bus = await openBus(only ?? 'standalone', common, {
    clock,
    observer: {
      published: (topic, count) => metrics.busPublished.inc({ topic }, count),
      handled: (topic, group, outcome, seconds) =>
        metrics.busHandled.observe({ topic, group, outcome }, seconds),
    },
    onError: (error, where) => logger.error({ err: error, where }, 'event bus'),
  });
  const busMetrics = createBusMetrics(metrics.registry, clock);
  busMetrics.watchQueues(
    bus.operators,
    modules.map(({ name }) => name),
  );
  const state = { isDraining: false, hasFailed: false };
  const { promise: fatal, resolve: fail } = Promise.withResolvers<unknown>();
  const onFatal = (what: string, error: unknown): void => {
    logger.fatal({ err: error }, `${what} has failed for good: this process must be replaced`);
    state.hasFailed = true;
    fail(error);
  };
  bus.onFatal((error) => {
    busMetrics.failed();
    onFatal('the event bus', error);
  });
  const own = new Set(modules.map(({ name }) => name));
  const ownGrpc = new Set(
    modules.filter(({ address }) => address !== 'http').map(({ name }) => name),
  );
  const httpServers = new Map<string, Server>();
  const shared = {
    env,
    own,
    ownGrpc,
    metrics,
    tracing,
    identity,
    bus,
    checks,
    onFatal,
    httpServers,
    clock,
    ids,
    busMetrics,
    onStoreAway: () => listenOps(),
    pause,
  };
  if (modules.some(({ needsBus }) => needsBus)) checks.set('event bus', () => bus.ping());

  registerReadyMetric(metrics.registry, { services: [...own], checks, state });
  registerCertificateMetric(metrics.registry, { services: [...own], identity });
  const ops = createOpsServer(metrics.registry, checks, state);
  const opsHost = common.OPS_HOST ?? common.HOST;
  let listening: Promise<number> | undefined;
  /** Called after the start, or when a service waits for its store: such a process is alive, and not ready. */
  const listenOps = (): Promise<number> =>
    (listening ??= listenHttp(ops, opsHost, common.METRICS_PORT, {
      name: 'The metrics server',
      variable: 'METRICS_PORT',
    }));

  const delayMs = common.DRAIN_DELAY_SECONDS * 1_000;
  const graceMs = common.SHUTDOWN_GRACE_SECONDS * 1_000;
  const closeAll = (): Promise<void> =>
    shutDown(
      [
        // A fifth of the grace for open requests and a fifth for open calls: the rest is for tasks and outboxes.
        ...closingSteps(parts, graceMs / 5),
        [() => bus.close(), () => tracing.close().catch(() => undefined), () => stopRenewal()],
        [() => closeHttp(ops, Math.min(500, graceMs / 5))],
      ],
      logger,
    );
  const close = async (): Promise<void> => {
    state.isDraining = true;
    for (const { grpc, made } of parts) {
      grpc?.drain();
      if (made?.http) drainHttp(made.http);
    }
    if (delayMs > 0) await pause(delayMs);
    await closeAll();
  };

  checks.set('start', () => Promise.reject(new Error('The start is not over.')));
  try {
    for (const [module, config] of configured) {
      const part: Part = { module, config, logger: createLogger(module.name, config.LOG_LEVEL) };
      parts.push(part);
      await makePart(part, shared);
    }
    for (const { made } of parts) await made?.start?.();
    checks.delete('start');
    const opsPort = await listenOps();
    return {
      grpc: Object.fromEntries(
        parts.flatMap(({ module, grpc }) => (grpc ? [[module.name, grpc.address]] : [])),
      ),
      http: Object.fromEntries(
        parts.flatMap(({ module, http }) => (http ? [[module.name, http]] : [])),
      ),
      ops: reachable(opsHost, opsPort),
      closeLimitMs: delayMs + graceMs,
      fatal,
      close,
    };
  } catch (error) {
    await closeAll().catch(() => undefined);
    throw error;
  }
};
