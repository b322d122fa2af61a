import { request } from 'node:http';

export interface Answer {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  body: string;
  /** How long the whole answer took, in ms. */
  ms: number;
}

/** Makes one call on a new connection from the given loopback address. With a body or a file it is a POST. */
export const callFrom = (
  localAddress: string,
  url: string,
  path: string,
  options: { token?: string; body?: unknown; file?: { name: string; bytes: Buffer } } = {},
): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const json = options.body === undefined ? '' : JSON.stringify(options.body);
    const content = options.file?.bytes ?? Buffer.from(json);
    const end = (status: number, body: string): void =>
      resolve({ status, body, ms: performance.now() - begun });
    const call = request(
      new URL(path, url),
      {
        method: content.length === 0 ? 'GET' : 'POST',
        localAddress,
        agent: false,
        headers: {
          ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
          ...(content.length === 0
            ? {}
            : {
                'content-type': options.file ? 'application/octet-stream' : 'application/json',
                'content-length': content.length,
                ...(options.file && { 'x-file-name': options.file.name }),
              }),
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
    call.end(content);
  });
