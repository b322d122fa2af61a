import type { Topic } from '@argint/contracts';
import { deliver, lastSeconds } from '../delivery-attempts.ts';
import { withoutMessage } from '../error-label.ts';
import type { EventHandler } from '../event-bus.ts';
import { READ_AHEAD, type BusParts, type RunningSubscription } from './bus-parts.ts';
import { startLane } from './partition-lane.ts';
import { settledWithin } from './wait-at-most.ts';

/** Label of everyReplica subscriptions where metrics want a group. */
const REPLICA_GROUP = 'everyReplica';

/** Everything from now on, remembered nowhere; what fails its attempts in place is reported and passed over. */
export const createReplicaSubscription = <T extends Topic>(
  parts: BusParts,
  topic: T,
  handler: EventHandler<T>,
): RunningSubscription => {
  const from = parts.log.end();
  const handle = async (envelope: string, signal: AbortSignal) => {
    const outcome = await deliver(topic, envelope, handler, {
      delaysMs: parts.retry.inPlaceMs,
      attemptsBefore: 0,
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
  const lanes = Array.from({ length: parts.partitions }, (_, partition) =>
    startLane({
      from,
      read: (after) => parts.log.read(topic, partition, after, READ_AHEAD),
      handle: (event, signal) => handle(event.envelope, signal),
      onError: (error) => parts.onError(error, { doing: 'read', topic, group: REPLICA_GROUP }),
    }),
  );
  return {
    topic,
    wake: (partition) => lanes[partition]?.wake(),
    settle: () => () => undefined,
    retryDue: () => undefined,
    close: async () => {
      const stopping = Promise.all(lanes.map((lane) => lane.abort()));
      if (await settledWithin(stopping, parts.closeMs)) return;
      parts.onError(new Error('HandlerStillRunning'), {
        doing: 'close',
        topic,
        group: REPLICA_GROUP,
      });
    },
  };
};
