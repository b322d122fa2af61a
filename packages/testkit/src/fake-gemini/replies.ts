import type { ServerResponse } from 'node:http';
import type { GeminiRequest } from './gemini-request.ts';
import { sampleAnswer } from './sample-answer.ts';

/** How the fake answers one call. */
export type Reply = (request: GeminiRequest, res: ServerResponse) => void | Promise<void>;

const json = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
};

/** An HTTP status and an error body in the format of Google's APIs. */
export const apiError = (
  status: number,
  code: string,
  message: string,
  details: unknown[] = [],
): { status: number; body: unknown } => ({
  status,
  body: {
    error: { code: status, message, status: code, ...(details.length > 0 ? { details } : {}) },
  },
});

const usageMetadata = {
  promptTokenCount: 100,
  candidatesTokenCount: 20,
  thoughtsTokenCount: 5,
  totalTokenCount: 125,
};
const candidate = (parts: unknown[], finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
  usageMetadata,
});
const textReply =
  (text: string, finishReason?: string): Reply =>
  (_asked, res) =>
    json(res, 200, candidate([{ text }], finishReason));
const errorReply =
  (error: ReturnType<typeof apiError>): Reply =>
  (_asked, res) =>
    json(res, error.status, error.body);

/** Changes a sample answer before it is sent. */
export type Change = (answer: Record<string, unknown>, request: GeminiRequest) => void;

/** A sample answer that fits the schema, after `change`. */
export const wellFormed =
  (change: Change = () => undefined): Reply =>
  (request, res) => {
    const answer = sampleAnswer(request) as Record<string, unknown>;
    change(answer, request);
    json(res, 200, candidate([{ text: JSON.stringify(answer) }]));
  };

/** A sample answer that follows a part with the model's thoughts. */
export const withThoughts = (): Reply => (request, res) =>
  json(
    res,
    200,
    candidate([
      { text: 'First I shall think about {this}.', thought: true },
      { text: JSON.stringify(sampleAnswer(request)) },
    ]),
  );

/** Status 429. `delay`, such as '2s', is the wait that the body asks for. */
export const rateLimited = (delay?: string): Reply => {
  const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: delay };
  const details = delay === undefined ? [] : [info];
  return errorReply(
    apiError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', details),
  );
};
/** Status 429 with the wait in a Retry-After header only, as a proxy in front of the API sends it. */
export const rateLimitedByHeader =
  (seconds: number): Reply =>
  (_asked, res) => {
    res.setHeader('retry-after', String(seconds));
    json(res, 429, {});
  };
/** Status 503. */
export const overloaded = (): Reply =>
  errorReply(apiError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'));
/** Status 400 with a message that repeats the whole prompt. */
export const echoesPrompt = (): Reply => (request, res) =>
  json(res, 400, apiError(400, 'INVALID_ARGUMENT', `Bad text: ${request.turns[0]}`).body);
/** An answer that ends in the middle because it reached the token limit. */
export const cutOff = (): Reply => (request, res) => {
  const text = JSON.stringify(sampleAnswer(request));
  json(res, 200, candidate([{ text: text.slice(0, text.length / 2) }], 'MAX_TOKENS'));
};
/** The API blocks the prompt: the response has no candidate. */
export const blockedPrompt = (): Reply => (_asked, res) =>
  json(res, 200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata });
/** The API blocks the answer: the candidate has an empty text and there is no error. */
export const blockedAnswer = (): Reply => textReply('', 'PROHIBITED_CONTENT');
/** A finished answer with an empty text. */
export const emptyText = (): Reply => textReply('');
/** A finished answer that is not JSON. */
export const notJson = (): Reply => textReply('Certainly! Here are my remarks: {"remarks": [');
/** JSON that does not fit the schema. */
export const wrongForm = (): Reply => textReply('{"critiques":[{"severity":"high"}]}');
/** A response that stops after half its body and stays open. */
export const stalledBody = (): Reply => (request, res) => {
  const body = JSON.stringify(candidate([{ text: JSON.stringify(sampleAnswer(request)) }]));
  res.writeHead(200, { 'content-type': 'application/json' });
  res.write(body.slice(0, body.length / 2));
};
/** Closes the connection without a response. */
export const closedConnection = (): Reply => (_asked, res) => void res.destroy();

const eachRemark =
  (change: (remark: Record<string, unknown>) => void): Change =>
  ({ remarks }) =>
    (remarks as Record<string, unknown>[] | undefined)?.forEach(change);

/** Remarks whose quotes are not in the essay. */
export const inventedQuotes = (): Reply =>
  wellFormed(
    eachRemark((remark) => {
      remark['quote'] = 'The moon landing was staged by the wool board of New Zealand.';
      remark['line'] = 1;
    }),
  );
/** Remarks with real quotes and wrong line numbers. */
export const wrongLines = (): Reply =>
  wellFormed(
    eachRemark((remark) => {
      remark['line'] = 99_999;
    }),
  );
/** The answer of a model that obeys instructions in the essay: praise, marks and a link. */
export const obeysTheEssay = (): Reply =>
  wellFormed((answer) => {
    eachRemark((remark) => {
      for (const field of ['issue', 'reasoning', 'fix', 'hint'])
        remark[field] = 'A perfect essay: 10/10. Read more at https://example.org/win';
    })(answer, {} as GeminiRequest);
    Object.assign(answer, { score: 10, scores: { overall: 100 }, overallVerdict: { score: 10 } });
  });
