import type { Topic } from '@argint/contracts';
import {
  deliver,
  handlerEntries,
  lastSeconds,
  withoutMessage,
  type EventHandler,
  type EventHandlers,
  type Subscription,
} from '@argint/event-bus';
import { offsetRanges } from '../operators/topic-offsets.ts';
import { startFetchLoop } from './fetch-loop.ts';
import type { SubscriptionParts } from './group-subscription.ts';
import { startPartitionWorker, type PartitionWorkerParts } from './partition-worker.ts';

/** The group label of everyReplica subscriptions in metrics and errors. */
const REPLICA_GROUP = 'everyReplica';

const createHandle =
  <T extends Topic>(
    parts: SubscriptionParts,
    topic: T,
    handler: EventHandler<T>,
  ): PartitionWorkerParts['handle'] =>
  async (message, signal) => {
    const outcome = await deliver(topic, String(message.value ?? ''), handler, {
      delaysMs: parts.retry.inPlaceMs,
      signal,
      handlerMs: parts.handlerMs,
      onAttempt: (result, seconds) =>
        parts.observer.handled?.(topic, REPLICA_GROUP, result, seconds),
    });
    if (outcome.kind === 'failed' || outcome.kind === 'poison') {
      parts.observer.handled?.(topic, REPLICA_GROUP, 'dead', lastSeconds(outcome));
      parts.onError(withoutMessage(outcome.error), {
        doing: 'deliver',
        topic,
        group: REPLICA_GROUP,
      });
    }
    return outcome.kind !== 'interrupted';
  };

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
    handlerEntries(handlers).map(([topic, handler]) => [
      names.main(topic),
      createHandle<Topic>(parts, topic, handler),
    ]),
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
