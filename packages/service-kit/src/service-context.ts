import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import {
  createStoreLease,
  leaseSchema,
  type AggregateSchema,
  type AggregateStore,
} from '@argint/aggregate-store';
import type { EventData, Topic } from '@argint/contracts';
import {
  newEvent,
  startOutboxRelay,
  type OutboxRelay,
  wrapHandlers,
  type EventBus,
  type EventEnvelope,
  type EventHandlers,
  type OutboxBacklog,
} from '@argint/event-bus';
import type { GrpcServiceName } from '@argint/proto';
import type { AllowedClient } from '@argint/proto/callers';
import { openStore } from './adapters.ts';
import { createBackgroundWork, type BackgroundWork } from './background-work.ts';
import { createBusSubscriptions } from './bus-subscriptions.ts';
import type { CommonConfig, Environment } from './config.ts';
import { createGrpcClient, type ClosableClient } from './grpc/grpc-client.ts';
import type { GroupHandlers } from './group-handlers.ts';
import type { GrpcIdentity } from './grpc/callers/grpc-identity.ts';
import type { ReadinessCheck } from './http/readiness.ts';
import type { Logger } from './logger.ts';
import type { SharedMetrics } from './metrics/shared-metrics.ts';
import { createStoreWait } from './store-wait.ts';
import { inTraceOfEvent, tracedPublisher, type BusName } from './tracing/traced-events.ts';
import { currentContext } from './tracing/trace-context.ts';
import type { Tracer } from './tracing/tracer.ts';

/**
 * What a service is built from. Its background tasks run until shutdown, and their failures are logged and counted.
 * `Name` decides which methods of other services it may call, none without a name, and which topics it handles.
 */
export interface ServiceContext<C, Name extends string = string> extends Pick<
  BackgroundWork,
  'every' | 'runInBackground'
> {
  name: Name;
  config: C & CommonConfig;
  logger: Logger;
  metrics: SharedMetrics;
  /** Makes spans of this service. */
  tracer: Tracer;
  clock: () => Date;
  ids: () => string;
  /**
   * The service's own store, opened on first use. A relay publishes its outbox. It has the aggregates that the
   * service's module lists, and refuses any other. While the store is away, this call and `ready` of the store wait.
   */
  store(): Promise<AggregateStore>;
  /**
   * A client of another service at `<SERVICE>_ADDRESS`, or at `<SERVICE>_GRPC_ADDRESS` where the first is for HTTP,
   * with the methods that the caller table allows. Call it from
   * `start` on: services of this process that are made later do not listen before.
   *
   * @param on the service that answers, for what every service serves. @default name
   */
  client<N extends GrpcServiceName>(name: N, on?: string): AllowedClient<Name, N>;
  /** host:port of another service from the environment. Undefined if it is not set. */
  addressOf(service: string): string | undefined;
  /** The HTTP server at that address, where the service runs in this process. */
  httpServerOf(service: string): Server | undefined;
  /** Makes an event of this service with the current time and the trace of the current work. */
  event<T extends Topic>(type: T, data: EventData<T>): EventEnvelope<T>;
  /**
   * Joins the group named after the service: one replica handles each event. Call it once, with a handler for each
   * topic of the service's row in `EVENT_GROUPS`. Handlers run in the trace of the event. While the bus is away the
   * service goes on without, and joins when it is back. `Self` is always `Name`: with `Name` in its place, services of
   * different names would no longer fit in one list.
   */
  consume<Self extends Name = Name>(handlers: GroupHandlers<Self>): Promise<void>;
  /**
   * Handles each event published from now on, in every replica. While the bus is away the service goes on without;
   * `onSubscribed` is called when events arrive.
   */
  everyReplica(handlers: EventHandlers, onSubscribed?: () => void): Promise<void>;
  /** Adds a readiness check. */
  check(name: string, check: ReadinessCheck): void;
}

/** A context, and how to close what it has opened. */
export interface OwnedContext<C> {
  context: ServiceContext<C>;
  /** What waits in the service's outbox; nothing where the service has no store. */
  outboxBacklog(): Promise<OutboxBacklog>;
  /** The tasks that the service repeats. */
  work: Pick<BackgroundWork, 'repeated' | 'runNow'>;
  /** Ends subscriptions and background tasks. */
  stopWork(): Promise<void>;
  /** Flushes the outbox, then closes clients and store. */
  close(): Promise<void>;
}

/**
 * How long the events of a killed replica wait for another one, in ms. Short, as a replica that was only slow
 * and lost its lease publishes an event twice at worst.
 */
const RELAY_LEASE_MS = 1_500;

