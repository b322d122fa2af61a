import { join } from 'node:path';
import { openSqliteStore, type AggregateStore } from '@argint/aggregate-store';
import type { EventData, Topic } from '@argint/contracts';
import {
  newEvent,
  startOutboxRelay,
  type Audience,
  type EventBus,
  type EventEnvelope,
  type EventHandler,
} from '@argint/event-bus';
import type { GrpcClient, GrpcServiceName } from '@argint/proto';
import type { CommonConfig, Environment } from './config.ts';
import { createGrpcClient, type ClosableClient } from './grpc/grpc-client.ts';
import { failingBus } from './failpoints/failing-bus.ts';
import { failingStore } from './failpoints/failing-store.ts';
import type { Failpoints } from './failpoints/failpoints.ts';
import type { ReadinessCheck } from './http/ops-server.ts';
import type { Logger } from './logger.ts';
import type { SharedMetrics } from './metrics/shared-metrics.ts';
import { acceptTraceparent, currentContext, runInContext } from './trace-context.ts';

/** What a service is given to build itself from. */
export interface ServiceContext<C> {
  name: string;
  config: C & CommonConfig;
  logger: Logger;
  metrics: SharedMetrics;
  bus: EventBus;
  clock: () => Date;
  ids: () => string;
  /** The service's own store, with its outbox relayed to the bus; opened on first use. */
  store(): AggregateStore;
  /** A client of another service at `<SERVICE>_ADDRESS`. */
  client<N extends GrpcServiceName>(name: N): GrpcClient<N>;
  /** host:port another service was given in the environment; undefined where it was not. */
  addressOf(service: string): string | undefined;
  /** An event of this service, now, with the trace of the work at hand. */
  event<T extends Topic>(type: T, data: EventData<T>): EventEnvelope<T>;
  /** Subscribes; default audience: one group named after the service. Handlers run in the event's trace. */
  subscribe<T extends Topic>(
    topic: T,
    handler: EventHandler<T>,
    audience?: Audience,
  ): Promise<void>;
  /** Runs a task every `ms`, never twice at once, from now until shutdown; failures are logged and counted. */
  every(ms: number, task: string, run: () => Promise<unknown>): void;
  /** Runs a task once, in the background; a failure is logged and counted. */
  soon(task: string, run: () => Promise<unknown>): void;
  /** Adds a readiness check. */
  check(name: string, check: ReadinessCheck): void;
}

/** The context and how to end what it opened. */
export interface OwnedContext<C> {
  context: ServiceContext<C>;
  /** Subscriptions, timers: no new work. */
  stopWork(): Promise<void>;
  /** Relay flushed, clients and store closed. */
  close(): Promise<void>;
}

/** host:port settings are named after the service: profile-billing at PROFILE_BILLING_ADDRESS. */
export const addressVariable = (service: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}_ADDRESS`;

/** Makes a service's context from what its process shares. */
export const createContext = <C>(
  name: string,
  config: C & CommonConfig,
  shared: {
    env: Environment;
    logger: Logger;
    metrics: SharedMetrics;
    bus: EventBus;
    clock: () => Date;
    ids: () => string;
    checks: Map<string, ReadinessCheck>;
    failpoints?: Failpoints | undefined;
  },
): OwnedContext<C> => {
  const { env, logger, metrics, checks, clock, ids, failpoints } = shared;
  const bus = failpoints ? failingBus(shared.bus, name, failpoints) : shared.bus;
  const clients = new Map<GrpcServiceName, ClosableClient<GrpcServiceName>>();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  const subscriptions: { close(): Promise<void> }[] = [];
  let store: AggregateStore | undefined;
  let relay: { flush(): Promise<void>; close(): Promise<void> } | undefined;
  let stopped = false;

  const failed =
    (task: string) =>
    (error: unknown): void => {
      metrics.backgroundErrors.inc({ service: name, task });
      logger.error({ err: error, task }, 'background work failed');
    };

  const context: ServiceContext<C> = {
    name,
    config,
    logger,
    metrics,
    bus,
    clock,
    ids,
    addressOf: (service) => env[addressVariable(service)],
    store: () => {
      if (store) return store;
      const plain = openSqliteStore({ file: join(config.DATA_DIR, `${name}.sqlite`), clock });
      const opened = failpoints ? failingStore(plain, name, failpoints) : plain;
      store = opened;
      checks.set(`${name} store`, () => opened.ping());
      relay = startOutboxRelay({ bus, source: opened, onError: failed('outbox relay') });
      return opened;
    },
    client: <N extends GrpcServiceName>(target: N): GrpcClient<N> => {
      const known = clients.get(target) as ClosableClient<N> | undefined;
      if (known) return known.client;
      const at = env[addressVariable(target)];
      if (!at) throw new Error(`${name} needs ${addressVariable(target)} (host:port)`);
      const made = createGrpcClient(target, { service: name, address: at, metrics });
      clients.set(target, made as unknown as ClosableClient<GrpcServiceName>);
      return made.client;
    },
    event: (type, data) =>
      newEvent(type, data, {
        source: name,
        id: ids(),
        now: clock(),
        traceparent: currentContext()?.traceparent,
      }),
    subscribe: async (topic, handler, audience = { group: name }) => {
      const traced: typeof handler = (event, delivery) =>
        runInContext(
          { traceparent: acceptTraceparent(event.traceparent), requestId: event.id },
          () => handler(event, delivery),
        );
      subscriptions.push(await bus.subscribe(topic, audience, traced));
    },
    soon: (task, run) => {
      const turn = run()
        .catch(failed(task))
        .finally(() => running.delete(turn));
      running.add(turn);
    },
    every: (ms, task, run) => {
      let busy = false;
      const timer = setInterval(() => {
        if (busy || stopped) return;
        busy = true;
        const turn = run()
          .catch(failed(task))
          .finally(() => {
            busy = false;
            running.delete(turn);
          });
        running.add(turn);
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    check: (check, run) => void checks.set(`${name} ${check}`, run),
  };

  return {
    context,
    stopWork: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(subscriptions.map((subscription) => subscription.close()));
      await Promise.allSettled(running);
    },
    close: async () => {
      await relay?.flush().catch(failed('outbox relay'));
      await relay?.close();
      for (const { close } of clients.values()) close();
      await store?.close();
    },
  };
};
