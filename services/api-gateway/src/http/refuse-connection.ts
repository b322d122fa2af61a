import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorBody, type ErrorCode } from '@argint/contracts';

/** An answer given before there is a request, or instead of one. */
export interface Refusal {
  /** Status line after 'HTTP/1.1 '. */
  status: string;
  code: ErrorCode;
  /** Further header lines. */
  lines?: readonly string[];
}

/** Milliseconds a refused connection has to read its answer before it is destroyed. */
const LINGER_MS = 1_000;

/** Answers with the one error body on the bare connection, then ends it, at the latest after a second. */
export const refuseConnection = (socket: Socket, { status, code, lines = [] }: Refusal): void => {
  const body: ErrorBody = {
    success: false,
    error: ERRORS[code].message,
    code,
    requestId: randomUUID(),
  };
  const json = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(json)}`,
      ...lines,
      '',
      json,
    ].join('\r\n'),
  );
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
};
