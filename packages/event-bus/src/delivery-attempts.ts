import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, EVENT_SCHEMAS, type Topic } from '@argint/contracts';
import type { EventEnvelope, EventHandler } from './event-bus.ts';

/** How a delivery ended, `seconds` being its last attempt's; `interrupted` = the subscription let go of it, and it comes again. */
export type DeliveryOutcome =
  | { kind: 'ok'; attempts: number }
  | { kind: 'failed'; attempts: number; error: unknown; seconds: number }
  | { kind: 'poison'; error: unknown }
  | { kind: 'interrupted' };

/** What steers one delivery. `onAttempt` hears of each attempt but the last failing one. */
export interface DeliveryRun {
  delaysMs: readonly number[];
  attemptsBefore: number;
  signal: AbortSignal;
  /** Longest one attempt may take, in milliseconds; it then fails with DEADLINE, and is not repeated in place. */
  handlerMs: number;
  onAttempt(outcome: 'ok' | 'retry', seconds: number): void;
}

/** A stored envelope with its payload checked; throws SyntaxError or ZodError. */
export const decodeEvent = <T extends Topic>(topic: T, json: string): EventEnvelope<T> => {
  const envelope = JSON.parse(json) as EventEnvelope<T>;
  return {
    ...envelope,
    data: EVENT_SCHEMAS[topic].parse(envelope.data) as EventEnvelope<T>['data'],
  };
};

/** Runs a handler, again after each delay for as long as it throws. Never throws itself. */
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
    const attempt = run.attemptsBefore + index + 1;
    const started = performance.now();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new AppError('DEADLINE')), run.handlerMs).unref();
    const signal = AbortSignal.any([run.signal, limit.signal]);
    const failure = await Promise.race([
      attemptOnce(() => handler(event, { attempt, signal })),
      failureOf(limit.signal),
    ]).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    clearTimeout(timer);
    const seconds = (performance.now() - started) / 1000;
    if (failure === undefined) {
      run.onAttempt('ok', seconds);
      return { kind: 'ok', attempts: attempt };
    }
    if (run.signal.aborted) return { kind: 'interrupted' };
    // What hung once is not waited for again while its partition stands still.
    const delay = limit.signal.aborted ? undefined : run.delaysMs[index];
    if (delay === undefined)
      return { kind: 'failed', attempts: attempt, error: failure.error, seconds };
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

/** What a failing delivery's last attempt took; 0 where none was made. */
export const lastSeconds = (outcome: DeliveryOutcome): number =>
  outcome.kind === 'failed' ? outcome.seconds : 0;
