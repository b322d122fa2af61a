import { NO_TRACING, type Logger, type Tracer } from '@argint/service-kit';
import type { GeminiMetrics } from '../metrics.ts';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import { checkModel } from './check-model.ts';
import { createGeminiClient } from './gemini-client.ts';
import { createGeminiProvider } from './gemini-provider.ts';
import { createResilientCaller } from './resilient-caller.ts';

/** How long the check of one model may take, in ms. */
const CHECK_MS = 10_000;

export interface GeminiSettings {
  apiKey: string;
  baseUrl: string;
  /** In order of preference, at least one. */
  models: readonly [string, ...string[]];
  /** Time limit of one call, in ms. */
  callMs: number;
  /** How many calls may go on at the same time. */
  concurrency: number;
}

/**
 * Creates the provider that adds Gemini's answers to the offline engine's findings. `check` checks each model once and
 * logs the outcome; `close` cancels that check.
 */
export const createGemini = (
  settings: GeminiSettings,
  parts: { offline: CritiqueProvider; metrics: GeminiMetrics; logger: Logger; tracer?: Tracer },
): { provider: CritiqueProvider; check: () => Promise<void>; close: () => void } => {
  const closed = new AbortController();
  const { apiKey, baseUrl, models, callMs, concurrency } = settings;
  const { offline, metrics, logger, tracer = NO_TRACING } = parts;
  for (const model of models) metrics.paused.set({ model }, 0);
  const call = createGeminiClient({
    apiKey,
    baseUrl,
    callMs,
    tracer,
    observe: ({ model, outcome, seconds, tokens }) => {
      metrics.calls.observe({ model, outcome }, seconds);
      for (const [direction, count] of Object.entries(tokens))
        metrics.tokens.inc({ model, direction }, count);
    },
  });
  const steady = createResilientCaller({
    call,
    models,
    concurrency,
    onPause: (model, paused) => {
      metrics.paused.set({ model }, paused ? 1 : 0);
      if (paused) logger.warn({ model }, 'gemini does not answer and is left alone for a while');
      else logger.info({ model }, 'gemini is asked again');
    },
  });
  const provider = createGeminiProvider({
    offline,
    call: steady,
    model: models[0],
    observer: {
      fellBack: (kind, { reason, status }) => {
        metrics.fallbacks.inc({ kind, reason });
        logger.warn(
          { kind, reason, status },
          'no usable answer of gemini, the offline engine stands in',
        );
      },
      placed: (kind, placement) => metrics.remarks.inc({ kind, placement }),
    },
  });
  const check = async (): Promise<void> => {
    for (const model of models) {
      const found = await checkModel(
        settings,
        model,
        AbortSignal.any([closed.signal, AbortSignal.timeout(CHECK_MS)]),
      );
      if (closed.signal.aborted) return;
      metrics.usable.set({ model }, found.usable ? 1 : 0);
      if (found.usable) logger.info({ model }, 'gemini is ready');
      else
        logger.error(
          { model, why: found.why },
          'gemini cannot be used now: check GEMINI_API_KEY, GEMINI_MODEL and GEMINI_BASE_URL; until it answers, the offline engine works alone',
        );
    }
  };
  return { provider, check, close: () => closed.abort() };
};
