import { setTimeout as sleep } from 'node:timers/promises';
// A default import: Node does not find this name of a CommonJS module.
import kafkajs, { type Admin } from 'kafkajs';
import { isRefusal } from '../fault-type.ts';
import type { PlannedTopic } from './topic-plan.ts';

/** What was done, by the names of topics. */
export interface TopicChanges {
  created: string[];
  /** Got more partitions. */
  grown: string[];
  /** Got other settings. */
  reset: string[];
  unchanged: string[];
}

/** Thrown before anything is changed: a topic has more partitions than planned. Kafka cannot take one away. */
class ShrinkingTopicError extends Error {
  constructor(topics: readonly string[]) {
    super(
      `These topics have more partitions than planned, and Kafka cannot take one away: ${topics.join(', ')}. Nothing was changed.`,
    );
    this.name = 'ShrinkingTopicError';
  }
}

const CREATE_LIMIT_MS = 30_000;
const POLL_MS = 50;

const partitionCounts = async (
  admin: Admin,
  plan: readonly PlannedTopic[],
): Promise<Map<string, number>> => {
  const existing = new Set(await admin.listTopics());
  const topics = plan.map(({ name }) => name).filter((name) => existing.has(name));
  if (topics.length === 0) return new Map();
  const metadata = await admin.fetchTopicMetadata({ topics });
  return new Map(metadata.topics.map(({ name, partitions }) => [name, partitions.length]));
};

/** A broker needs a moment to lead the partitions of a new topic. kafkajs takes that for an error. */
const untilUsable = async (admin: Admin, topics: readonly PlannedTopic[]): Promise<void> => {
  const end = performance.now() + CREATE_LIMIT_MS;
  for (const { name } of topics) {
    for (;;) {
      try {
        await admin.fetchTopicOffsets(name);
        break;
      } catch (error) {
        if (isRefusal(error)) throw error;
        if (performance.now() > end)
          throw new Error(`The new topic ${name} has no leader yet.`, { cause: error });
        await sleep(POLL_MS);
      }
    }
  }
};

/** The topics whose settings differ from the plan. */
const withOtherSettings = async (
  admin: Admin,
  topics: readonly PlannedTopic[],
): Promise<PlannedTopic[]> => {
  if (topics.length === 0) return [];
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map(({ name, settings }) => ({
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name,
      configNames: Object.keys(settings),
    })),
  });
  const found = new Map(
    resources.map(({ resourceName, configEntries }) => [
      resourceName,
      new Map(configEntries.map(({ configName, configValue }) => [configName, configValue])),
    ]),
  );
  return topics.filter(({ name, settings }) =>
    Object.entries(settings).some(([key, value]) => found.get(name)?.get(key) !== value),
  );
};

/**
 * Makes the topics as planned. Repeatable: what is there already stays.
 *
 * More partitions move keys to other partitions: for a moment, events of one key may be handled out of order. Grow
 * topics while nothing is published.
 * @throws ShrinkingTopicError before anything is changed
 */
export const applyTopicPlan = async (
  admin: Admin,
  plan: readonly PlannedTopic[],
  replication: number,
): Promise<TopicChanges> => {
  const counts = await partitionCounts(admin, plan);
  const larger = plan.filter(({ name, partitions }) => (counts.get(name) ?? 0) > partitions);
  if (larger.length > 0) throw new ShrinkingTopicError(larger.map(({ name }) => name));

  const created = plan.filter(({ name }) => !counts.has(name));
  const present = plan.filter(({ name }) => counts.has(name));
  const grown = present.filter(({ name, partitions }) => counts.get(name)! < partitions);
  const reset = await withOtherSettings(admin, present);
  if (created.length > 0)
    await admin.createTopics({
      waitForLeaders: false,
      timeout: CREATE_LIMIT_MS,
      topics: created.map(({ name, partitions, settings }) => ({
        topic: name,
        numPartitions: partitions,
        replicationFactor: replication,
        configEntries: Object.entries(settings).map(([key, value]) => ({ name: key, value })),
      })),
    });
  await untilUsable(admin, created);
  if (grown.length > 0)
    await admin.createPartitions({
      topicPartitions: grown.map(({ name, partitions }) => ({ topic: name, count: partitions })),
    });
  if (reset.length > 0)
    await admin.alterConfigs({
      validateOnly: false,
      resources: reset.map(({ name, settings }) => ({
        type: kafkajs.ConfigResourceTypes.TOPIC,
        name,
        configEntries: Object.entries(settings).map(([key, value]) => ({ name: key, value })),
      })),
    });
  const changed = new Set([...grown, ...reset]);
  const nameOf = ({ name }: PlannedTopic): string => name;
  return {
    created: created.map(nameOf),
    grown: grown.map(nameOf),
    reset: reset.map(nameOf),
    unchanged: present.filter((each) => !changed.has(each)).map(nameOf),
  };
};
