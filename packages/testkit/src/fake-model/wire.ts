import type { IncomingHttpHeaders } from 'node:http';
import type { ModelRequest } from './model-request.ts';

/** How an answer ended. */
export type AnswerEnd = 'whole' | 'cut-off' | 'blocked';

/** A status and a body of JSON. */
export interface WireAnswer {
  status: number;
  body: unknown;
}

/** The protocol of a fake: how requests are read and answers written. */
export interface Wire {
  /** Whether the headers of a request carry this key. */
  hasKey: (headers: IncomingHttpHeaders, key: string) => boolean;
  /** What follows a wrong key. */
  wrongKey: WireAnswer;
  /**
   * Answers everything but requests for a model's text. Those give the model's name instead, which may not exist.
   */
  route: (
    method: string,
    path: string,
    body: string,
    models: readonly string[],
  ) => WireAnswer | { asks: string };
  unknownModel: (model: string) => WireAnswer;
  /** @throws SyntaxError when the body is not JSON */
  parse: (model: string, body: string) => ModelRequest;
  /** The body of an answer, after the model's thoughts where there are any. */
  answer: (text: string, end: AnswerEnd, thoughts?: string) => unknown;
  /** The data of the events of a streamed answer, whose text comes in these pieces. */
  events: (pieces: readonly string[], end: AnswerEnd, thoughts?: string) => string[];
  /** The prompt is blocked: there is no answer. */
  blockedPrompt: WireAnswer;
  error: (status: number, message: string) => WireAnswer;
}
