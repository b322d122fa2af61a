import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@argint/contracts';
import type { GatewayMetrics } from '../metrics.ts';
import { BODY_PACE, createBodyPaceGuard, FILE_PACE, type BodyPace } from './body-pace.ts';
import { isUpload } from './file-body.ts';
import { limitOpenConnections } from './open-connections.ts';
import { refuseConnection, type Refusal } from './refuse-connection.ts';

/** Milliseconds without a byte either way after which a connection ends. A socket.io connection pings every 25 s. */
const IDLE_MS = 60_000;

export interface HttpServerOptions {
  /** Most connections at a time. */
  maxConnections: number;
  /** Most of them from one address; null where a proxy stands in front. @default null */
  maxConnectionsPerAddress?: number | null;
  /** Milliseconds for a whole request, but for an upload, which has 120 s. @default 30000 */
  requestMs?: number;
  /** Milliseconds for its head. @default 10000 */
  headersMs?: number;
  /** Milliseconds between two looks at all that. @default 1000 */
  checkMs?: number;
  /** Monotonic milliseconds, for the pace of bodies. @default performance.now */
  now?: () => number;
  metrics?: GatewayMetrics;
}

const TIMED_OUT: Refusal = { status: '408 Request Timeout', code: 'DEADLINE' };

const refusalOf = (error: NodeJS.ErrnoException): Refusal => {
  const code: ErrorCode = 'VALIDATION_FAILED';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return { status: '431 Request Header Fields Too Large', code };
  return { status: '400 Bad Request', code };
};

/** Answers what Node's parser refuses before there is a request. */
const answerClientError = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  metrics?: GatewayMetrics,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error);
  metrics?.refused(refusal === TIMED_OUT ? 'slow' : 'malformed');
  refuseConnection(socket, refusal);
};

/** The gateway's HTTP server. Slow requests and slow bodies get 408; connections over a limit get 429 or 503. */
export const createHttpServer = (listener: RequestListener, options: HttpServerOptions): Server => {
  const { maxConnections, maxConnectionsPerAddress = null, metrics } = options;
  const { requestMs = 30_000, headersMs = 10_000, checkMs = 1_000 } = options;
  const { now = () => performance.now() } = options;
  const bodyPace: BodyPace = { ...BODY_PACE, limitMs: requestMs };
  const bodies = createBodyPaceGuard({
    pace: (req) => (isUpload(req) ? FILE_PACE : bodyPace),
    now,
    cut: ({ socket }, res) => {
      metrics?.refused('slow');
      if (res.headersSent || !socket.writable) socket.destroy();
      else refuseConnection(socket, TIMED_OUT);
    },
  });
  const server = createServer(
    // The guard of bodies ends the others sooner.
    {
      requestTimeout: FILE_PACE.limitMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
    },
    (req, res) => {
      // A request on a connection that was refused must not be carried out.
      if (!req.socket.writable) return;
      bodies.watch(req, res);
      listener(req, res);
    },
  );
  const timer = setInterval(() => bodies.check(), checkMs).unref();
  server.on('close', () => clearInterval(timer));
  server.timeout = IDLE_MS;
  limitOpenConnections(
    server,
    { max: maxConnections, maxPerAddress: maxConnectionsPerAddress },
    metrics,
  );
  server.on('clientError', (error, socket) => answerClientError(error, socket as Socket, metrics));
  return server;
};
