import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asAsked, type Asked } from './asked.ts';
import { apiError, good, type Reply } from './replies.ts';

export interface FakeGemini {
  /** For GEMINI_BASE_URL. */
  url: string;
  /** What generateContent was asked, in order. */
  asked: Asked[];
  /** Replies to the next calls, one each; then the usual one again. */
  script: (...replies: Reply[]) => void;
  /** The reply from now on to every call that no script is for. */
  always: (reply: Reply) => void;
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
 * The part of the Gemini API that is used here, on a free loopback port: models.get and generateContent, with
 * the errors of the real one for a wrong key or model. Unscripted, it answers in the form asked for, quoting
 * the essay it is given.
 */
export const startFakeGemini = async (
  given: { key?: string; models?: readonly string[] } = {},
): Promise<FakeGemini> => {
  const { key = 'test-key', models = ['gemini-3.5-flash-lite'] } = given;
  const asked: Asked[] = [];
  const scripted: Reply[] = [];
  let usual: Reply = good();

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
    const call = asAsked(model, body);
    asked.push(call);
    await (scripted.shift() ?? usual)(call, res);
  };

  const server = createServer((req, res) => {
    // Whoever hangs up early has heard enough.
    serve(req, res).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    script: (...replies) => void scripted.push(...replies),
    always: (reply) => {
      usual = reply;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
