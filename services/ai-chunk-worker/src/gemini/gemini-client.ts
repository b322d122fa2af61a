import {
  GoogleGenerativeAI,
  HarmBlockThreshold,
  HarmCategory,
  type Content,
  type GenerateContentResponse,
  type ResponseSchema,
} from '@google/generative-ai';
import { faultOf, GeminiFault, type FaultReason } from './gemini-fault.ts';
import { readAnswer } from './read-answer.ts';
import { hearRetryAfter } from './retry-after.ts';

/** Tokens of the answer, and head-room for those the model thinks with, which count as well. */
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

/** One HTTP call that ended. No text. */
export interface CallReport {
  model: string;
  outcome: 'ok' | 'stopped' | FaultReason;
  seconds: number;
  tokens: TokenCounts;
}

/** The text of one answer. Throws GeminiFault; rejects with the signal's reason when that aborts. */
export type CallModel = (model: string, call: ModelCall, signal: AbortSignal) => Promise<string>;

/** Essays are about wars, crimes and bodies: only what is plainly harmful is kept from them. */
const safetySettings = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH }));

const tokensOf = ({ usageMetadata: used }: Partial<GenerateContentResponse>): TokenCounts => ({
  input: used?.promptTokenCount ?? 0,
  output: used?.candidatesTokenCount ?? 0,
  // Younger than the SDK's types.
  thought: (used as { thoughtsTokenCount?: number } | undefined)?.thoughtsTokenCount ?? 0,
});

/** Single calls to the Gemini API, each with a deadline of its own; nothing is tried twice here. */
export const createGeminiClient = (parts: {
  apiKey: string;
  /** Without a path. */
  baseUrl: string;
  /** Longest one call may take, body included, in ms. */
  callMs: number;
  observe: (report: CallReport) => void;
}): CallModel => {
  const { baseUrl, callMs, observe } = parts;
  const sdk = new GoogleGenerativeAI(parts.apiKey);

  return async (model, { system, turns, schema }, signal) => {
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(callMs);
    const begun = performance.now();
    const ear = hearRetryAfter();
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
          { signal: AbortSignal.any([signal, limit]), customHeaders: ear.headers },
        );
      tokens = tokensOf(response);
      return readAnswer(response);
    } catch (error) {
      if (signal.aborted) {
        outcome = 'stopped';
        throw signal.reason;
      }
      const fault = limit.aborted ? new GeminiFault('timed-out') : faultOf(error, ear.delayMs());
      outcome = fault.reason;
      throw fault;
    } finally {
      ear.end();
      observe({ model, outcome, seconds: (performance.now() - begun) / 1_000, tokens });
    }
  };
};
