import { settledWithin } from '@argint/concurrency';
import type { Consumer, ConsumerGroupJoinEvent, Kafka, TopicPartitionOffset } from 'kafkajs';
import { RETRY } from '../kafka-connection.ts';
import type { KafkaTimings } from '../kafka-bus-options.ts';
import { startStallWatch } from '../stall-watch.ts';
import { createBatchIntake, type BatchIntakeParts } from './batch-intake.ts';
import { createHeldPartitions, type HeldPartitionsParts } from './held-partitions.ts';
import { subscriptionAssigner } from './subscription-assigner.ts';
import { superviseConsumer } from './supervised-consumer.ts';

export interface FetchLoopParts extends HeldPartitionsParts, Pick<BatchIntakeParts, 'lowOf'> {
  kafka: Kafka;
  timings: KafkaTimings;
  groupId: string;
  /** By their names on the brokers. All of them exist. */
  topics: readonly string[];
  /** The brokers refuse the consumer, or it hangs. */
  onFatal(error: unknown): void;
}

/** A consumer of kafkajs that only fetches. */
export interface FetchLoop {
  /**
   * Without effect while no consumer is in the group: `onKept` follows when one has joined.
   * @throws KafkaJSError while the group rebalances or the broker is away
   */
  commit(positions: TopicPartitionOffset[]): Promise<void>;
  /** Aborts all workers and waits for them, up to `closeMs`. False where some still run. */
  stopWorkers(): Promise<boolean>;
  /** Leaves the group and disconnects. */
  disconnect(): Promise<void>;
}

/** Joins the group and hands messages to one worker for each partition. Workers outlive a consumer that crashes. */
export const startFetchLoop = async (parts: FetchLoopParts): Promise<FetchLoop> => {
  const { timings, topics } = parts;
  const held = createHeldPartitions(parts);
  // Whatever a consumer does, a failure included, is a sign that it does not hang.
  const stall = startStallWatch(timings.stallMs, () =>
    parts.onFatal(new Error(`The consumer of ${parts.groupId} hangs.`)),
  );
  let closed = false;
  /** The consumer that is in the group. */
  let joined: Consumer | undefined;

  /** kafkajs would take an error of a listener for its own. */
  const onSign =
    <E>(react: (event: E) => void) =>
    (event: E): void => {
      stall.sign();
      try {
        react(event);
      } catch (error) {
        parts.onError(error);
      }
    };
  const runConsumer = async (consumer: Consumer): Promise<void> => {
    const intake = createBatchIntake({
      consumer,
      held,
      lowOf: parts.lowOf,
      bufferedEvents: timings.bufferedEvents,
      isOpen: () => !closed && consumer === joined,
    });
    const { FETCH, GROUP_JOIN } = consumer.events;
    consumer.on(FETCH, onSign(intake.pauseFullWorkers));
    consumer.on(
      GROUP_JOIN,
      onSign(({ payload }: ConsumerGroupJoinEvent) => {
        joined = consumer;
        held.assign(payload.memberAssignment).then(intake.seekAll).catch(parts.onError);
      }),
    );
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    const eachBatch = intake.accept;
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch });
  };

  const supervised = await superviseConsumer({
    create: () => createConsumer(parts),
    run: runConsumer,
    onError: onSign((error) => {
      joined = undefined;
      if (!closed) parts.onError(error);
    }),
    onFatal: parts.onFatal,
    disconnectMs: timings.disconnectMs,
  }).catch((error: unknown) => {
    stall.stop();
    throw error;
  });
  return {
    commit: async (positions) => joined?.commitOffsets(positions),
    stopWorkers: () => {
      closed = true;
      return settledWithin(held.abortAll(), timings.closeMs);
    },
    disconnect: async () => {
      closed = true;
      stall.stop();
      await supervised.close();
    },
  };
};

const createConsumer = ({ kafka, groupId, timings }: FetchLoopParts): Consumer =>
  kafka.consumer({
    groupId,
    sessionTimeout: timings.sessionMs,
    heartbeatInterval: timings.heartbeatMs,
    rebalanceTimeout: timings.rebalanceMs,
    maxWaitTimeInMs: timings.fetchWaitMs,
    partitionAssigners: [subscriptionAssigner],
    allowAutoTopicCreation: false,
    // The supervisor replaces it.
    retry: { ...RETRY, restartOnFailure: async () => false },
  });
