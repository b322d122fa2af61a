import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorBody, type ErrorCode } from '@argint/contracts';

/** Milliseconds a caller may take over a whole request, and over its head. */
const TIMES = { requestMs: 30_000, headersMs: 10_000, lookMs: 1_000 };

const statusOf = (error: NodeJS.ErrnoException): [status: string, code: ErrorCode] => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'DEADLINE'];
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'VALIDATION_FAILED'];
  return ['400 Bad Request', 'VALIDATION_FAILED'];
};

/** What node refuses before there is a request to answer: the one error body, and the end of the connection. */
const refuse = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = statusOf(error);
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
      '',
      json,
    ].join('\r\n'),
  );
};

/** The gateway's HTTP server: a caller that dawdles is refused within a second of its time. */
export const createHttpServer = (
  listener: RequestListener,
  times: Partial<typeof TIMES> = {},
): Server => {
  const { requestMs, headersMs, lookMs } = { ...TIMES, ...times };
  const server = createServer(
    { requestTimeout: requestMs, headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
    listener,
  );
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  return server;
};
