import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AppError,
  type AnalysisUpdate,
  type EventData,
  type SubscribeAck,
  type Topic,
} from '@argint/contracts';
import { handlerEntries, newEvent, type EventHandler } from '@argint/event-bus';
import { createLogger } from '@argint/service-kit';
import { fixedClock, openSocket, type BrowserSocket } from '@argint/testkit';
import { Registry } from 'prom-client';
import type { AnalysisRead } from '../analysis-state.ts';
import { createNotificationMetrics } from '../metrics.ts';
import { authenticateSockets, type SocketGate } from '../sockets/authenticate-sockets.ts';
import { limitEvents } from '../sockets/event-limit.ts';
import { relayTable } from '../events/relay-table.ts';
import { createSocketServer } from '../sockets/socket-server.ts';
import { keepTokens } from '../sockets/socket-tokens.ts';
import { acceptSubscriptions } from '../sockets/subscriptions.ts';

/** A running job as its owner sees it. */
export const update = (over: Partial<AnalysisUpdate> = {}): AnalysisUpdate => ({
  type: 'analysis_update',
  analysisId: 'j1',
  status: 'processing',
  progress: 40,
  processingStage: 'generating 60-100 line critiques',
  ...over,
});

/**
 * The socket server with everything attached, on a free port. A token is `user/session/lifetime in seconds`.
 * Sessions whose name starts with `revoked` are revoked, and while `isDown` no token can be verified. Job j1
 * belongs to u1.
 */
export const openSocketHarness = async (
  options: Partial<Parameters<typeof createSocketServer>[1]> = {},
) => {
  const http = createServer();
  const registry = new Registry();
  const metrics = createNotificationMetrics(registry, () => server.sockets.sockets.size);
  const onRefused = metrics.refused;
  const server = createSocketServer(http, { maxPerAddress: 100, onRefused, ...options });
  const clock = fixedClock();
  const began = clock.now();
  const harness = {
    state: update(),
    /** How often its critiques have changed. */
    found: 0,
    /** How often the orchestrator was asked for a state. */
    reads: 0,
    isDown: false,
    /** Delays an answer of the orchestrator after it was read. */
    afterRead: async (): Promise<void> => undefined,
  };
  const handlers = new Map<string, EventHandler<Topic>>();
  const revokedNow = new Set<string>();
  const gate: SocketGate = {
    verifier: {
      verify: async (token) => {
        if (harness.isDown) throw new AppError('UNAVAILABLE');
        const [userId = '', sid = '', seconds = '3600'] = token.split('/');
        const expiresAt = new Date(began.getTime() + Number(seconds) * 1_000);
        if (!token.includes('/') || expiresAt <= clock.now()) throw new AppError('INVALID_TOKEN');
        return { userId, sid, issuedAt: began, expiresAt };
      },
    },
    revoked: { isRevoked: ({ sid }) => sid.startsWith('revoked') || revokedNow.has(sid) },
    clock: clock.now,
    logger: createLogger('test', 'silent'),
    maxPerUser: 3,
    onRefused,
  };
  authenticateSockets(server, gate);
  limitEvents(server, gate);
  const checkTokens = keepTokens(server, gate);
  const readState = async (analysisId: string, userId: string): Promise<AnalysisRead> => {
    harness.reads += 1;
    if (analysisId !== 'j1') throw new AppError('JOB_NOT_FOUND');
    if (userId !== 'u1') throw new AppError('FORBIDDEN');
    const { state, found } = harness;
    await harness.afterRead();
    return { update: state, found };
  };
  const checkOwner = async (...ids: [string, string]): Promise<void> =>
    void (await readState(...ids));
  acceptSubscriptions(server, { read: readState, checkOwner });
  const onSent = (changedAt: Date): void => metrics.sent(changedAt, clock.now());
  for (const [topic, handler] of handlerEntries(relayTable({ server, readState, onSent })))
    handlers.set(topic, handler);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const sockets: BrowserSocket[] = [];

  return Object.assign(harness, {
    server,
    registry,
    clock,
    revokedNow,
    url,
    checkTokens,
    publish: <T extends Topic>(topic: T, data: EventData<T>): Promise<void> => {
      const event = newEvent(topic, data, { source: 'test', id: 'e', now: began });
      const delivery = { signal: new AbortController().signal };
      return (
        handlers.get(topic)?.(event as never, delivery) ??
        Promise.reject(new Error(`no relay for ${topic}`))
      );
    },
    open: (token: string): BrowserSocket => {
      const socket = openSocket(url, token);
      sockets.push(socket);
      return socket;
    },
    close: async () => {
      for (const socket of sockets.splice(0)) socket.disconnect();
      await server.close();
    },
  });
};
export type SocketHarness = Awaited<ReturnType<typeof openSocketHarness>>;

/** 'connected', or the reason of the refusal. */
export const connected = (socket: BrowserSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
/** Resolves to the reason when the socket ends. */
export const disconnected = (socket: BrowserSocket): Promise<string> =>
  new Promise((resolve) => socket.once('disconnect', resolve));
/** The answer to a subscription. */
export const subscribe = (socket: BrowserSocket, analysisId: unknown): Promise<SubscribeAck> =>
  new Promise((resolve) => socket.emit('subscribe_analysis', { analysisId } as never, resolve));
/** The next update. */
export const nextUpdate = (socket: BrowserSocket): Promise<AnalysisUpdate> =>
  new Promise((resolve) => socket.once('analysis_update', resolve));
