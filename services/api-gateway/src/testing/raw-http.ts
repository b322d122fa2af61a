import { connect } from 'node:net';

/** Sends exactly these bytes to a server on 127.0.0.1. Resolves with the response when the server closes the socket. */
export const rawHttp = (
  port: number,
  parts: readonly (string | Buffer)[],
  /** Loopback address to call from. @default 127.0.0.1 */
  localAddress = '127.0.0.1',
): Promise<{
  /** HTTP status; 0 if the response does not start with HTTP/1.1. */
  status: number;
  /** The status line and the headers, as they came. */
  head: string;
  body: string;
}> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const response = Buffer.concat(chunks).toString();
      const end = response.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0),
        head: response.slice(0, end),
        body: response.slice(end + 4),
      });
    });
    for (const part of parts) socket.write(part);
  });

/** The request line and headers of a request, as HTTP/1.1 text. */
export const head = (request: string, ...lines: readonly string[]): string =>
  [`${request} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
