import { untilAborted } from '@argint/concurrency';
import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import type { CallModel, ModelCall } from './model-call.ts';
import { ModelFault, isTransient } from './model-fault.ts';
import { retryDelay, RETRY_DELAYS, type RetryDelays } from './retry-delay.ts';

/** How often one call is tried with one model. */
const MAX_ATTEMPTS = 4;
/** How many failed calls in a row, each with all its attempts, open the circuit breaker of a model. */
const BREAK_AFTER = 5;
/** How long the breaker stays open, in ms. The time grows each time the model still fails. */
const PAUSE = { initialDelay: 30_000, maxDelay: 300_000 };

/** The text of an answer, and the model that gave it. */
export interface Answered {
  text: string;
  model: string;
}
/**
 * One call with all its attempts. Rejects with the signal's reason when the signal aborts.
 *
 * @throws ModelFault
 */
export type ResilientCall = (
  call: ModelCall,
  limitMs: number,
  signal: AbortSignal,
) => Promise<Answered>;

/** Whether another model may succeed. It cannot when the text itself is the reason. */
const othersMayAnswer = (fault: ModelFault): boolean =>
  isTransient(fault) || fault.reason === 'paused' || fault.reason === 'refused';

const failsAsModel = (error: unknown): boolean =>
  error instanceof ModelFault && othersMayAnswer(error);

/**
 * Calls models with a bulkhead, retries and circuit breakers: at most `concurrency` calls at a time, retried
 * with back-off, or after the delay the server asks for, while the time limit allows. While the breaker of a
 * model is open, the next of `models` is asked. Limits and breakers count the calls of one replica.
 */
export const createResilientCaller = (parts: {
  call: CallModel;
  /** In order of preference. */
  models: readonly string[];
  concurrency: number;
  delays?: RetryDelays;
  random?: () => number;
  /** Called when the breaker of a model opens (true) or allows calls again (false). */
  onPause?: (model: string, paused: boolean) => void;
}): ResilientCall => {
  const { call, concurrency, delays = RETRY_DELAYS, random = Math.random, onPause } = parts;
  const inBulkhead = bulkhead(concurrency, Infinity);
  const models = parts.models.map((model) => {
    const breaker = circuitBreaker(handleWhen(failsAsModel), {
      breaker: new ConsecutiveBreaker(BREAK_AFTER),
      halfOpenAfter: new ExponentialBackoff(PAUSE),
    });
    breaker.onStateChange((state) => onPause?.(model, state === CircuitState.Open));
    return { model, breaker };
  });

  const withRetries = (model: string, asked: ModelCall, endsAt: number, signal: AbortSignal) => {
    const fits = (fault: ModelFault): boolean =>
      performance.now() + (fault.retryAfterMs ?? 0) < endsAt;
    const shouldRetry = (error: unknown): boolean =>
      error instanceof ModelFault && isTransient(error) && fits(error);
    const policy = retry(handleWhen(shouldRetry), {
      maxAttempts: MAX_ATTEMPTS - 1,
      backoff: new DelegateBackoff(({ attempt, result }) => {
        const fault = 'error' in result ? result.error : null;
        const serverMs = fault instanceof ModelFault ? fault.retryAfterMs : null;
        return retryDelay(attempt, serverMs, random(), delays);
      }),
    });
    // A back-off must not keep the process alive.
    return policy
      .dangerouslyUnref()
      .execute(() => inBulkhead.execute(() => call(model, asked, signal), signal), signal);
  };

  const askOne = async (
    { model, breaker }: (typeof models)[number],
    asked: ModelCall,
    endsAt: number,
    signal: AbortSignal,
  ): Promise<Answered> => {
    const tries = breaker.execute(() => withRetries(model, asked, endsAt, signal), signal);
    try {
      return { text: await untilAborted(tries, signal), model };
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof BrokenCircuitError ? new ModelFault('paused') : error;
    }
  };

  return async (asked, limitMs, signal) => {
    const endsAt = performance.now() + limitMs;
    let first: ModelFault | undefined;
    for (const model of models) {
      try {
        return await askOne(model, asked, endsAt, signal);
      } catch (error) {
        if (!(error instanceof ModelFault) || !othersMayAnswer(error)) throw error;
        first ??= error;
      }
    }
    throw first ?? new ModelFault('unreachable');
  };
};
