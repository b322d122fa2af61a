import type { Topic } from '@argint/contracts';
import {
  handlerEntries,
  type BusErrorListener,
  type EventHandlers,
  type Subscription,
} from '@argint/event-bus';
import type { Admin, Kafka } from 'kafkajs';
import type { KafkaTimings } from '../kafka-bus-options.ts';
import { groupPositions, offsetRanges } from '../operators/topic-offsets.ts';
import type { ReplaceableClient } from '../replaceable-client.ts';
import { startFetchLoop, type FetchLoop } from './fetch-loop.ts';
import { createGroupDelivery, type GroupDeliveryParts } from './group-delivery.ts';
import { createOffsetCommitter } from './offset-committer.ts';
import { startPartitionWorker, type PartitionWorkerParts } from './partition-worker.ts';

export interface SubscriptionParts extends GroupDeliveryParts {
  kafka: Kafka;
  admin: ReplaceableClient<Admin>;
  timings: KafkaTimings;
  onError: BusErrorListener;
  onFatal(error: unknown): void;
}

type Handle = PartitionWorkerParts['handle'];

/** One member of a group: a single consumer for all its topics and their retry topics. */
export const startGroupSubscription = async (
  parts: SubscriptionParts,
  group: string,
  handlers: EventHandlers,
): Promise<Subscription> => {
  const { names, admin } = parts;
  const groupId = names.groupId(group);
  const handles = new Map<string, Handle>(
    handlerEntries(handlers).flatMap(([topic, handler]): [string, Handle][] => {
      const delivery = createGroupDelivery<Topic>(parts, topic, group, handler);
      return [
        [names.main(topic), delivery.fresh],
        [names.retry(topic, group), delivery.parked],
      ];
    }),
  );
  const running: { loop?: FetchLoop } = {};
  const committer = createOffsetCommitter({
    commit: async (positions) => running.loop?.commit(positions),
    onError: (error) => parts.onError(error, { doing: 'rebalance', group }),
  });

  const loop = await startFetchLoop({
    kafka: parts.kafka,
    timings: parts.timings,
    groupId,
    topics: [...handles.keys()],
    startsOf: (places) => admin.use((client) => groupPositions(client, groupId, places)),
    lowOf: ({ topic, partition }) =>
      admin.use(async (client) => {
        const ranges = await offsetRanges(client, topic);
        return ranges.find((each) => each.partition === partition)?.low ?? 0;
      }),
    startWorker: (place, from, isHeld) =>
      startPartitionWorker({
        from,
        handle: handles.get(place.topic)!,
        onDone: (offset) => {
          if (isHeld()) committer.mark({ ...place, offset: String(offset) });
        },
      }),
    // A commit during the rebalance may have been refused.
    onKept: (place, worker) => committer.mark({ ...place, offset: String(worker.done()) }),
    onLost: ({ topic, partition }) => committer.forget(topic, partition),
    onError: (error) => parts.onError(error, { doing: 'read', group }),
    onFatal: parts.onFatal,
  });

  running.loop = loop;
  return {
    close: async () => {
      if (!(await loop.stopWorkers()))
        parts.onError(new Error('HandlerStillRunning'), { doing: 'close', group });
      await committer.close();
      await loop.disconnect();
    },
  };
};
