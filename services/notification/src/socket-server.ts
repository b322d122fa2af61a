import type { Server as HttpServer } from 'node:http';
import {
  SOCKET_PATH,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@argint/contracts';
import type { VerifiedToken } from '@argint/service-kit';
import { Server, type Socket } from 'socket.io';
import { capConnections } from './connection-cap.ts';

/** Largest message a browser may send, bytes: ids only. */
const MESSAGE_MAX_BYTES = 100_000;

export interface SocketData {
  token: VerifiedToken;
  /** That this token is about to end. */
  isTold: boolean;
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

/** socket.io at /ws, websocket only, so that no replica needs sticky sessions. */
export const createSocketServer = (
  http: HttpServer,
  options: { maxPerAddress: number },
): SocketServer =>
  new Server(http, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_MAX_BYTES,
    connectTimeout: 10_000,
    cors: { origin: false },
    allowRequest: capConnections(options.maxPerAddress),
  });
