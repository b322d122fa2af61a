import { randomUUID } from 'node:crypto';
import type { Topic } from '@argint/contracts';
import {
  handlerEntries,
  type EventBus,
  type EventHandlers,
  type RetryPolicy,
} from '@argint/event-bus';
import type { KafkaBusOptions, KafkaTimings } from '../kafka-bus-options.ts';
import { openKafkaBus } from '../kafka-bus.ts';
import { createKafka } from '../kafka-connection.ts';
import { applyTopicPlan } from '../topics/apply-topic-plan.ts';
import { createTopicNames } from '../topics/topic-names.ts';
import { groupTopics, planTopics } from '../topics/topic-plan.ts';

/** Three attempts in place, then two parked ones. */
export const TEST_RETRY: RetryPolicy = { inPlaceMs: [1, 1], parkedMs: [20, 20] };
const PARTITIONS = 8;

/** How long a hook may take that makes or removes a log, in ms: a busy broker needs seconds for its topics. */
export const LOG_LIMIT_MS = 60_000;

/** Short, but the broker refuses sessions of less than 6 s. */
const TEST_TIMINGS: Partial<KafkaTimings> = {
  sessionMs: 6_000,
  heartbeatMs: 300,
  rebalanceMs: 10_000,
  fetchWaitMs: 50,
  closeMs: 300,
};

/** A set of topics of its own on a broker, and a way to open buses on it with short times. */
export interface KafkaLog {
  /** Makes the topics of the groups that are consumed, as the job does for the product. */
  open(options?: Partial<KafkaBusOptions>): EventBus;
  prefix: string;
  /** Closes the buses, then removes topics and groups. */
  remove(): Promise<void>;
}

/** A bus with short times on topics that exist. */
export const createTestBus = (
  brokers: string,
  prefix: string,
  options: Partial<KafkaBusOptions> = {},
): EventBus =>
  openKafkaBus({
    connection: { brokers: brokers.split(','), clientId: 'test' },
    prefix,
    onError: () => undefined,
    retry: TEST_RETRY,
    ...options,
    timings: { ...TEST_TIMINGS, ...options.timings },
  });

/** Removes every topic and group whose name starts with the prefix. */
export const dropTopics = async (brokers: string, prefix: string): Promise<void> => {
  const admin = createKafka({ brokers: brokers.split(','), clientId: 'test' }).admin();
  await admin.connect();
  try {
    const topics = (await admin.listTopics()).filter((name) => name.startsWith(prefix));
    const { groups } = await admin.listGroups();
    const ids = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(prefix));
    await admin.deleteGroups(ids).catch(() => undefined);
    await admin.deleteTopics({ topics });
  } finally {
    await admin.disconnect();
  }
};

/** Makes the topics of every event, with a random prefix. */
export const createKafkaLog = async (brokers: string): Promise<KafkaLog> => {
  const prefix = `test-${randomUUID().slice(0, 8)}.`;
  const names = createTopicNames(prefix);
  const connection = { brokers: brokers.split(','), clientId: 'test' };
  const kafka = createKafka(connection);
  const admin = kafka.admin();
  await admin.connect();
  await applyTopicPlan(admin, planTopics({ names, partitions: PARTITIONS, groups: {} }), 1);
  const opened: EventBus[] = [];

  const makeTopics = async (group: string, handlers: EventHandlers): Promise<void> => {
    const plan = handlerEntries(handlers).flatMap(([topic]) =>
      groupTopics({ names, retryDelays: TEST_RETRY.parkedMs.length }, topic as Topic, group),
    );
    await applyTopicPlan(admin, plan, 1);
  };
  return {
    prefix,
    open: (options = {}) => {
      const bus = createTestBus(brokers, prefix, options);
      opened.push(bus);
      return {
        ...bus,
        consume: async (group, handlers) => {
          await makeTopics(group, handlers);
          return bus.consume(group, handlers);
        },
      };
    },
    remove: async () => {
      await Promise.all(opened.map((bus) => bus.close()));
      await admin.disconnect();
      await dropTopics(brokers, prefix);
    },
  };
};
