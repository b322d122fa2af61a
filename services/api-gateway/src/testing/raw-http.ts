import { connect } from 'node:net';

/** Bytes to a server on loopback, exactly these; resolves with everything it answered once it has closed. */
export const rawHttp = (
  port: number,
  parts: readonly (string | Buffer)[],
): Promise<{ status: number; body: string; ms: number }> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString();
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
        ms: performance.now() - begun,
      });
    });
    for (const part of parts) socket.write(part);
  });

/** The head of a request, its lines as given. */
export const head = (request: string, ...lines: readonly string[]): string =>
  [`${request} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
