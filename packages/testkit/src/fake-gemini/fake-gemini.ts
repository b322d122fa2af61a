import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseGeminiRequest, type GeminiRequest } from './gemini-request.ts';
import { apiError, wellFormed, type Reply } from './replies.ts';

export interface FakeGemini {
  /** Base address, for GEMINI_BASE_URL. */
  url: string;
  /** All generateContent requests so far, in order. */
  requests: GeminiRequest[];
  /** Sets the replies to the next requests, one each. */
  replyNext: (...replies: Reply[]) => void;
  /** Sets the reply to all requests without one from `replyNext`. @default wellFormed() */
  replyAlways: (reply: Reply) => void;
  close: () => Promise<void>;
}

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of req.setEncoding('utf8')) body += String(part);
  return body;
};

const answer = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
};

/**
 * Starts a fake of the Gemini API on a free loopback port. It serves models.get and generateContent, and reports
 * a wrong key or model as the real API does. By default its answers fit the schema and quote the essay.
 *
 * @param given.key the only valid API key @default 'test-key'
 * @param given.models names of the models that exist @default ['gemini-3.5-flash-lite']
 */
export const startFakeGemini = async (
  given: { key?: string; models?: readonly string[] } = {},
): Promise<FakeGemini> => {
  const { key = 'test-key', models = ['gemini-3.5-flash-lite'] } = given;
  const requests: GeminiRequest[] = [];
  const nextReplies: Reply[] = [];
  let defaultReply: Reply = wellFormed();

  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await bodyOf(req);
    const refuse = (error: ReturnType<typeof apiError>) => answer(res, error.status, error.body);
    if (req.headers['x-goog-api-key'] !== key)
      return refuse(apiError(400, 'INVALID_ARGUMENT', 'API key not valid.'));
    const path = /^\/v1beta\/models\/([^/:?]+)(?::(\w+))?$/.exec(req.url ?? '');
    const [, model = '', method] = path ?? [];
    if (!models.includes(model))
      return refuse(
        apiError(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta`),
      );
    if (req.method === 'GET' && method === undefined) {
      const supportedGenerationMethods = ['generateContent', 'countTokens'];
      return answer(res, 200, { name: `models/${model}`, supportedGenerationMethods });
    }
    if (method !== 'generateContent')
      return refuse(apiError(404, 'NOT_FOUND', 'this method is not part of the fake'));
    const call = parseGeminiRequest(model, body);
    requests.push(call);
    await (nextReplies.shift() ?? defaultReply)(call, res);
  };

  const server = createServer((req, res) => {
    // The client may close the connection before it has the whole answer.
    serve(req, res).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    replyNext: (...replies) => void nextReplies.push(...replies),
    replyAlways: (reply) => {
      defaultReply = reply;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