/** The setting with the address of a service: PROFILE_BILLING_ADDRESS for profile-billing. */
export const addressVariable = (service: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}_ADDRESS`;

/** The setting with the gRPC address of a service whose other address is for HTTP: NOTIFICATION_GRPC_ADDRESS. */
export const grpcAddressVariable = (service: string): string =>
  addressVariable(service).replace(/ADDRESS$/, 'GRPC_ADDRESS');

/** What all services of a process share, and the service's own logger. */
export interface SharedParts {
  env: Environment;
  logger: Logger;
  metrics: SharedMetrics;
  tracer: Tracer;
  identity: GrpcIdentity;
  bus: EventBus;
  clock: () => Date;
  ids: () => string;
  checks: Map<string, ReadinessCheck>;
  /** Ends this process: `what` has failed in a way that only a new process can mend. */
  onFatal(what: string, error: unknown): void;
  /** Called when a service begins to wait for its store at the start. */
  onStoreAway(): Promise<unknown>;
  /** Waits between two tries to reach the store, in milliseconds. */
  pause(ms: number): Promise<unknown>;
  /** The HTTP servers of this process that listen, by host:port. */
  httpServers: ReadonlyMap<string, Server>;
  /** The aggregates of the service's module. @default none */
  aggregates?: readonly AggregateSchema[] | undefined;
  /** Whether the service is only ready with its subscriptions. @default false */
  needsBus?: boolean | undefined;
}

/** Makes the context of one service from what all services of the process share. */
export const createContext = <C>(
  name: string,
  config: C & CommonConfig,
  shared: SharedParts,
): OwnedContext<C> => {
  const {
    env,
    logger,
    metrics,
    tracer,
    identity,
    bus,
    checks,
    onFatal,
    onStoreAway,
    pause,
    httpServers,
    clock,
    ids,
    aggregates = [],
    needsBus = false,
  } = shared;
  const busName: BusName = config.KAFKA_BROKERS ? 'kafka' : 'embedded';
  const traced = inTraceOfEvent(tracer, name, busName);
  const clients = new Map<string, ClosableClient<unknown>>();
  let store: Promise<AggregateStore> | undefined;
  let relay: OutboxRelay | undefined;

  const onError = (task: string, error: unknown): void => {
    metrics.backgroundErrors.inc({ service: name, task });
    logger.error({ err: error, task }, 'background work failed');
  };
  const onRelayError = (error: unknown): void => onError('outbox relay', error);
  const work = createBackgroundWork(onError, clock);
  const subscriptions = createBusSubscriptions({
    bus,
    onError: (error) => onError('subscribe', error),
  });
  if (needsBus) checks.set(`${name} subscriptions`, subscriptions.check);

  const open = async (): Promise<AggregateStore> => {
    checks.set(`${name} store`, () => Promise.reject(new Error('It is not open yet.')));
    const whenBack = createStoreWait({
      onAway: (cause) => {
        const message = 'The store is away: this service starts when it is back.';
        onError('open store', new Error(message, { cause }));
        return onStoreAway();
      },
      pause,
    });
    const opened = await whenBack(() =>
      openStore(name, config, clock, (error) => onFatal(`the store of ${name}`, error)),
    );
    checks.set(`${name} store`, () => opened.ping());
    const lease = createStoreLease({
      leases: opened.collection(leaseSchema),
      name: 'outbox relay',
      holder: randomUUID(),
      leaseMs: RELAY_LEASE_MS,
    });
    const publisher = tracedPublisher(bus, tracer, busName);
    relay = startOutboxRelay({ bus: publisher, source: opened, lease, onError: onRelayError });
    return {
      ...opened,
      ready: () => whenBack(() => opened.ready()),
      collection: (schema) => {
        // What is not listed would be missing from the migration.
        if (!aggregates.some((listed) => Object.is(listed, schema)))
          throw new TypeError(`${name}: list ${schema.name} in the aggregates of its module`);
        return opened.collection(schema);
      },
    };
  };

  const context: ServiceContext<C> = {
    name,
    config,
    logger,
    metrics,
    tracer,
    clock,
    ids,
    addressOf: (service) => env[addressVariable(service)],
    httpServerOf: (service) => httpServers.get(env[addressVariable(service)] ?? ''),
    store: () => (store ??= open()),
    client: <N extends GrpcServiceName>(
      target: N,
      on: string = target,
    ): AllowedClient<string, N> => {
      const key = `${target} on ${on}`;
      const known = clients.get(key) as ClosableClient<AllowedClient<string, N>> | undefined;
      if (known) return known.client;
      const made = createGrpcClient(target, {
        service: name,
        // A service of this process has no address until it listens.
        address: () => {
          const at = env[grpcAddressVariable(on)] ?? env[addressVariable(on)];
          if (!at) throw new Error(`${name} needs ${addressVariable(on)} (host:port)`);
          return at;
        },
        metrics,
        tracer,
        identity,
      });
      clients.set(key, made);
      return made.client;
    },
    event: (type, data) =>
      newEvent(type, data, {
        source: name,
        id: ids(),
        now: clock(),
        traceparent: currentContext()?.traceparent,
      }),
    consume: (handlers) =>
      subscriptions.add(() => bus.consume(name, wrapHandlers(handlers, traced))),
    everyReplica: (handlers, onSubscribed) =>
      subscriptions.add(() => bus.everyReplica(wrapHandlers(handlers, traced)), onSubscribed),
    every: work.every,
    runInBackground: work.runInBackground,
    check: (check, run) => void checks.set(`${name} ${check}`, run),
  };

  return {
    context,
    outboxBacklog: async () => (await store)?.outboxBacklog() ?? { waiting: 0, oldestSince: null },
    work,
    stopWork: async () => {
      await Promise.all([work.stop(), subscriptions.close()]);
    },
    close: async () => {
      // Long enough for the lease of a process that was killed to lapse: an orderly stop leaves no event behind.
      await relay?.flush({ waitMs: 2 * RELAY_LEASE_MS }).catch(onRelayError);
      await relay?.close();
      for (const { close } of clients.values()) close();
      // A store that could not be opened has been reported already.
      const opened = await store?.catch(() => undefined);
      await opened?.close();
    },
  };
};
