import type { Server as HttpServer } from 'node:http';
import {
  SOCKET_PATH,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@argint/contracts';
import type { VerifiedToken } from '@argint/service-kit';
import { Server, type Socket } from 'socket.io';
import type { SocketRefusal } from '../metrics.ts';
import { capConnections } from './connection-caps.ts';
import { endClosedConnections } from './end-closed-connections.ts';

/** Largest message a browser may send, in bytes; its messages hold only ids. */
const MESSAGE_MAX_BYTES = 100_000;

/** A connection that has not signed in by then is closed, and one that was closed is ended, in ms. */
const LIMITS = { signInMs: 9_500, closeGraceMs: 500 };

/** What a socket was sent last of one analysis. */
export interface SentUpdate {
  isFinal: boolean;
  progress: number;
  /** Number of partial critiques. */
  critiques: number;
  /** How often the critiques to show had changed by then. */
  found: number;
}

export interface SocketData {
  token: VerifiedToken;
  /** Whether the browser was notified that this token is about to expire. */
  expiryNotified: boolean;
  /** What was sent last, by analysis. */
  sent: Map<string, SentUpdate>;
}
export type AnalysisSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type SocketServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;

/**
 * socket.io at /ws, websocket only, so that replicas need no sticky sessions. A connection that has not signed in
 * within `signInMs` is closed, and its TCP connection ends `closeGraceMs` later at the latest.
 * @default signInMs 9,500 and closeGraceMs 500
 */
export const createSocketServer = (
  http: HttpServer,
  options: {
    maxPerAddress: number;
    signInMs?: number;
    closeGraceMs?: number;
    onRefused?: (reason: SocketRefusal) => void;
  },
): SocketServer => {
  const { maxPerAddress, signInMs, closeGraceMs } = { ...LIMITS, ...options };
  const server: SocketServer = new Server(http, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_MAX_BYTES,
    connectTimeout: signInMs,
    cors: { origin: false },
    allowRequest: capConnections(maxPerAddress, () => options.onRefused?.('address')),
  });
  endClosedConnections(server, closeGraceMs);
  return server;
};
