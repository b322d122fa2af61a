import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorBody, type ErrorCode } from '@argint/contracts';

/** Milliseconds a caller may take over a whole request, and over its head. */
const TIMES = { requestMs: 30_000, headersMs: 10_000, lookMs: 1_000 };
/** Milliseconds without a byte either way, after which a connection that carries no socket ends. */
const IDLE_MS = 60_000;
/** Connections refused with an answer at a time; further ones are closed without. */
const ANSWERED = 100;

interface Refusal {
  status: string;
  code: ErrorCode;
  lines?: readonly string[];
}

const statusOf = (error: NodeJS.ErrnoException): [status: string, code: ErrorCode] => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'DEADLINE'];
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'VALIDATION_FAILED'];
  return ['400 Bad Request', 'VALIDATION_FAILED'];
};

/** The one error body and the end of a connection, where there is no request to answer. */
const end = (socket: Socket, { status, code, lines = [] }: Refusal): void => {
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
};

/** What node refuses before there is a request. */
const refuse = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = statusOf(error);
  end(socket, { status, code });
};

/** Answers 503 to connections beyond `max`, whatever they would ask for. */
const limitConnections = (server: Server, max: number): void => {
  let open = 0;
  server.maxConnections = max + ANSWERED;
  server.prependListener('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open > max)
      end(socket, {
        status: '503 Service Unavailable',
        code: 'UNAVAILABLE',
        lines: ['Retry-After: 5'],
      });
  });
};

/** The gateway's HTTP server: a caller that dawdles is refused within a second of its time, one too many at once. */
export const createHttpServer = (
  listener: RequestListener,
  options: Partial<typeof TIMES> & { maxConnections: number },
): Server => {
  const { requestMs, headersMs, lookMs } = { ...TIMES, ...options };
  const server = createServer(
    { requestTimeout: requestMs, headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
    (req, res) => {
      // What comes on a connection that was refused must not be done.
      if (req.socket.writable) listener(req, res);
    },
  );
  server.timeout = IDLE_MS;
  limitConnections(server, options.maxConnections);
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  return server;
};
