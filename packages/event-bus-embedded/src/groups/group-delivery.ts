import type { Topic } from '@argint/contracts';
import {
  deliver,
  failureLabel,
  lastSeconds,
  nextParking,
  withoutMessage,
  type AttemptParts,
  type DeliveryOutcome,
  type EventHandler,
  type Parking,
} from '@argint/event-bus';
import type { CrashCounts } from '../failures/crash-counts.ts';
import type { DeadLetters } from '../failures/dead-letters.ts';
import type { ParkedEvent, ParkedEvents } from '../failures/parked-events.ts';
import type { StoredEvent } from '../file/event-log.ts';
import type { GroupCommit } from '@argint/sqlite-file';
import type { ConsumerGroupStore, PartitionClaim } from './consumer-group-store.ts';

/** An event that this many processes crashed on leaves its partition and is tried alone. */
const MAX_CRASHES_BEFORE_PARKING = 3;
/** An event that this many processes crashed on is a dead letter. */
const MAX_CRASHES = 5;
/** The error label of a dead letter whose handling ended its process. */
const CRASHED = 'PROCESS_ENDED';

/** What recording an outcome needs. */
export interface GroupDeliveryParts extends AttemptParts {
  commit: GroupCommit;
  groups: Pick<ConsumerGroupStore, 'advance' | 'isHeld'>;
  crashes: Pick<CrashCounts, 'crashCount' | 'recordCrash' | 'undoCrash' | 'clear'>;
  deadLetters: Pick<DeadLetters, 'add'>;
  parkedEvents: Pick<ParkedEvents, 'park' | 'unpark'>;
  clock: () => Date;
}

/** Delivers events to a group's handler and records each outcome, both only while the claim is held. */
export interface GroupDelivery {
  /** An event of the log. False where it will be delivered again, to this member or another. */
  fresh(claim: PartitionClaim, event: StoredEvent, signal: AbortSignal): Promise<boolean>;
  /** A parked event: a single attempt. */
  parked(claim: PartitionClaim, event: ParkedEvent, signal: AbortSignal): Promise<boolean>;
}

type Outcome = Exclude<DeliveryOutcome, { kind: 'interrupted' }> | { kind: 'crashed' };
type Failure = Exclude<Outcome, { kind: 'ok' }>;

/** The delivery of one topic to one group. */
export const createGroupDelivery = <T extends Topic>(
  parts: GroupDeliveryParts,
  topic: T,
  group: string,
  handler: EventHandler<T>,
): GroupDelivery => {
  const { commit, crashes, deadLetters, groups, parkedEvents, retry, observer } = parts;

  const park = (event: ParkedEvent, attempts: number, next: Parking, now: number): 'retry' => {
    const parked = next.timesParked;
    parkedEvents.park(topic, group, { ...event, attempts, parked }, now + next.delayMs);
    return 'retry';
  };

  /** Inside a transaction. */
  const recordOutcome = (event: ParkedEvent, outcome: Outcome): 'ok' | 'retry' | 'dead' => {
    parkedEvents.unpark(topic, group, event.seq);
    const mayCrashAgain = outcome.kind === 'crashed' && event.crashCount < MAX_CRASHES;
    // An event parked for its crashes keeps their count, so that it is tried alone.
    if (!mayCrashAgain) crashes.clear(topic, group, event.seq);
    if (outcome.kind === 'ok') return 'ok';
    const now = parts.clock().getTime();
    const attempts = attemptsOf(event) + (outcome.kind === 'failed' ? outcome.attempts : 0);
    const mayRetry = outcome.kind === 'failed' || mayCrashAgain;
    const next = mayRetry
      ? nextParking(retry, {
          error: outcome.kind === 'failed' ? outcome.error : undefined,
          timesParked: event.parked,
          ageMs: now - event.publishedAt,
        })
      : undefined;
    if (next) return park(event, attempts, next, now);
    deadLetters.add(topic, group, { ...event, attempts }, labelOf(outcome), now);
    return 'dead';
  };

  const report = (event: ParkedEvent, outcome: Failure, after: 'retry' | 'dead'): void => {
    observer.handled?.(topic, group, after, outcome.kind === 'crashed' ? 0 : lastSeconds(outcome));
    const eventId = idOf(event.envelope);
    parts.onError(outcome.kind === 'crashed' ? new Error(CRASHED) : withoutMessage(outcome.error), {
      doing: 'deliver',
      topic,
      group,
      ...(eventId ? { eventId } : {}),
    });
  };

  const conclude = async (
    event: ParkedEvent,
    outcome: Outcome,
    stillHeld: () => boolean,
  ): Promise<boolean> => {
    const after = await commit.add(() => (stillHeld() ? recordOutcome(event, outcome) : undefined));
    if (after === undefined) return false;
    if (outcome.kind !== 'ok' && after !== 'ok') report(event, outcome, after);
    return true;
  };

  const run = async (
    event: ParkedEvent,
    delaysMs: readonly number[],
    signal: AbortSignal,
    stillHeld: () => boolean,
  ): Promise<boolean> => {
    const outcome = await deliver(topic, event.envelope, handler, {
      delaysMs,
      signal,
      handlerMs: parts.handlerMs,
      onAttempt: (result, seconds) => observer.handled?.(topic, group, result, seconds),
    });
    return outcome.kind !== 'interrupted' && conclude(event, outcome, stillHeld);
  };

  return {
    fresh: (claim, stored, signal) => {
      const crashCount = crashes.crashCount(topic, group, stored.seq);
      const event = { ...stored, attempts: 0, parked: 0, crashCount };
      const advance = () => groups.advance(claim, stored.seq);
      return crashCount < MAX_CRASHES_BEFORE_PARKING
        ? run(event, retry.inPlaceMs, signal, advance)
        : conclude(event, { kind: 'crashed' }, advance);
    },

    parked: async (claim, event, signal) => {
      const stillHeld = () => groups.isHeld(claim);
      if (event.crashCount >= MAX_CRASHES) return conclude(event, { kind: 'crashed' }, stillHeld);
      const begun = await commit.add(() => {
        if (stillHeld()) crashes.recordCrash(topic, group, event.seq);
        return stillHeld();
      });
      if (!begun) return false;
      const isOver = await run(event, [], signal, stillHeld);
      if (!isOver) await commit.add(() => crashes.undoCrash(topic, group, event.seq));
      return isOver;
    },
  };
};

/** Attempts begun so far: those that ended, or those that ended their process. */
const attemptsOf = ({ attempts, crashCount }: ParkedEvent): number =>
  Math.max(attempts, crashCount);

const labelOf = (outcome: Failure): string =>
  outcome.kind === 'crashed' ? CRASHED : failureLabel(outcome);

const idOf = (envelope: string): string | undefined => {
  try {
    return String((JSON.parse(envelope) as { id?: unknown }).id);
  } catch {
    return undefined;
  }
};
