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
import { untilAborted } from '../until-aborted.ts';
import type { CallModel, ModelCall } from './gemini-client.ts';
import { GeminiFault, isTransient } from './gemini-fault.ts';
import { retryDelay, RETRY_DELAYS, type RetryDelays } from './retry-delay.ts';

/** Tries of one call at one model. */
const TRIES = 4;
/** Calls in a row, all their tries used up, after which a model is left alone. */
const BREAK_AFTER = 5;
/** How long it is left alone, in ms; longer each time it still does not answer. */
const PAUSE = { initialDelay: 30_000, maxDelay: 300_000 };

/** An answer, and the model that gave it. */
export interface Answered {
  text: string;
  model: string;
}
/** Throws GeminiFault; rejects with the signal's reason when that aborts. */
export type SteadyCall = (
  call: ModelCall,
  limitMs: number,
  signal: AbortSignal,
) => Promise<Answered>;

/** Another model may answer where this one does not; where the text is the trouble it would not. */
const othersMayAnswer = (fault: GeminiFault): boolean =>
  isTransient(fault) || fault.reason === 'paused' || fault.reason === 'refused';

const failsAsModel = (error: unknown): boolean =>
  error instanceof GeminiFault && othersMayAnswer(error);

/**
 * Calls that bear with a busy server: at most `concurrency` at a time, tried again with back-off, or after the
 * delay the server asks for, while the time limit allows; a model that keeps failing is left alone for a
 * while; then the next of `models` is asked.
 */
export const createSteadyCalls = (parts: {
  call: CallModel;
  /** In order of preference. */
  models: readonly string[];
  concurrency: number;
  delays?: RetryDelays;
  random?: () => number;
  onPause?: (model: string, paused: boolean) => void;
}): SteadyCall => {
  const { call, concurrency, delays = RETRY_DELAYS, random = Math.random, onPause } = parts;
  const lanes = bulkhead(concurrency, Infinity);
  const models = parts.models.map((model) => {
    const breaker = circuitBreaker(handleWhen(failsAsModel), {
      breaker: new ConsecutiveBreaker(BREAK_AFTER),
      halfOpenAfter: new ExponentialBackoff(PAUSE),
    });
    breaker.onStateChange((state) => onPause?.(model, state === CircuitState.Open));
    return { model, breaker };
  });

  const tryOften = (model: string, asked: ModelCall, endsAt: number, signal: AbortSignal) => {
    const fits = (fault: GeminiFault): boolean =>
      performance.now() + (fault.retryAfterMs ?? 0) < endsAt;
    const worthATry = (error: unknown): boolean =>
      error instanceof GeminiFault && isTransient(error) && fits(error);
    const policy = retry(handleWhen(worthATry), {
      maxAttempts: TRIES - 1,
      backoff: new DelegateBackoff(({ attempt, result }) => {
        const fault = 'error' in result ? result.error : null;
        const serverMs = fault instanceof GeminiFault ? fault.retryAfterMs : null;
        return retryDelay(attempt, serverMs, random(), delays);
      }),
    });
    // Unref'd: a wait must not hold up the end of the process.
    return policy
      .dangerouslyUnref()
      .execute(() => lanes.execute(() => call(model, asked, signal), signal), signal);
  };

  const askOne = async (
    { model, breaker }: (typeof models)[number],
    asked: ModelCall,
    endsAt: number,
    signal: AbortSignal,
  ): Promise<Answered> => {
    const tries = breaker.execute(() => tryOften(model, asked, endsAt, signal), signal);
    try {
      return { text: await untilAborted(tries, signal), model };
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof BrokenCircuitError ? new GeminiFault('paused') : error;
    }
  };

  return async (asked, limitMs, signal) => {
    const endsAt = performance.now() + limitMs;
    let first: GeminiFault | undefined;
    for (const model of models) {
      try {
        return await askOne(model, asked, endsAt, signal);
      } catch (error) {
        if (!(error instanceof GeminiFault) || !othersMayAnswer(error)) throw error;
        first ??= error;
      }
    }
    throw first ?? new GeminiFault('unreachable');
  };
};
