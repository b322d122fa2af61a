import {
  GoogleGenerativeAI,
  HarmBlockThreshold,
  HarmCategory,
  type Content,
  type GenerateContentResponse,
  type ResponseSchema,
} from '@google/generative-ai';
import { inSpan, NO_TRACING, type Span, type Tracer } from '@argint/service-kit';
import { faultOf, GeminiFault, type FaultReason } from './gemini-fault.ts';
import { readAnswer } from './read-answer.ts';
import { observeRetryAfter } from './retry-after.ts';

/** Token limit of one call: the answer and the thinking, which counts towards the limit. */
const MAX_OUTPUT_TOKENS = 8_192 + 8_192;

export interface ModelCall {
  system: string;
  turns: Content[];
  schema: ResponseSchema;
}

/** Tokens billed for one call. */
export interface TokenCounts {
  input: number;
  output: number;
  thought: number;
}

/** The outcome of one HTTP call. Has no text of the essay or the answer. */
export interface CallReport {
  model: string;
  outcome: 'ok' | 'stopped' | FaultReason;
  seconds: number;
  tokens: TokenCounts;
}

/**
 * Resolves to the text of one answer. Rejects with the signal's reason when the signal aborts.
 *
 * @throws GeminiFault
 */
export type CallModel = (model: string, call: ModelCall, signal: AbortSignal) => Promise<string>;

/** Essays may be about war, crime or the body, so the API should block only clearly harmful text. */
const safetySettings = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH }));

const tokensOf = ({ usageMetadata: used }: Partial<GenerateContentResponse>): TokenCounts => ({
  input: used?.promptTokenCount ?? 0,
  output: used?.candidatesTokenCount ?? 0,
  // The SDK's types are older than this field.
  thought: (used as { thoughtsTokenCount?: number } | undefined)?.thoughtsTokenCount ?? 0,
});

/** Makes single calls to the Gemini API, each with its own time limit and without retries. */
export const createGeminiClient = (parts: {
  apiKey: string;
  /** Base address without a path. */
  baseUrl: string;
  /** Time limit of one call including its body, in ms. */
  callMs: number;
  /** @default NO_TRACING */
  tracer?: Tracer;
  observe: (report: CallReport) => void;
}): CallModel => {
  const { baseUrl, callMs, tracer = NO_TRACING, observe } = parts;
  const sdk = new GoogleGenerativeAI(parts.apiKey);

  const callOnce = async (
    span: Span,
    model: string,
    { system, turns, schema }: ModelCall,
    signal: AbortSignal,
  ): Promise<string> => {
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(callMs);
    const begun = performance.now();
    const retryAfter = observeRetryAfter();
    let tokens = tokensOf({});
    let outcome: CallReport['outcome'] = 'ok';
    try {
      const generationConfig = {
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        responseMimeType: 'application/json',
        responseSchema: schema,
      };
      const asked = { model, systemInstruction: system, generationConfig, safetySettings };
      const { response } = await sdk
        .getGenerativeModel(asked, { baseUrl })
        // The SDK's own `timeout` leaves its timer behind, and does not cover the body.
        .generateContent(
          { contents: turns },
          { signal: AbortSignal.any([signal, limit]), customHeaders: retryAfter.headers },
        );
      tokens = tokensOf(response);
      return readAnswer(response);
    } catch (error) {
      if (signal.aborted) {
        outcome = 'stopped';
        throw signal.reason;
      }
      const fault = limit.aborted
        ? new GeminiFault('timed-out')
        : faultOf(error, retryAfter.delayMs());
      outcome = fault.reason;
      throw fault;
    } finally {
      retryAfter.end();
      span.set({
        'gen_ai.usage.input_tokens': tokens.input,
        'gen_ai.usage.output_tokens': tokens.output,
        'gen_ai.usage.reasoning.output_tokens': tokens.thought,
      });
      observe({ model, outcome, seconds: (performance.now() - begun) / 1_000, tokens });
    }
  };

  return (model, call, signal) =>
    inSpan(
      tracer,
      `generate_content ${model}`,
      {
        kind: 'client',
        codeOf: (error) => (error instanceof GeminiFault ? error.reason : 'stopped'),
        attributes: {
          'gen_ai.operation.name': 'generate_content',
          'gen_ai.provider.name': 'gcp.gemini',
          'gen_ai.request.model': model,
        },
      },
      (span) => callOnce(span, model, call, signal),
    );
};
