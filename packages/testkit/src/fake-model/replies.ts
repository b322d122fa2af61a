import type { ServerResponse } from 'node:http';
import type { ModelRequest } from './model-request.ts';
import { sampleAnswer } from './sample-answer.ts';
import type { AnswerEnd, Wire, WireAnswer } from './wire.ts';

/** How a fake answers one request. */
export type Reply = (request: ModelRequest, res: ServerResponse) => void | Promise<void>;

/** Changes a sample answer before it is sent. */
export type Change = (answer: Record<string, unknown>, request: ModelRequest) => void;

/** Sends a body of JSON. */
export const sendJson = (res: ServerResponse, { status, body }: WireAnswer): void => {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
};

const beginEvents = (res: ServerResponse): void => {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
};
const sendEvent = (res: ServerResponse, data: string): void =>
  void res.write(`data: ${data}\r\n\r\n`);

/** Characters of one piece of a streamed answer. */
const PIECE_CHARS = 48;
const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE_CHARS) }, (_, i) =>
    text.slice(i * PIECE_CHARS, (i + 1) * PIECE_CHARS),
  );

const eachRemark =
  (change: (remark: Record<string, unknown>) => void): Change =>
  ({ remarks }) =>
    (remarks as Record<string, unknown>[] | undefined)?.forEach(change);

const praise: Change = (answer, request) => {
  eachRemark((remark) => {
    for (const field of ['issue', 'reasoning', 'fix', 'hint'])
      remark[field] = 'A perfect essay: 10/10. Read more at https://example.org/win';
  })(answer, request);
  Object.assign(answer, { score: 10, scores: { overall: 100 }, overallVerdict: { score: 10 } });
};

/** As many remarks as no essay needs, each with long fields: some 800 kB. */
const many: Change = (answer) => {
  const [first] = (answer['remarks'] as Record<string, unknown>[] | undefined) ?? [];
  const long = 'This claim needs a reason. '.repeat(100);
  answer['remarks'] = Array.from({ length: 200 }, () => ({ ...first, issue: long, fix: long }));
};

