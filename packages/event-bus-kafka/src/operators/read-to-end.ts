import { settledWithin } from '@argint/concurrency';
import type { Consumer, Kafka, KafkaMessage } from 'kafkajs';
import type { KafkaTimings } from '../kafka-bus-options.ts';
import { subscriptionAssigner } from '../consuming/subscription-assigner.ts';

/** A part of a topic with one partition: from an offset to the one before `to`. */
export interface Range {
  topic: string;
  from: number;
  to: number;
}

/** Joining a new group takes 3 s on a broker with default settings. */
const READ_LIMIT_MS = 8_000;

const collect = async (
  consumer: Consumer,
  ranges: readonly Range[],
  onMessage: (topic: string, message: KafkaMessage) => void,
): Promise<void> => {
  const open = new Map(ranges.map((range) => [range.topic, range]));
  const { promise: end, resolve } = Promise.withResolvers<void>();
  consumer.on(consumer.events.GROUP_JOIN, () => {
    for (const { topic, from } of ranges)
      consumer.seek({ topic, partition: 0, offset: String(from) });
  });
  await consumer.connect();
  await consumer.subscribe({ topics: [...open.keys()], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatch: async ({ batch, isStale }) => {
      const range = open.get(batch.topic);
      if (!range || isStale()) return;
      for (const message of batch.messages)
        if (Number(message.offset) >= range.from) onMessage(batch.topic, message);
      if (Number(batch.lastOffset()) + 1 >= range.to) open.delete(batch.topic);
      if (open.size === 0) resolve();
    },
  });
  if (!(await settledWithin(end, READ_LIMIT_MS)))
    throw new Error('The dead letters could not be read in time.');
};

/** Reads parts of topics, in a group of its own that is gone afterwards. */
export const readRanges = async (
  parts: { kafka: Kafka; groupId: string; timings: KafkaTimings },
  ranges: readonly Range[],
  onMessage: (topic: string, message: KafkaMessage) => void,
): Promise<void> => {
  const consumer = parts.kafka.consumer({
    groupId: parts.groupId,
    maxWaitTimeInMs: parts.timings.fetchWaitMs,
    partitionAssigners: [subscriptionAssigner],
    allowAutoTopicCreation: false,
  });
  try {
    await collect(consumer, ranges, onMessage);
  } finally {
    await settledWithin(consumer.disconnect(), parts.timings.disconnectMs);
  }
};
