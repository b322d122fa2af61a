import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ModelRequest } from './model-request.ts';
import { createReplies, sendJson, type Reply } from './replies.ts';
import type { Wire } from './wire.ts';

/** A fake of a model's server on a free loopback port. */
export interface FakeModel {
  /** Base address, without a path. */
  url: string;
  /** All requests for an answer so far, in order. */
  requests: ModelRequest[];
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

/** Starts a fake that speaks the protocol of `wire`. By default its answers fit the schema and quote the essay. */
export const startFakeModel = async (
  wire: Wire,
  { key, models }: { key: string; models: readonly string[] },
): Promise<FakeModel> => {
  const requests: ModelRequest[] = [];
  const nextReplies: Reply[] = [];
  let defaultReply: Reply = createReplies(wire).wellFormed();

  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await bodyOf(req);
    if (!wire.hasKey(req.headers, key)) return sendJson(res, wire.wrongKey);
    const found = wire.route(req.method ?? '', req.url ?? '', body, models);
    if ('status' in found) return sendJson(res, found);
    if (!models.includes(found.asks)) return sendJson(res, wire.unknownModel(found.asks));
    const request = wire.parse(found.asks, body);
    requests.push(request);
    await (nextReplies.shift() ?? defaultReply)(request, res);
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
