import type { Topic } from '@argint/contracts';
import { settledWithin } from '@argint/concurrency';
import {
  createReplicaDelivery,
  REPLICA_GROUP,
  type AttemptParts,
  type EventHandler,
} from '@argint/event-bus';
import type { EventLog } from '../file/event-log.ts';
import { READ_AHEAD, startPartitionConsumer } from './partition-consumer.ts';
import type { RunningSubscription } from './running-subscription.ts';

export interface ReplicaSubscriptionParts extends AttemptParts {
  log: Pick<EventLog, 'end' | 'read'>;
  partitions: number;
  /** How long closing waits for running handlers, in milliseconds. */
  closeMs: number;
}

/** All events of a topic from now on. One that fails its attempts in place is reported and skipped. */
export const createReplicaSubscription = <T extends Topic>(
  parts: ReplicaSubscriptionParts,
  topic: T,
  handler: EventHandler<T>,
): RunningSubscription => {
  const from = parts.log.end();
  const where = { topic, group: REPLICA_GROUP };
  const handle = createReplicaDelivery(parts, topic, handler);
  const consumers = Array.from({ length: parts.partitions }, (_, partition) =>
    startPartitionConsumer({
      from,
      read: (after) => parts.log.read(topic, partition, after, READ_AHEAD),
      handle: (event, signal) => handle(event.envelope, signal),
      onError: (error) => parts.onError(error, { doing: 'read', ...where }),
    }),
  );

  return {
    topic,
    wake: (partition) => consumers[partition]?.wake(),
    heartbeatAndRebalance: () => () => undefined,
    retryDue: () => undefined,
    close: async () => {
      const stopping = Promise.all(consumers.map((consumer) => consumer.abort()));
      if (await settledWithin(stopping, parts.closeMs)) return;
      parts.onError(new Error('HandlerStillRunning'), { doing: 'close', ...where });
    },
  };
};
