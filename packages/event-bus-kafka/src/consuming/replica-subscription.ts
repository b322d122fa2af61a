import type { Topic } from '@argint/contracts';
import {
  createReplicaDelivery,
  handlerEntries,
  REPLICA_GROUP,
  type EventHandlers,
  type Subscription,
} from '@argint/event-bus';
import { offsetRanges } from '../operators/topic-offsets.ts';
import { startFetchLoop } from './fetch-loop.ts';
import type { SubscriptionParts } from './group-subscription.ts';
import { startPartitionWorker, type PartitionWorkerParts } from './partition-worker.ts';

/**
 * All events from now on, in a group that only this process is in. The ends of the topics are read first and nothing
 * is committed: after a lost session the workers go on where they were, not at the new end.
 */
export const startReplicaSubscription = async (
  parts: SubscriptionParts,
  groupId: string,
  handlers: EventHandlers,
): Promise<Subscription> => {
  const { names, admin } = parts;
  const handles = new Map(
    handlerEntries(handlers).map(([topic, handler]): [string, PartitionWorkerParts['handle']] => {
      const handle = createReplicaDelivery<Topic>(parts, topic, handler);
      return [names.main(topic), ({ value }, signal) => handle(String(value ?? ''), signal)];
    }),
  );
  const ends = new Map<string, number>();
  await admin.use(async (client) => {
    for (const topic of handles.keys())
      for (const { partition, high } of await offsetRanges(client, topic))
        ends.set(`${topic}/${partition}`, high);
  });
  const onError = (error: unknown) => parts.onError(error, { doing: 'read', group: REPLICA_GROUP });
  const loop = await startFetchLoop({
    kafka: parts.kafka,
    timings: parts.timings,
    groupId,
    topics: [...handles.keys()],
    // A partition that was added later is read from its beginning.
    startsOf: async (places) =>
      places.map(({ topic, partition }) => ends.get(`${topic}/${partition}`) ?? 0),
    lowOf: ({ topic, partition }) =>
      admin.use(async (client) => {
        const ranges = await offsetRanges(client, topic);
        return ranges.find((each) => each.partition === partition)?.low ?? 0;
      }),
    startWorker: ({ topic }, from) =>
      startPartitionWorker({ from, handle: handles.get(topic)!, onDone: () => undefined }),
    onKept: () => undefined,
    onLost: () => undefined,
    onError,
    onFatal: parts.onFatal,
  });
  return {
    close: async () => {
      if (!(await loop.stopWorkers()))
        parts.onError(new Error('HandlerStillRunning'), { doing: 'close', group: REPLICA_GROUP });
      await loop.disconnect();
      await admin.use((client) => client.deleteGroups([groupId])).catch(() => undefined);
    },
  };
};
