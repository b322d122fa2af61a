import type { Topic } from '@argint/contracts';
import { settledWithin } from '@argint/concurrency';
import type { EventHandler } from '@argint/event-bus';
import type { ParkedEvents } from '../failures/parked-events.ts';
import type { EventLog } from '../file/event-log.ts';
import { machineMs } from '../machine-clock.ts';
import type {
  Assignment,
  ConsumerGroupStore,
  Membership,
  PartitionClaim,
} from './consumer-group-store.ts';
import { createGroupDelivery, type GroupDeliveryParts } from './group-delivery.ts';
import {
  READ_AHEAD,
  startPartitionConsumer,
  type PartitionConsumer,
} from './partition-consumer.ts';
import type { RunningSubscription } from './running-subscription.ts';

export interface GroupSubscriptionParts extends GroupDeliveryParts {
  groups: ConsumerGroupStore;
  parkedEvents: ParkedEvents;
  log: Pick<EventLog, 'read'>;
  /** How long closing waits for running handlers, in milliseconds. */
  closeMs: number;
  /** Runs attempts that may crash the process one at a time over all subscriptions, so that none takes others along. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

interface HeldPartition {
  consumer: PartitionConsumer;
  claim: PartitionClaim;
  isReleasing: boolean;
}

/** One member of a consumer group on one topic, with a consumer for each partition it holds. */
export const createGroupSubscription = <T extends Topic>(
  parts: GroupSubscriptionParts,
  topic: T,
  { group, member }: Omit<Membership, 'topic'>,
  handler: EventHandler<T>,
): RunningSubscription => {
  const { groups } = parts;
  const who: Membership = { topic, group, member };
  const delivery = createGroupDelivery(parts, topic, group, handler);
  const held = new Map<number, HeldPartition>();
  const closing = new AbortController();
  let retrying: Promise<void> | undefined;

  const reportUnlessClosing = (doing: 'rebalance' | 'retry') => (error: unknown) => {
    if (!closing.signal.aborted) parts.onError(error, { doing, topic, group });
  };

  const open = ({ partition, fence, seq }: Assignment['partitions'][number]) => {
    const claim: PartitionClaim = { ...who, partition, fence };
    const consumer = startPartitionConsumer({
      from: seq,
      // A process that was frozen past its lease must not start what another member now handles.
      read: (after) =>
        groups.isHeld(claim) ? parts.log.read(topic, partition, after, READ_AHEAD) : [],
      handle: (event, signal) => delivery.fresh(claim, event, signal),
      onError: (error) => parts.onError(error, { doing: 'read', topic, group }),
    });
    held.set(partition, { consumer, claim, isReleasing: false });
  };

  const release = async (partition: HeldPartition) => {
    partition.isReleasing = true;
    const { claim, consumer } = partition;
    try {
      await consumer.stop();
      await parts.commit.add(() => groups.release(claim));
    } finally {
      // Where the release failed, the next rebalance finds the partition still ours and opens it again.
      if (held.get(claim.partition) === partition) held.delete(claim.partition);
    }
  };

  const apply = ({ partitions, surplus }: Assignment) => {
    if (closing.signal.aborted) return;
    const fences = new Map(partitions.map(({ partition, fence }) => [partition, fence]));
    for (const [partition, { consumer, claim }] of held) {
      if (fences.get(partition) === claim.fence) continue;
      void consumer.abort();
      held.delete(partition);
    }
    for (const each of partitions) if (!held.has(each.partition)) open(each);
    const kept = [...held.values()].filter(({ isReleasing }) => !isReleasing);
    const toRelease = Math.max(0, surplus - (held.size - kept.length));
    for (const each of kept.slice(0, toRelease))
      release(each).catch(reportUnlessClosing('rebalance'));
  };

  const retryAll = async () => {
    const maxDelayMs = Math.max(0, ...parts.retry.parkedMs);
    const now = parts.clock().getTime();
    for (const event of parts.parkedEvents.due(topic, group, now, maxDelayMs)) {
      const partition = held.get(event.partition);
      if (closing.signal.aborted) return;
      if (partition === undefined || partition.isReleasing) continue;
      const attempt = () => delivery.parked(partition.claim, event, closing.signal);
      await (event.crashCount > 0 ? parts.alone(attempt) : attempt());
    }
  };

  return {
    topic,
    wake: (partition) => held.get(partition)?.consumer.wake(),
    heartbeatAndRebalance: () => {
      if (closing.signal.aborted) return () => undefined;
      const assignment = groups.heartbeatAndRebalance(who, machineMs());
      return () => apply(assignment);
    },
    retryDue: () => {
      retrying ??= retryAll()
        .catch(reportUnlessClosing('retry'))
        .finally(() => (retrying = undefined));
    },
    close: async () => {
      closing.abort();
      const stopping = [...held.values()].map(({ consumer }) => consumer.abort());
      const inTime = await settledWithin(Promise.all([...stopping, retrying]), parts.closeMs);
      if (!inTime)
        parts.onError(new Error('HandlerStillRunning'), { doing: 'close', topic, group });
      await parts.commit.add(() => groups.leave(who));
    },
  };
};
