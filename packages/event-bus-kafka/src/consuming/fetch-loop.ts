import { settledWithin } from '@argint/concurrency';
import type { Consumer, EachBatchPayload, Kafka, TopicPartitionOffset } from 'kafkajs';
import type { KafkaTimings } from '../kafka-bus-options.ts';
import { createHeldPartitions, type HeldPartitionsParts, type Place } from './held-partitions.ts';
import { startStallWatch } from './stall-watch.ts';
import { subscriptionAssigner } from './subscription-assigner.ts';

export interface FetchLoopParts extends HeldPartitionsParts {
  kafka: Kafka;
  timings: KafkaTimings;
  groupId: string;
  /** By their names on the brokers. All of them exist. */
  topics: readonly string[];
  /** The offset of the oldest message that a partition still has. */
  lowOf(place: Place): Promise<number>;
  /** The consumer has ended for good, or hangs. */
  onFatal(error: unknown): void;
}

/** A consumer of kafkajs that only fetches. */
export interface FetchLoop {
  /** @throws KafkaJSError while the group rebalances or the broker is away */
  commit(positions: TopicPartitionOffset[]): Promise<void>;
  /** Aborts all workers and waits for them, up to `closeMs`. False where some still run. */
  stopWorkers(): Promise<boolean>;
  /** Leaves the group and disconnects. */
  disconnect(): Promise<void>;
}

/** The offset that was asked for. kafkajs has it, but not in its types. */
const fetchedOffset = (batch: EachBatchPayload['batch']): number =>
  Number((batch as unknown as { fetchedOffset: string }).fetchedOffset);

/**
 * Joins the group and hands messages to one worker for each partition.
 *
 * kafkajs keeps positions of its own, but loses them in a rebalance, and a response that arrives late can move them
 * past messages that no worker got. So each worker knows the offset it needs next, and a batch that begins later is
 * refused and fetched again.
 */
export const startFetchLoop = async (parts: FetchLoopParts): Promise<FetchLoop> => {
  const { timings } = parts;
  const held = createHeldPartitions(parts);
  let closed = false;
  const consumer = parts.kafka.consumer({
    groupId: parts.groupId,
    sessionTimeout: timings.sessionMs,
    heartbeatInterval: timings.heartbeatMs,
    rebalanceTimeout: timings.rebalanceMs,
    maxWaitTimeInMs: timings.fetchWaitMs,
    partitionAssigners: [subscriptionAssigner],
    allowAutoTopicCreation: false,
  });

  const pauseFullOnes = (): void => {
    const paused = consumer.paused();
    for (const { place, worker } of held.all()) {
      const { topic, partition } = place;
      const isPaused = paused.some(
        (one) => one.topic === topic && one.partitions.includes(partition),
      );
      const where = [{ topic, partitions: [partition] }];
      if (!isPaused && (closed || worker.waiting() >= timings.bufferedEvents))
        consumer.pause(where);
      if (isPaused && !closed && worker.waiting() <= timings.bufferedEvents / 2)
        consumer.resume(where);
    }
  };
  const seek = (place: Place, offset: number): void =>
    consumer.seek({ ...place, offset: String(offset) });
  const afterJoin = (): void => {
    if (closed) return;
    for (const { place, worker } of held.all()) seek(place, worker.next());
    pauseFullOnes();
  };

  const accept = async ({ batch, isStale, resolveOffset }: EachBatchPayload): Promise<void> => {
    const place: Place = { topic: batch.topic, partition: batch.partition };
    const worker = await held.workerOf(place);
    if (!worker || isStale() || closed) return;
    const from = fetchedOffset(batch);
    if (from > worker.next()) worker.skipTo(await parts.lowOf(place).catch(() => 0));
    if (from > worker.next()) return seek(place, worker.next());
    worker.add(batch.messages, Number(batch.lastOffset()) + 1);
    resolveOffset(batch.lastOffset());
    pauseFullOnes();
  };

  const stall = startStallWatch(timings.stallMs, () =>
    parts.onFatal(new Error(`The consumer of ${parts.groupId} hangs.`)),
  );
  /** kafkajs would take an error of a listener for its own. */
  const onSign =
    <P>(react: (payload: P) => void) =>
    ({ payload }: { payload: P }): void => {
      stall.sign();
      try {
        react(payload);
      } catch (error) {
        parts.onError(error);
      }
    };
  const { FETCH, GROUP_JOIN, CRASH } = consumer.events;
  consumer.on(FETCH, onSign(pauseFullOnes));
  consumer.on(
    GROUP_JOIN,
    onSign(({ memberAssignment }) => {
      held.assign(memberAssignment).then(afterJoin).catch(parts.onError);
    }),
  );
  consumer.on(
    CRASH,
    onSign(({ error, restart }) => {
      if (closed) return;
      parts.onError(error);
      if (!restart) parts.onFatal(error);
    }),
  );

  const disconnect = async (): Promise<void> => {
    closed = true;
    stall.stop();
    // kafkajs has no limit of its own.
    await settledWithin(consumer.disconnect(), timings.disconnectMs);
  };
  await connectAndRun(consumer, parts.topics, accept).catch(async (error: unknown) => {
    await disconnect();
    throw error;
  });
  return {
    commit: (positions) => consumer.commitOffsets(positions),
    stopWorkers: () => {
      closed = true;
      return settledWithin(held.abortAll(), timings.closeMs);
    },
    disconnect,
  };
};

const connectAndRun = async (
  consumer: Consumer,
  topics: readonly string[],
  eachBatch: (payload: EachBatchPayload) => Promise<void>,
): Promise<void> => {
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch });
};
