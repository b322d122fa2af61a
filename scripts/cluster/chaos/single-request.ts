import { Agent, request } from 'node:http';

/** An answer with its parsed body; status 0 and no body if there was none. */
export interface SingleAnswer {
  status: number;
  hasRetryAfter: boolean;
  body: unknown;
  /** Why there was no answer: a code such as ECONNRESET, or TIMEOUT. */
  problem?: string;
}

/** Makes one call. It never repeats one and never rejects. */
export type SingleRequest = (
  path: string,
  options?: { token?: string; body?: unknown; keepsConnection?: boolean },
) => Promise<SingleAnswer>;

/** As long as the page waits. */
const TIMEOUT_MS = 30_000;

const noAnswer = (error: NodeJS.ErrnoException): SingleAnswer => ({
  status: 0,
  hasRetryAfter: false,
  body: undefined,
  problem: error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.name),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * Calls of one product. By default each opens a connection of its own, so that the Service spreads them over the pods.
 * With `keepsConnection` they share kept connections, as an ingress does. With a body a call is a POST.
 */
export const singleRequests = (origin: string): SingleRequest => {
  const kept = new Agent({ keepAlive: true, maxSockets: 8 });
  return (path, { token, body, keepsConnection = false } = {}) =>
    new Promise((resolve) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const call = request(
        new URL(path, origin),
        {
          method: json === undefined ? 'GET' : 'POST',
          agent: keepsConnection ? kept : false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(json === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
          },
        },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('error', (error) => resolve(noAnswer(error)));
          res.on('end', () =>
            resolve({
              status: res.statusCode ?? 0,
              hasRetryAfter: res.headers['retry-after'] !== undefined,
              body: parsed(Buffer.concat(chunks).toString()),
            }),
          );
        },
      );
      call.on('error', (error) => resolve(noAnswer(error)));
      call.end(json);
    });
};