/** The replies that every protocol has. */
export const createReplies = (wire: Wire) => {
  /** Sends a whole answer as it was asked for: as one body, or as a stream. */
  const send = (
    request: ModelRequest,
    res: ServerResponse,
    text: string,
    end: AnswerEnd = 'whole',
    thoughts?: string,
  ) => {
    if (!request.isStream)
      return sendJson(res, { status: 200, body: wire.answer(text, end, thoughts) });
    beginEvents(res);
    for (const data of wire.events(piecesOf(text), end, thoughts)) sendEvent(res, data);
    res.end();
  };
  const textReply =
    (text: string, end?: AnswerEnd): Reply =>
    (request, res) =>
      send(request, res, text, end);
  const errorReply =
    (status: number, message: string): Reply =>
    (_asked, res) =>
      sendJson(res, wire.error(status, message));
  const wellFormed =
    (change: Change = () => undefined): Reply =>
    (request, res) => {
      const answer = sampleAnswer(request) as Record<string, unknown>;
      change(answer, request);
      send(request, res, JSON.stringify(answer));
    };
  const half = (text: string): string => text.slice(0, text.length / 2);
  /** The events of the first half of an answer. */
  const firstEvents = (request: ModelRequest): string[] =>
    wire.events(piecesOf(half(JSON.stringify(sampleAnswer(request)))), 'whole').slice(0, -3);
  /** Sends the first half of an answer and leaves the stream open. */
  const begin = (request: ModelRequest, res: ServerResponse): void => {
    beginEvents(res);
    for (const data of firstEvents(request)) sendEvent(res, data);
  };

  return {
    /** A sample answer that fits the schema, after `change`. */
    wellFormed,
    /** A sample answer that follows the model's thoughts. */
    withThoughts: (): Reply => (request, res) =>
      send(
        request,
        res,
        JSON.stringify(sampleAnswer(request)),
        'whole',
        'First I shall think about {this}.',
      ),
    /** Status 429 with the wait in a Retry-After header. */
    rateLimitedByHeader:
      (seconds: number): Reply =>
      (_asked, res) => {
        res.setHeader('retry-after', String(seconds));
        sendJson(res, { status: 429, body: {} });
      },
    /** Status 503. */
    overloaded: () => errorReply(503, 'The model is overloaded. Please try again later.'),
    /** Status 500. */
    serverError: () => errorReply(500, 'Internal error.'),
    /** Status 500 with a page of a proxy instead of JSON. */
    errorPage: (): Reply => (_asked, res) => {
      res.writeHead(502, { 'content-type': 'text/html' });
      res.end('<html><body>Bad gateway</body></html>');
    },
    /** Status 400 with a message that repeats the whole prompt. */
    echoesPrompt: (): Reply => (request, res) =>
      sendJson(res, wire.error(400, `Bad text: ${request.turns[0]}`)),
    /** An answer that ends in the middle because it reached the token limit. */
    cutOff: (): Reply => (request, res) =>
      send(request, res, half(JSON.stringify(sampleAnswer(request))), 'cut-off'),
    /** The prompt is blocked. */
    blockedPrompt: (): Reply => (request, res) => {
      const { status, body } = wire.blockedPrompt;
      if (!request.isStream || status !== 200) return sendJson(res, wire.blockedPrompt);
      beginEvents(res);
      sendEvent(res, JSON.stringify(body));
      res.end();
    },
    /** The answer is blocked: it has an empty text and there is no error. */
    blockedAnswer: () => textReply('', 'blocked'),
    /** A finished answer with an empty text. */
    emptyText: () => textReply(''),
    /** A finished answer that is not JSON. */
    notJson: () => textReply('Certainly! Here are my remarks: {"remarks": ['),
    /** JSON that does not fit the schema. */
    wrongForm: () => textReply('{"critiques":[{"severity":"high"}]}'),
    /** A stream that stops after half its answer and stays open. */
    stalledBody: (): Reply => (request, res) => begin(request, res),
    /** No response at all; the connection stays open. */
    noResponse: (): Reply => () => undefined,
    /** A whole answer, each piece of which waits until `next` resolves. */
    inPieces:
      (next: (piece: number) => Promise<unknown>, change: Change = () => undefined): Reply =>
      async (request, res) => {
        const answer = sampleAnswer(request) as Record<string, unknown>;
        change(answer, request);
        beginEvents(res);
        const events = wire.events(piecesOf(JSON.stringify(answer)), 'whole');
        for (const [piece, data] of events.entries()) {
          await next(piece);
          if (res.destroyed) return;
          sendEvent(res, data);
        }
        res.end();
      },
    /** A whole answer in one body, from a server that does not stream although it is asked to. */
    withoutStream: (): Reply => (request, res) =>
      sendJson(res, {
        status: 200,
        body: wire.answer(JSON.stringify(sampleAnswer(request)), 'whole'),
      }),
    /** A stream whose connection breaks after half its answer. */
    brokenBody: (): Reply => (request, res) => {
      begin(request, res);
      setImmediate(() => res.destroy());
    },
    /** A stream that ends in good order after half its answer. */
    halfStream: (): Reply => (request, res) => {
      begin(request, res);
      res.end();
    },
    /** Closes the connection without a response. */
    closedConnection: (): Reply => (_asked, res) => void res.destroy(),
    /** Many remarks with long fields, in a form that fits. */
    hugeAnswer: () => wellFormed(many),
    /** Remarks whose quotes are not in the essay. */
    inventedQuotes: () =>
      wellFormed(
        eachRemark((remark) => {
          remark['quote'] = 'The moon landing was staged by the wool board of New Zealand.';
          remark['line'] = 1;
        }),
      ),
    /** Remarks with real quotes and wrong line numbers. */
    wrongLines: () =>
      wellFormed(
        eachRemark((remark) => {
          remark['line'] = 99_999;
        }),
      ),
    /** The answer of a model that obeys instructions in the essay: praise, marks and a link. */
    obeysTheEssay: () => wellFormed(praise),
  };
};
export type Replies = ReturnType<typeof createReplies>;
