import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT_SCHEMAS, type Topic } from '@argint/contracts';
import type { EventHandler } from './event-bus.ts';
import { errorLabel } from './error-label.ts';
import type { EventEnvelope } from './event-envelope.ts';
import { hungHandler } from './retry-policy.ts';

/**
 * How a delivery ended. `attempts` counts this delivery's attempts, `seconds` is the duration of the last.
 * `poison`: the payload does not fit the topic's schema, and no handler saw it.
 * `interrupted`: the subscription let go of the event, and it will be delivered again.
 */
export type DeliveryOutcome =
  | { kind: 'ok'; attempts: number }
  | { kind: 'failed'; attempts: number; error: unknown; seconds: number }
  | { kind: 'poison'; error: unknown }
  | { kind: 'interrupted' };

/** A delivery after which the event is tried again or is a dead letter. */
export type FailedDelivery = Extract<DeliveryOutcome, { kind: 'failed' | 'poison' }>;

/** What controls one delivery. */
export interface DeliveryRun {
  /** Milliseconds before each further attempt; empty = a single attempt. */
  delaysMs: readonly number[];
  signal: AbortSignal;
  /** Longest one attempt may take, in milliseconds. It then fails with DEADLINE and is not repeated in place. */
  handlerMs: number;
  /** Called after each attempt except a last one that failed. */
  onAttempt(outcome: 'ok' | 'retry', seconds: number): void;
}

/** A stored envelope with its payload checked. @throws SyntaxError or ZodError */
export const decodeEvent = <T extends Topic>(topic: T, json: string): EventEnvelope<T> => {
  const envelope = JSON.parse(json) as EventEnvelope<T>;
  return {
    ...envelope,
    data: EVENT_SCHEMAS[topic].parse(envelope.data) as EventEnvelope<T>['data'],
  };
};

/** Runs a handler, and again after each delay while it throws. Never throws itself. */
export const deliver = async <T extends Topic>(
  topic: T,
  json: string,
  handler: EventHandler<T>,
  run: DeliveryRun,
): Promise<DeliveryOutcome> => {
  let event: EventEnvelope<T>;
  try {
    event = decodeEvent(topic, json);
  } catch (error) {
    return { kind: 'poison', error };
  }
  for (let index = 0; ; index += 1) {
    if (run.signal.aborted) return { kind: 'interrupted' };
    const started = performance.now();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(hungHandler()), run.handlerMs).unref();
    const signal = AbortSignal.any([run.signal, limit.signal]);
    const failure = await Promise.race([
      attemptOnce(() => handler(event, { signal })),
      failureOf(limit.signal),
    ]).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    clearTimeout(timer);
    const seconds = (performance.now() - started) / 1000;
    if (failure === undefined) {
      run.onAttempt('ok', seconds);
      return { kind: 'ok', attempts: index + 1 };
    }
    if (run.signal.aborted) return { kind: 'interrupted' };
    // A handler that hung once is not tried again in place, where it would hold up its partition.
    const delay = limit.signal.aborted ? undefined : run.delaysMs[index];
    if (delay === undefined)
      return { kind: 'failed', attempts: index + 1, error: failure.error, seconds };
    run.onAttempt('retry', seconds);
    await sleep(delay, undefined, { signal: run.signal }).catch(() => undefined);
  }
};

const failureOf = (limit: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
  });

// A handler that throws before its first await fails like any other.
const attemptOnce = async (work: () => Promise<void>): Promise<void> => work();

/** Duration of a failed delivery's last attempt in seconds; 0 where no attempt was made. */
export const lastSeconds = (outcome: DeliveryOutcome): number =>
  outcome.kind === 'failed' ? outcome.seconds : 0;

/** Why a delivery failed, as a dead letter says it: a code or name without any text of the event. */
export const failureLabel = (outcome: FailedDelivery): string =>
  outcome.kind === 'poison' ? 'VALIDATION_FAILED' : errorLabel(outcome.error);
