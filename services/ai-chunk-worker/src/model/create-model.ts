import { NO_TRACING, type Logger, type Tracer } from '@argint/service-kit';
import type { ModelMetrics } from '../metrics.ts';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { CallBudget } from './call-budget.ts';
import type { EngineHelp } from './engine-help.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { CallModel, ModelCheck } from './model-call.ts';
import { createModelProvider } from './model-provider.ts';
import type { CallParts } from './observed-call.ts';
import { createResilientCaller } from './resilient-caller.ts';

/** How long the check of one model may take, in ms. */
const CHECK_MS = 10_000;

/** A protocol by which models are called, with its settings. */
export interface ModelClient {
  /** Names the protocol in results. */
  engine: 'gemini' | 'llm';
  /** The settings to look at when the check at the start fails. */
  settings: string;
  /** In order of preference. */
  models: readonly [string, ...string[]];
  /** Time limit of one call, in ms. */
  callMs: number;
  /** How many calls may go on at the same time. */
  concurrency: number;
  open(parts: CallParts): CallModel;
  /** Never rejects. */
  check(model: string, signal: AbortSignal): Promise<ModelCheck>;
}

/**
 * Creates the provider that has a model read beside the offline engine. `check` checks each model once and
 * logs the outcome; `close` cancels that check.
 */
export const createModel = (
  client: ModelClient,
  parts: {
    help: EngineHelp;
    offline: CritiqueProvider;
    kept: KeptAnswers;
    budget: CallBudget;
    metrics: ModelMetrics;
    logger: Logger;
    tracer?: Tracer;
  },
): { provider: CritiqueProvider; check: () => Promise<void>; close: () => void } => {
  const closed = new AbortController();
  const { engine, models, callMs, concurrency } = client;
  const { help, offline, kept, budget, metrics, logger, tracer = NO_TRACING } = parts;
  for (const model of models) metrics.paused.set({ model }, 0);
  const call = client.open({
    callMs,
    tracer,
    budget,
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
      if (paused) logger.warn({ model }, 'the model does not answer and is left alone for a while');
      else logger.info({ model }, 'the model is asked again');
    },
  });
  const provider = createModelProvider({
    engine,
    models,
    call: steady,
    kept,
    help,
    offline,
    observer: {
      fellBack: (kind, { reason, status }) => {
        metrics.fallbacks.inc({ kind, reason });
        logger.warn({ kind, reason, status }, 'the model gave no usable answer');
      },
      placed: (kind, placement) => metrics.remarks.inc({ kind, placement }),
      judged: (verdict) => metrics.candidates.inc({ verdict }),
      corrected: (outcome, count) => metrics.corrections.inc({ outcome }, count),
    },
  });
  const check = async (): Promise<void> => {
    for (const model of models) {
      const limit = AbortSignal.any([closed.signal, AbortSignal.timeout(CHECK_MS)]);
      const found = await client.check(model, limit);
      if (closed.signal.aborted) return;
      metrics.usable.set({ model }, found.usable ? 1 : 0);
      if (found.usable) logger.info({ model }, 'the model is ready');
      else
        logger.error(
          { model, why: found.why },
          `the model cannot be used now: check ${client.settings}; until it answers, the offline engine works alone`,
        );
    }
  };
  return { provider, check, close: () => closed.abort() };
};
