import type { Topic } from '@argint/contracts';
import { deliver, lastSeconds, type DeliveryOutcome } from '../delivery-attempts.ts';
import { errorLabel, withoutMessage } from '../error-label.ts';
import type { EventHandler } from '../event-bus.ts';
import { DEATHS_IN_PLACE, DEATHS_MAX, parkingDelay } from '../retry-policy.ts';
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

type Settled = Exclude<DeliveryOutcome, { kind: 'interrupted' }> | { kind: 'deadly' };

/** The delivery of one subscription. */
export const createGroupDelivery = <T extends Topic>(
  parts: BusParts,
  topic: T,
  group: string,
  handler: EventHandler<T>,
): GroupDelivery => {
  const { commit, failures, ledger, suspects, retry, observer } = parts;

  const run = async (
    event: ParkedEvent,
    delaysMs: readonly number[],
    signal: AbortSignal,
    mine: () => boolean,
  ): Promise<boolean> => {
    const outcome = await deliver(topic, event.envelope, handler, {
      delaysMs,
      attemptsBefore: triesOf(event),
      signal,
      handlerMs: parts.handlerMs,
      onAttempt: (result, seconds) => observer.handled?.(topic, group, result, seconds),
    });
    return outcome.kind !== 'interrupted' && conclude(event, outcome, mine);
  };

  const conclude = async (
    event: ParkedEvent,
    outcome: Settled,
    mine: () => boolean,
  ): Promise<boolean> => {
    const after = await commit.add(() => (mine() ? settle(event, outcome) : undefined));
    if (after === undefined) return false;
    if (outcome.kind === 'ok') return true;
    observer.handled?.(topic, group, after, outcome.kind === 'deadly' ? 0 : lastSeconds(outcome));
    const eventId = idOf(event.envelope);
    parts.onError(outcome.kind === 'deadly' ? new Error(DEADLY) : withoutMessage(outcome.error), {
      doing: 'deliver',
      topic,
      group,
      ...(eventId ? { eventId } : {}),
    });
    return true;
  };

  const settle = (event: ParkedEvent, outcome: Settled): 'ok' | 'retry' | 'dead' => {
    failures.unpark(topic, group, event.seq);
    // Parked for its deaths, it keeps them: the next attempt is made alone.
    const isDeadly = outcome.kind === 'deadly' && event.deaths < DEATHS_MAX;
    if (!isDeadly) suspects.clear(topic, group, event.seq);
    if (outcome.kind === 'ok') return 'ok';
    const now = parts.clock().getTime();
    const attempts = outcome.kind === 'failed' ? outcome.attempts : triesOf(event);
    const isOver = outcome.kind === 'poison' || (outcome.kind === 'deadly' && !isDeadly);
    const delay = isOver ? undefined : parkingDelay(retry, event.parked);
    if (delay === undefined) {
      failures.bury(topic, group, { ...event, attempts }, labelOf(outcome), now);
      return 'dead';
    }
    failures.park(topic, group, { ...event, attempts, parked: event.parked + 1 }, now + delay);
    return 'retry';
  };

  return {
    fresh: (hold, stored, signal) => {
      const deaths = suspects.deaths(topic, group, stored.seq);
      const event = { ...stored, attempts: 0, parked: 0, deaths };
      const mine = () => ledger.advance(hold, stored.seq);
      return deaths < DEATHS_IN_PLACE
        ? run(event, retry.inPlaceMs, signal, mine)
        : conclude(event, { kind: 'deadly' }, mine);
    },

    parked: async (hold, event, signal) => {
      const mine = () => ledger.holds(hold);
      if (event.deaths >= DEATHS_MAX) return conclude(event, { kind: 'deadly' }, mine);
      const begun = await commit.add(() => {
        if (mine()) suspects.blame(topic, group, event.seq);
        return mine();
      });
      if (!begun) return false;
      const isOver = await run(event, [], signal, mine);
      if (!isOver) await commit.add(() => suspects.absolve(topic, group, event.seq));
      return isOver;
    },
  };
};

/** Attempts begun: those that ended, or those that ended their process. */
const triesOf = ({ attempts, deaths }: ParkedEvent): number => Math.max(attempts, deaths);

const DEADLY = 'PROCESS_ENDED';

const labelOf = (outcome: Exclude<Settled, { kind: 'ok' }>): string => {
  if (outcome.kind === 'deadly') return DEADLY;
  return outcome.kind === 'poison' ? 'VALIDATION_FAILED' : errorLabel(outcome.error);
};

const idOf = (envelope: string): string | undefined => {
  try {
    return String((JSON.parse(envelope) as { id?: unknown }).id);
  } catch {
    return undefined;
  }
};
