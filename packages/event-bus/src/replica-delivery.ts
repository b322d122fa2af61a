import type { Topic } from '@argint/contracts';
import type { BusErrorListener } from './bus-error-listener.ts';
import { deliver, lastSeconds } from './delivery-attempts.ts';
import { withoutMessage } from './error-label.ts';
import type { BusObserver, EventHandler } from './event-bus.ts';
import type { RetryPolicy } from './retry-policy.ts';

/** The group label of everyReplica subscriptions in metrics and errors. */
export const REPLICA_GROUP = 'everyReplica';

/** How an adapter makes one attempt, and who learns of it. */
export interface AttemptParts {
  retry: RetryPolicy;
  observer: BusObserver;
  onError: BusErrorListener;
  /** Longest time one attempt may take, in milliseconds. */
  handlerMs: number;
}

/**
 * Delivers an envelope to a handler of everyReplica. An event that fails its attempts in place is reported and skipped.
 * False when the signal was aborted before the event was dealt with.
 */
export const createReplicaDelivery =
  <T extends Topic>(parts: AttemptParts, topic: T, handler: EventHandler<T>) =>
  async (envelope: string, signal: AbortSignal): Promise<boolean> => {
    const { observer } = parts;
    const outcome = await deliver(topic, envelope, handler, {
      delaysMs: parts.retry.inPlaceMs,
      signal,
      handlerMs: parts.handlerMs,
      onAttempt: (result, seconds) => observer.handled?.(topic, REPLICA_GROUP, result, seconds),
    });
    if (outcome.kind === 'failed' || outcome.kind === 'poison') {
      observer.handled?.(topic, REPLICA_GROUP, 'dead', lastSeconds(outcome));
      const error = withoutMessage(outcome.error);
      parts.onError(error, { doing: 'deliver', topic, group: REPLICA_GROUP });
    }
    return outcome.kind !== 'interrupted';
  };
