import type { Topic } from '@argint/contracts';
import type { EventHandler } from '../event-bus.ts';
import { READ_AHEAD, type BusParts, type RunningSubscription } from './bus-parts.ts';
import { createGroupDelivery } from './group-delivery.ts';
import type { Hold, Membership, Settlement } from './group-ledger.ts';
import { startLane, type PartitionLane } from './partition-lane.ts';
import { machineMs } from './system-clock.ts';
import { settledWithin } from './wait-at-most.ts';

interface HeldLane {
  lane: PartitionLane;
  hold: Hold;
  handingOn: boolean;
}

/** One member of a consumer group: a lane for each partition it holds. */
export const createGroupSubscription = <T extends Topic>(
  parts: BusParts,
  topic: T,
  { group, member }: Omit<Membership, 'topic'>,
  handler: EventHandler<T>,
): RunningSubscription => {
  const who: Membership = { topic, group, member };
  const delivery = createGroupDelivery(parts, topic, group, handler);
  const lanes = new Map<number, HeldLane>();
  const closing = new AbortController();
  let retrying: Promise<void> | undefined;

  const open = ({ partition, fence, seq }: Settlement['holds'][number]) => {
    const hold: Hold = { ...who, partition, fence };
    const lane = startLane({
      from: seq,
      // A process that was frozen past its lease must not start on what another now handles.
      read: (after) =>
        parts.ledger.holds(hold) ? parts.log.read(topic, partition, after, READ_AHEAD) : [],
      handle: (event, signal) => delivery.fresh(hold, event, signal),
      onError: (error) => parts.onError(error, { doing: 'read', topic, group }),
    });
    lanes.set(partition, { lane, hold, handingOn: false });
  };

  const handOn = async (held: HeldLane) => {
    held.handingOn = true;
    try {
      await held.lane.stop();
      await parts.commit.add(() => parts.ledger.release(held.hold));
    } finally {
      // Where the release failed, the next settlement finds the partition still ours and opens it again.
      if (lanes.get(held.hold.partition) === held) lanes.delete(held.hold.partition);
    }
  };

  const apply = ({ holds, surplus }: Settlement) => {
    if (closing.signal.aborted) return;
    const fences = new Map(holds.map(({ partition, fence }) => [partition, fence]));
    for (const [partition, { lane, hold }] of lanes) {
      if (fences.get(partition) === hold.fence) continue;
      void lane.abort();
      lanes.delete(partition);
    }
    for (const held of holds) if (!lanes.has(held.partition)) open(held);
    const leaving = [...lanes.values()].filter(({ handingOn }) => handingOn).length;
    const staying = [...lanes.values()].filter(({ handingOn }) => !handingOn);
    for (const held of staying.slice(0, Math.max(0, surplus - leaving))) {
      handOn(held).catch((error: unknown) => {
        if (!closing.signal.aborted) parts.onError(error, { doing: 'settle', topic, group });
      });
    }
  };

  const retryAll = async () => {
    const horizon = Math.max(0, ...parts.retry.parkedMs);
    const now = parts.clock().getTime();
    for (const event of parts.failures.due(topic, group, now, horizon)) {
      const held = lanes.get(event.partition);
      if (closing.signal.aborted) return;
      if (held === undefined || held.handingOn) continue;
      const attempt = () => delivery.parked(held.hold, event, closing.signal);
      await (event.deaths > 0 ? parts.alone(attempt) : attempt());
    }
  };

  return {
    topic,
    wake: (partition) => lanes.get(partition)?.lane.wake(),
    settle: () => {
      if (closing.signal.aborted) return () => undefined;
      const settlement = parts.ledger.settle(who, machineMs());
      return () => apply(settlement);
    },
    retryDue: () => {
      retrying ??= retryAll()
        .catch((error: unknown) => {
          if (!closing.signal.aborted) parts.onError(error, { doing: 'retry', topic, group });
        })
        .finally(() => (retrying = undefined));
    },
    close: async () => {
      closing.abort();
      const stopping = [...lanes.values()].map(({ lane }) => lane.abort());
      const inTime = await settledWithin(Promise.all([...stopping, retrying]), parts.closeMs);
      if (!inTime)
        parts.onError(new Error('HandlerStillRunning'), { doing: 'close', topic, group });
      await parts.commit.add(() => parts.ledger.leave(who));
    },
  };
};
