import type { Topic } from '@argint/contracts';
import { deliver, lastSeconds, type DeliveryOutcome } from '../delivery-attempts.ts';
import { errorLabel, withoutMessage } from '../error-label.ts';
import type { EventHandler } from '../event-bus.ts';
import { parkingDelay } from '../retry-policy.ts';
import type { BusParts } from './bus-parts.ts';
import type { StoredEvent } from './event-log.ts';
import type { ParkedEvent } from './failure-store.ts';
import type { Hold } from './group-ledger.ts';

/** Delivers to a group's handler and commits what came of it, both only under the hold. */
export interface GroupDelivery {
  /** From the log. False where the event comes again, to this member or another. */
  fresh(hold: Hold, event: StoredEvent, signal: AbortSignal): Promise<boolean>;
  /** From the parked ones: a single attempt. */
  parked(hold: Hold, event: ParkedEvent, signal: AbortSignal): Promise<boolean>;
}

/** The delivery of one subscription. */
export const createGroupDelivery = <T extends Topic>(
  parts: BusParts,
  topic: T,
  group: string,
  handler: EventHandler<T>,
): GroupDelivery => {
  const run = async (
    hold: Hold,
    event: ParkedEvent,
    delaysMs: readonly number[],
    signal: AbortSignal,
    mine: () => boolean,
  ): Promise<boolean> => {
    const outcome = await deliver(topic, event.envelope, handler, {
      delaysMs,
      attemptsBefore: event.attempts,
      signal,
      onAttempt: (result, seconds) => parts.observer.handled?.(topic, group, result, seconds),
    });
    if (outcome.kind === 'interrupted') return false;
    const after = await parts.commit.add(() => (mine() ? settle(event, outcome) : undefined));
    if (after === undefined) return false;
    if (outcome.kind === 'ok') return true;
    parts.observer.handled?.(topic, group, after, lastSeconds(outcome));
    const eventId = idOf(event.envelope);
    parts.onError(withoutMessage(outcome.error), {
      doing: 'deliver',
      topic,
      group,
      ...(eventId ? { eventId } : {}),
    });
    return true;
  };

  const settle = (
    event: ParkedEvent,
    outcome: Exclude<DeliveryOutcome, { kind: 'interrupted' }>,
  ): 'ok' | 'retry' | 'dead' => {
    parts.failures.unpark(topic, group, event.seq);
    if (outcome.kind === 'ok') return 'ok';
    const now = parts.clock().getTime();
    const attempts = outcome.kind === 'poison' ? event.attempts : outcome.attempts;
    const delay = outcome.kind === 'poison' ? undefined : parkingDelay(parts.retry, event.parked);
    if (delay === undefined) {
      parts.failures.bury(topic, group, { ...event, attempts }, labelOf(outcome), now);
      return 'dead';
    }
    parts.failures.park(
      topic,
      group,
      { ...event, attempts, parked: event.parked + 1 },
      now + delay,
    );
    return 'retry';
  };

  return {
    fresh: (hold, event, signal) =>
      run(hold, { ...event, attempts: 0, parked: 0 }, parts.retry.inPlaceMs, signal, () =>
        parts.ledger.advance(hold, event.seq),
      ),
    parked: (hold, event, signal) => run(hold, event, [], signal, () => parts.ledger.holds(hold)),
  };
};

const labelOf = (outcome: { kind: 'failed' | 'poison'; error: unknown }): string =>
  outcome.kind === 'poison' ? 'VALIDATION_FAILED' : errorLabel(outcome.error);

const idOf = (envelope: string): string | undefined => {
  try {
    return String((JSON.parse(envelope) as { id?: unknown }).id);
  } catch {
    return undefined;
  }
};
