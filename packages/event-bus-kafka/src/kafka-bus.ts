import { randomUUID } from 'node:crypto';
import { settledWithin } from '@argint/concurrency';
import { AppError } from '@argint/contracts';
import {
  createFatalSignal,
  DEFAULT_RETRY_POLICY,
  type EventBus,
  type EventHandlers,
  type Subscription,
} from '@argint/event-bus';
import { startGroupSubscription, type SubscriptionParts } from './consuming/group-subscription.ts';
import { startReplicaSubscription } from './consuming/replica-subscription.ts';
import { createAdminClient } from './admin-client.ts';
import { KAFKA_TIMINGS, type KafkaBusOptions } from './kafka-bus-options.ts';
import { createKafka } from './kafka-connection.ts';
import { createDeadLetterLog } from './operators/dead-letter-log.ts';
import { createQueueStats } from './operators/queue-stats.ts';
import { createFreshProducer } from './publishing/fresh-producer.ts';
import { createPublisher } from './publishing/publisher.ts';
import { createSendQueue } from './publishing/send-queue.ts';
import { startStallWatch } from './stall-watch.ts';
import { checkTopics } from './topics/check-topics.ts';
import { createTopicNames } from './topics/topic-names.ts';

const unavailable = (message: string, cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', message, cause === undefined ? {} : { cause });

/** What kafkajs and the network throw; all else is the caller's fault or has a code already. */
const isFromKafka = (error: unknown): boolean =>
  error instanceof Error && (error.name.startsWith('KafkaJS') || 'errno' in error);

const asBusError = (error: unknown): unknown =>
  isFromKafka(error) ? unavailable('Kafka cannot be used now.', error) : error;

/** Everything one open bus is made of. */
const assemble = (options: KafkaBusOptions, onFatal: (error: unknown) => void) => {
  const { clock = () => new Date(), ids = randomUUID, observer = {}, onError } = options;
  const timings = { ...KAFKA_TIMINGS, ...options.timings };
  const retry = options.retry ?? DEFAULT_RETRY_POLICY;
  const kafka = createKafka(options.connection);
  const names = createTopicNames(options.prefix ?? '');
  const producer = createFreshProducer(kafka);
  const admin = createAdminClient(kafka);
  const send = createSendQueue(producer, () =>
    startStallWatch(timings.sendMs, () => onFatal(new Error('The producer hangs.'))),
  );
  const deadLetters = createDeadLetterLog({ kafka, admin, names, timings, ids, clock, send });
  const subscription: SubscriptionParts = {
    kafka,
    admin,
    names,
    timings,
    retry,
    handlerMs: timings.handlerMs,
    send,
    clock,
    observer,
    onError,
    onFatal,
  };
  return {
    timings,
    names,
    ids,
    admin,
    producer,
    deadLetters,
    subscription,
    publish: createPublisher({ names, send, observer }),
    queues: createQueueStats({ admin, names, deadLetters, clock }),
    check: (group: string | null, handlers: EventHandlers) =>
      checkTopics(admin, names, { group, handlers, retryDelays: retry.parkedMs.length }),
  };
};

/**
 * Opens the bus on a Kafka cluster. Nothing is connected before it is used. Topics are made by `main.ts --create-topics`,
 * never by the bus.
 */
export const openKafkaBus = (options: KafkaBusOptions): EventBus => {
  const fatal = createFatalSignal();
  const bus = assemble(options, fatal.raise);
  const groups = new Set<string>();
  const open = new Set<Subscription>();
  let closing: Promise<void> | undefined;
  let closed = false;

  const use = async <R>(work: () => Promise<R>): Promise<R> => {
    if (closed) throw unavailable('The event bus is closed.');
    return work().catch((error: unknown) => {
      throw asBusError(error);
    });
  };
  const whileOpen = <R>(work: () => Promise<R>): Promise<R> =>
    closing ? Promise.reject(unavailable('The event bus is closing.')) : use(work);

  const keep = (running: Subscription, onClosed: () => void): Subscription => {
    let ending: Promise<void> | undefined;
    const subscription: Subscription = {
      close: () =>
        (ending ??= running.close().finally(() => {
          open.delete(subscription);
          onClosed();
        })),
    };
    open.add(subscription);
    return subscription;
  };
  const consume = async (group: string, handlers: EventHandlers): Promise<Subscription> => {
    if (groups.has(group))
      throw new Error(`Group ${group} is consumed already: give all its handlers in one call.`);
    groups.add(group);
    try {
      await bus.check(group, handlers);
      const running = await startGroupSubscription(bus.subscription, group, handlers);
      return keep(running, () => groups.delete(group));
    } catch (error) {
      groups.delete(group);
      throw error;
    }
  };
  const everyReplica = async (handlers: EventHandlers): Promise<Subscription> => {
    await bus.check(null, handlers);
    const groupId = bus.names.groupId(`replica-${bus.ids()}`);
    return keep(
      await startReplicaSubscription(bus.subscription, groupId, handlers),
      () => undefined,
    );
  };
  const ping = async (): Promise<void> => {
    const answer = bus.admin.use((admin) => admin.describeCluster());
    if (!(await settledWithin(answer, bus.timings.pingMs)))
      throw unavailable('Kafka does not answer.');
    await answer;
  };
  const shutDown = async (): Promise<void> => {
    await Promise.allSettled([...open].map((each) => each.close()));
    // Until here, running handlers could still publish.
    closed = true;
    await settledWithin(
      Promise.all([bus.producer.close(), bus.admin.close()]),
      bus.timings.disconnectMs,
    );
  };

  return {
    publish: (events) => use(() => bus.publish(events)),
    consume: (group, handlers) => whileOpen(() => consume(group, handlers)),
    everyReplica: (handlers) => whileOpen(() => everyReplica(handlers)),
    ping: () => use(ping),
    onFatal: fatal.listen,
    operators: {
      queues: (group) => use(() => bus.queues(group)),
      deadLetters: (query = {}) => use(() => bus.deadLetters.list(query)),
      deadLetter: (id) => use(() => bus.deadLetters.get(id)),
      replay: (id) => use(() => bus.deadLetters.replay(id)),
      drop: (id) => use(() => bus.deadLetters.drop(id)),
    },
    close: () => (closing ??= shutDown()),
  };
};
