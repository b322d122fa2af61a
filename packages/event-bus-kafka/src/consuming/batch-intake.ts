import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { HeldPartitions, Place } from './held-partitions.ts';

export interface BatchIntakeParts {
  consumer: Consumer;
  held: HeldPartitions;
  /** The offset of the oldest message that a partition still has. */
  lowOf(place: Place): Promise<number>;
  /** Fetching pauses for a worker with so many waiting events. */
  bufferedEvents: number;
  /** False once the consumer has crashed or closes: its batches are dropped, and fetched again by the next one. */
  isOpen(): boolean;
}

/** Hands what one consumer of kafkajs fetches to the workers. */
export interface BatchIntake {
  accept(payload: EachBatchPayload): Promise<void>;
  /** After a join: fetching goes on where each worker is. */
  seekAll(): void;
  /** Stops fetching for full workers, and starts it again for those that have handled half of their events. */
  pauseFullWorkers(): void;
}

/** The offset that was asked for. kafkajs has it, but not in its types. */
const fetchedOffset = (batch: EachBatchPayload['batch']): number =>
  Number((batch as unknown as { fetchedOffset: string }).fetchedOffset);

/**
 * kafkajs keeps positions of its own, but loses them in a rebalance, and a response that arrives late can move them
 * past messages that no worker got. So each worker knows the offset it needs next, and a batch that begins later is
 * refused and fetched again.
 */
export const createBatchIntake = (parts: BatchIntakeParts): BatchIntake => {
  const { consumer, held, isOpen, bufferedEvents } = parts;

  const pauseFullWorkers = (): void => {
    const paused = consumer.paused();
    for (const { place, worker } of held.all()) {
      const { topic, partition } = place;
      const isPaused = paused.some(
        (one) => one.topic === topic && one.partitions.includes(partition),
      );
      const where = [{ topic, partitions: [partition] }];
      if (!isPaused && (!isOpen() || worker.waiting() >= bufferedEvents)) consumer.pause(where);
      if (isPaused && isOpen() && worker.waiting() <= bufferedEvents / 2) consumer.resume(where);
    }
  };
  const seek = (place: Place, offset: number): void =>
    consumer.seek({ ...place, offset: String(offset) });

  return {
    pauseFullWorkers,
    seekAll: () => {
      if (!isOpen()) return;
      for (const { place, worker } of held.all()) seek(place, worker.next());
      pauseFullWorkers();
    },
    accept: async ({ batch, isStale, resolveOffset }) => {
      const place: Place = { topic: batch.topic, partition: batch.partition };
      const worker = await held.workerOf(place);
      if (!worker || isStale() || !isOpen()) return;
      const from = fetchedOffset(batch);
      if (from > worker.next()) worker.skipTo(await parts.lowOf(place).catch(() => 0));
      if (from > worker.next()) return seek(place, worker.next());
      worker.add(batch.messages, Number(batch.lastOffset()) + 1);
      resolveOffset(batch.lastOffset());
      pauseFullWorkers();
    },
  };
};
