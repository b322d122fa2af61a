import type { z } from 'zod';
import type { FaultReason } from './model-fault.ts';

/** Token limit of one call: the answer and the thinking, which counts towards the limit. */
export const MAX_OUTPUT_TOKENS = 8_192 + 8_192;

/** One message of a conversation with a model. */
export interface Turn {
  by: 'us' | 'model';
  text: string;
}

/** What a model is asked. */
export interface ModelCall {
  system: string;
  turns: readonly Turn[];
  /** The form of the answer. Each protocol sends it in its own way. */
  form: z.ZodType;
  /** Whose essay it is, for the budget. */
  userId: string;
  /** Called at each attempt. What it returns gets the text of the answer piece by piece as it comes. */
  watch?: () => (piece: string) => void;
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
 * @throws ModelFault
 */
export type CallModel = (model: string, call: ModelCall, signal: AbortSignal) => Promise<string>;

/** Whether a model can be used, and if not, why not. */
export type ModelCheck =
  | { usable: true }
  | {
      usable: false;
      why: 'wrong key' | 'unknown model' | 'cannot write text' | 'no answer' | 'no list of models';
    };
