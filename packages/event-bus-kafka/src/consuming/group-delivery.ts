import { setTimeout as sleep } from 'node:timers/promises';
import type { Topic } from '@argint/contracts';
import {
  deliver,
  failureLabel,
  lastSeconds,
  nextParking,
  withoutMessage,
  type AttemptParts,
  type EventHandler,
  type FailedDelivery,
} from '@argint/event-bus';
import type { KafkaMessage } from 'kafkajs';
import { deadRecord, eventIdOf } from '../operators/dead-letter-record.ts';
import type { OutgoingRecord } from '../publishing/send-queue.ts';
import type { TopicNames } from '../topics/topic-names.ts';
import { parkedRecord, parkingNote } from './parking.ts';

export interface GroupDeliveryParts extends AttemptParts {
  names: TopicNames;
  send(records: readonly OutgoingRecord[]): Promise<void>;
  clock: () => Date;
}

/** Handles messages of one topic for one group. True when dealt with, false when the signal was aborted before. */
export interface GroupDelivery {
  fresh(message: KafkaMessage, signal: AbortSignal): Promise<boolean>;
  /** A message of the retry topic: waits for its time, then makes a single attempt. */
  parked(message: KafkaMessage, signal: AbortSignal): Promise<boolean>;
}

const AFTER_ERROR_MS = 500;

/** An event that fails its attempts goes to the retry topic or becomes a dead letter before its offset is committed. */
export const createGroupDelivery = <T extends Topic>(
  parts: GroupDeliveryParts,
  topic: T,
  group: string,
  handler: EventHandler<T>,
): GroupDelivery => {
  const { names, retry, observer } = parts;

  /** Repeats until the record is out: moving on before would lose the event. */
  const sendUntilOut = async (record: OutgoingRecord, signal: AbortSignal): Promise<boolean> => {
    while (!signal.aborted) {
      try {
        await parts.send([record]);
        return true;
      } catch (error) {
        parts.onError(error, { doing: 'retry', topic, group });
        await sleep(AFTER_ERROR_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return false;
  };

  const moveOn = async (
    message: KafkaMessage,
    outcome: FailedDelivery,
    timesParked: number,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const now = parts.clock();
    const parking =
      outcome.kind === 'failed'
        ? nextParking(retry, {
            error: outcome.error,
            timesParked,
            ageMs: now.getTime() - Number(message.timestamp),
          })
        : undefined;
    const record =
      parking === undefined
        ? deadRecord(names.dead(topic, group), message, failureLabel(outcome), now)
        : parkedRecord(names, { topic, group }, message, {
            parked: parking.timesParked,
            notBefore: now.getTime() + parking.delayMs,
          });
    if (!(await sendUntilOut(record, signal))) return false;
    observer.handled?.(
      topic,
      group,
      parking === undefined ? 'dead' : 'retry',
      lastSeconds(outcome),
    );
    const eventId = eventIdOf(message);
    parts.onError(withoutMessage(outcome.error), {
      doing: 'deliver',
      topic,
      group,
      ...(eventId === null ? {} : { eventId }),
    });
    return true;
  };

  const run = async (
    message: KafkaMessage,
    attempts: { delaysMs: readonly number[]; timesParked: number },
    signal: AbortSignal,
  ): Promise<boolean> => {
    const outcome = await deliver(topic, String(message.value ?? ''), handler, {
      delaysMs: attempts.delaysMs,
      signal,
      handlerMs: parts.handlerMs,
      onAttempt: (result, seconds) => observer.handled?.(topic, group, result, seconds),
    });
    if (outcome.kind === 'interrupted') return false;
    return outcome.kind === 'ok' || moveOn(message, outcome, attempts.timesParked, signal);
  };

  const untilDue = async (message: KafkaMessage, signal: AbortSignal): Promise<void> => {
    const { notBefore } = parkingNote(message);
    // A time further ahead was written before the clock moved back.
    const longest = Math.max(0, ...retry.parkedMs);
    const waitMs = Math.min(notBefore - parts.clock().getTime(), longest);
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  };

  return {
    fresh: (message, signal) => run(message, { delaysMs: retry.inPlaceMs, timesParked: 0 }, signal),
    parked: async (message, signal) => {
      await untilDue(message, signal);
      const { parked: timesParked } = parkingNote(message);
      return !signal.aborted && run(message, { delaysMs: [], timesParked }, signal);
    },
  };
};
