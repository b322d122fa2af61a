import { inSpan, NO_TRACING, type Span, type Tracer } from '@argint/service-kit';
import type { CallModel, CallReport, ModelCall, TokenCounts } from './model-call.ts';
import { ModelFault } from './model-fault.ts';
import { NO_BUDGET, type CallBudget } from './call-budget.ts';

/** How the calls of one protocol are limited and reported. */
export interface CallParts {
  /** Time limit of one call including its body, in ms. */
  callMs: number;
  /** @default NO_TRACING */
  tracer?: Tracer;
  observe: (report: CallReport) => void;
  /** What may be spent. @default NO_BUDGET */
  budget?: CallBudget;
}

/**
 * Makes one HTTP call. `count` is told the tokens. What it throws and is no ModelFault counts as a failed connection.
 */
type CallOnce = (
  model: string,
  call: ModelCall,
  signal: AbortSignal,
  count: (tokens: TokenCounts) => void,
) => Promise<string>;

/** Gives single calls a time limit, a report and a span. They are not retried. */
export const observedCall = (
  { callMs, tracer = NO_TRACING, observe, budget = NO_BUDGET }: CallParts,
  named: { operation: string; provider: string },
  callOnce: CallOnce,
): CallModel => {
  const limited = async (
    span: Span,
    model: string,
    call: ModelCall,
    signal: AbortSignal,
  ): Promise<string> => {
    signal.throwIfAborted();
    const held = await budget.hold(call);
    const limit = AbortSignal.timeout(callMs);
    const begun = performance.now();
    let tokens: TokenCounts = { input: 0, output: 0, thought: 0 };
    let outcome: CallReport['outcome'] = 'ok';
    try {
      return await callOnce(model, call, AbortSignal.any([signal, limit]), (counted) => {
        tokens = counted;
      });
    } catch (error) {
      if (signal.aborted) {
        outcome = 'stopped';
        throw signal.reason;
      }
      const known = error instanceof ModelFault ? error : new ModelFault('unreachable');
      const fault = limit.aborted ? new ModelFault('timed-out') : known;
      outcome = fault.reason;
      throw fault;
    } finally {
      span.set({
        'gen_ai.usage.input_tokens': tokens.input,
        'gen_ai.usage.output_tokens': tokens.output,
        'gen_ai.usage.reasoning.output_tokens': tokens.thought,
      });
      observe({ model, outcome, seconds: (performance.now() - begun) / 1_000, tokens });
      await held.settle(tokens);
    }
  };

  return (model, call, signal) =>
    inSpan(
      tracer,
      `${named.operation} ${model}`,
      {
        kind: 'client',
        codeOf: (error) => (error instanceof ModelFault ? error.reason : 'stopped'),
        attributes: {
          'gen_ai.operation.name': named.operation,
          'gen_ai.provider.name': named.provider,
          'gen_ai.request.model': model,
        },
      },
      (span) => limited(span, model, call, signal),
    );
};
