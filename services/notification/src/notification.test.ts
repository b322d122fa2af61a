import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  AppError,
  type AnalysisUpdate,
  type EventData,
  type SubscribeAck,
  type Topic,
} from '@argint/contracts';
import { newEvent, type EventHandler } from '@argint/event-bus';
import { createLogger } from '@argint/service-kit';
import { openSocket, type BrowserSocket } from '@argint/testkit';
import { authenticateSockets } from './authenticate-socket.ts';
import { relayTable } from './relays/relay-table.ts';
import { createSocketServer, type SocketServer } from './socket-server.ts';
import { acceptSubscriptions } from './subscriptions.ts';

const at = new Date('2026-11-21T12:00:00Z');
const update = (over: Partial<AnalysisUpdate> = {}): AnalysisUpdate => ({
  type: 'analysis_update',
  analysisId: 'j1',
  status: 'processing',
  progress: 40,
  processingStage: 'generating 60-100 line critiques',
  ...over,
});

describe('a socket', () => {
  let http: Server;
  let server: SocketServer;
  let url: string;
  let state: AnalysisUpdate;
  let handlers: Map<string, EventHandler<Topic>>;
  const sockets: BrowserSocket[] = [];

  const publish = <T extends Topic>(topic: T, data: EventData<T>): Promise<void> => {
    const event = newEvent(topic, data, { source: 'test', id: 'e', now: at });
    return (
      handlers.get(topic)?.(event as never, { attempt: 1, signal: new AbortController().signal }) ??
      Promise.reject(new Error(`no relay for ${topic}`))
    );
  };
  const open = (token: string): BrowserSocket => {
    const socket = openSocket(url, token);
    sockets.push(socket);
    return socket;
  };
  const connected = (socket: BrowserSocket): Promise<string> =>
    new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (error) => resolve(error.message));
    });
  const subscribe = (socket: BrowserSocket, analysisId: unknown): Promise<SubscribeAck> =>
    new Promise((resolve) => socket.emit('subscribe_analysis', { analysisId } as never, resolve));
  const nextUpdate = (socket: BrowserSocket): Promise<AnalysisUpdate> =>
    new Promise((resolve) => socket.once('analysis_update', resolve));
  const disconnected = (socket: BrowserSocket): Promise<string> =>
    new Promise((resolve) => socket.once('disconnect', resolve));

  beforeEach(async () => {
    http = createServer();
    server = createSocketServer(http);
    state = update();
    handlers = new Map();
    authenticateSockets(server, {
      verifier: {
        verify: async (token) => {
          const [userId = '', sid = ''] = token.split('/');
          if (!token.includes('/')) throw new AppError('INVALID_TOKEN');
          return {
            userId,
            sid,
            issuedAt: at,
            expiresAt: new Date(at.getTime() + (sid === 'short' ? 20 : 60_000)),
          };
        },
      },
      revoked: { isRevoked: ({ sid }) => sid === 'revoked' },
      clock: () => at,
      logger: createLogger('test', 'silent'),
      maxPerUser: 3,
    });
    const readState = async (analysisId: string, userId: string): Promise<AnalysisUpdate> => {
      if (analysisId !== 'j1') throw new AppError('JOB_NOT_FOUND');
      if (userId !== 'u1') throw new AppError('FORBIDDEN');
      return state;
    };
    acceptSubscriptions(server, readState);
    for (const relay of relayTable({ server, readState })) {
      await relay({
        subscribe: async (topic, handler) => {
          handlers.set(topic, handler as unknown as EventHandler<Topic>);
        },
      });
    }
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await server.close();
  });

  test('with no, a bad or a revoked token is refused with the catalogue’s words', async () => {
    for (const token of ['', 'bad', 'u1/revoked'])
      expect(await connected(open(token))).toBe('Invalid or expired token');
  });

  test('gets the current state right after it subscribes to its own analysis', async () => {
    const socket = open('u1/s1');
    const first = nextUpdate(socket);
    expect(await subscribe(socket, 'j1')).toEqual({ success: true });
    expect(await first).toEqual(state);
  });

  test('is refused another user’s, an unknown and a nonsense analysis', async () => {
    const other = open('u2/s2');
    expect(await subscribe(other, 'j1')).toEqual({
      success: false,
      code: 'FORBIDDEN',
      error: 'Access denied. Please check your subscription.',
    });
    expect(await subscribe(open('u1/s1'), 'j9')).toMatchObject({
      success: false,
      code: 'JOB_NOT_FOUND',
    });
    expect(await subscribe(other, { $ne: 1 })).toMatchObject({
      success: false,
      code: 'VALIDATION_FAILED',
    });
  });

  test('is told of its job, and nobody else is', async () => {
    const mine = open('u1/s1');
    const theirs = open('u2/s2');
    const leaked: unknown[] = [];
    theirs.on('analysis_update', (message) => leaked.push(message));
    const first = nextUpdate(mine);
    await Promise.all([subscribe(mine, 'j1'), subscribe(theirs, 'j1')]);
    await first;
    state = update({ status: 'completed', progress: 100, processingStage: 'completed' });
    const last = nextUpdate(mine);
    await publish('analysis.jobs.completed', {
      jobId: 'j1',
      userId: 'u1',
      essayId: 'e1',
      status: 'completed',
      progress: 100,
      processingStage: 'completed',
    });
    expect(await last).toEqual(state);
    // A later answer on the other socket proves that everything sent to it before has arrived.
    await subscribe(theirs, 'j9');
    expect(leaked).toEqual([]);
  });

  test('ends when its session is revoked, and when its token runs out', async () => {
    const signedOut = open('u1/s1');
    const stays = open('u1/s2');
    await Promise.all([connected(signedOut), connected(stays)]);
    const end = disconnected(signedOut);
    await publish('auth.sessions.revoked', {
      userId: 'u1',
      sid: 's1',
      revokedAt: at.toISOString(),
      expiresAt: at.toISOString(),
    });
    expect(await end).toBe('io server disconnect');
    expect(stays.connected).toBe(true);
    const short = open('u1/short');
    await connected(short);
    expect(await disconnected(short)).toBe('io server disconnect');
  });

  test('one user cannot hold more than the cap', async () => {
    for (let i = 0; i < 3; i += 1) expect(await connected(open('u1/s1'))).toBe('connected');
    expect(await connected(open('u1/s1'))).toBe('Too many connections');
    expect(await connected(open('u2/s1'))).toBe('connected');
  });
});
