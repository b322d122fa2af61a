import { request } from 'node:http';

export interface Answer {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  body: string;
  /** How long the whole answer took, in ms. */
  ms: number;
}

/** Makes one call on a new connection from the given loopback address. With a body it is a POST. */
export const callFrom = (
  localAddress: string,
  url: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const json = options.body === undefined ? '' : JSON.stringify(options.body);
    const end = (status: number, body: string): void =>
      resolve({ status, body, ms: performance.now() - begun });
    const call = request(
      new URL(path, url),
      {
        method: json === '' ? 'GET' : 'POST',
        localAddress,
        agent: false,
        headers: {
          ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
          ...(json === ''
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
        },
      },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => end(res.statusCode ?? 0, Buffer.concat(chunks).toString()));
        res.on('error', () => end(0, ''));
      },
    );
    call.on('error', () => end(0, ''));
    call.end(json);
  });
