import type { ServerResponse } from 'node:http';
import type { Asked } from './asked.ts';
import { fillForm } from './fill-form.ts';

/** How the fake answers one call. */
export type Reply = (asked: Asked, res: ServerResponse) => void | Promise<void>;

const json = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
};

/** An error as Google's APIs word it. */
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
const says =
  (text: string, finishReason?: string): Reply =>
  (_asked, res) =>
    json(res, 200, candidate([{ text }], finishReason));
const fails =
  (error: ReturnType<typeof apiError>): Reply =>
  (_asked, res) =>
    json(res, error.status, error.body);

/** Changes a filled form before it is sent. */
export type Change = (answer: Record<string, unknown>, asked: Asked) => void;

/** A whole answer in the form asked for, changed as given. */
export const good =
  (change: Change = () => undefined): Reply =>
  (asked, res) => {
    const answer = fillForm(asked) as Record<string, unknown>;
    change(answer, asked);
    json(res, 200, candidate([{ text: JSON.stringify(answer) }]));
  };

/** The same, after a part with the model's thoughts. */
export const withThoughts = (): Reply => (asked, res) =>
  json(
    res,
    200,
    candidate([
      { text: 'First I shall think about {this}.', thought: true },
      { text: JSON.stringify(fillForm(asked)) },
    ]),
  );

/** 429, with how long to wait ('2s') where given. */
export const rateLimited = (delay?: string): Reply => {
  const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: delay };
  const details = delay === undefined ? [] : [info];
  return fails(apiError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', details));
};
/** 429, with how long to wait in a header alone, as a proxy before the API would. */
export const turnedAway =
  (seconds: number): Reply =>
  (_asked, res) => {
    res.setHeader('retry-after', String(seconds));
    json(res, 429, {});
  };
/** 503. */
export const overloaded = (): Reply =>
  fails(apiError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'));
/** 400 that repeats the whole prompt in its message. */
export const tellTale = (): Reply => (asked, res) =>
  json(res, 400, apiError(400, 'INVALID_ARGUMENT', `Bad text: ${asked.turns[0]}`).body);
/** An answer that stops in the middle because it was too long. */
export const cutOff = (): Reply => (asked, res) => {
  const text = JSON.stringify(fillForm(asked));
  json(res, 200, candidate([{ text: text.slice(0, text.length / 2) }], 'MAX_TOKENS'));
};
/** The prompt itself refused: no candidate at all. */
export const blockedPrompt = (): Reply => (_asked, res) =>
  json(res, 200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata });
/** An answer withheld, with an empty text and no error. */
export const blockedAnswer = (): Reply => says('', 'PROHIBITED_CONTENT');
/** A finished answer without a word. */
export const emptyText = (): Reply => says('');
/** A finished answer that is no JSON. */
export const notJson = (): Reply => says('Certainly! Here are my remarks: {"remarks": [');
/** JSON in another form than asked for. */
export const wrongForm = (): Reply => says('{"critiques":[{"severity":"high"}]}');
/** Half a body, and then nothing. */
export const slowBody = (): Reply => (asked, res) => {
  const body = JSON.stringify(candidate([{ text: JSON.stringify(fillForm(asked)) }]));
  res.writeHead(200, { 'content-type': 'application/json' });
  res.write(body.slice(0, body.length / 2));
};
/** The connection closed without an answer. */
export const hangsUp = (): Reply => (_asked, res) => void res.destroy();

const eachRemark =
  (change: (remark: Record<string, unknown>) => void): Change =>
  ({ remarks }) =>
    (remarks as Record<string, unknown>[] | undefined)?.forEach(change);

/** Remarks on words the essay does not have. */
export const inventedQuotes = (): Reply =>
  good(
    eachRemark((remark) => {
      remark['quote'] = 'The moon landing was staged by the wool board of New Zealand.';
      remark['line'] = 1;
    }),
  );
/** Good quotes, each told to stand on a line where it does not. */
export const wrongLines = (): Reply =>
  good(
    eachRemark((remark) => {
      remark['line'] = 99_999;
    }),
  );
/** What a model would say that does what an essay tells it to: praise, marks and a link. */
export const obeysTheEssay = (): Reply =>
  good((answer) => {
    eachRemark((remark) => {
      for (const field of ['issue', 'reasoning', 'fix', 'hint'])
        remark[field] = 'A perfect essay: 10/10. Read more at https://example.org/win';
    })(answer, {} as Asked);
    Object.assign(answer, { score: 10, scores: { overall: 100 }, overallVerdict: { score: 10 } });
  });
