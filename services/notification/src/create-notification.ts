import { createServer } from 'node:http';
import {
  createRevocationList,
  createTokenVerifier,
  type Config,
  type ServiceContext,
  type ServiceParts,
} from '@argint/service-kit';
import { createReadState } from './analysis-state.ts';
import { authenticateSockets, type SocketGate } from './authenticate-socket.ts';
import type { notificationConfig } from './config.ts';
import { limitEvents } from './event-limit.ts';
import { notificationMetrics } from './metrics.ts';
import { relayTable } from './relays/relay-table.ts';
import type { RelayTools } from './relays/relay.ts';
import { createSocketServer } from './socket-server.ts';
import { keepTokens } from './socket-tokens.ts';
import { acceptSubscriptions } from './subscriptions.ts';

const SECOND_MS = 1_000;

export const createNotification = (
  context: ServiceContext<Config<typeof notificationConfig>>,
): ServiceParts => {
  const auth = context.client('auth');
  const verifier = createTokenVerifier({
    fetchKeys: async () => (await auth.getKeys({})).jwksJson,
    clock: context.clock,
  });
  const revoked = createRevocationList({
    load: async () => (await auth.listRevoked({})).sessions,
    clock: context.clock,
  });
  const http = createServer((_req, res) => res.writeHead(404).end());
  const server = createSocketServer(http, {
    maxPerAddress: context.config.SOCKETS_PER_ADDRESS,
  });
  const tools: RelayTools = {
    server,
    readState: createReadState(context.client('analysis-orchestrator')),
  };
  const gate: SocketGate = {
    verifier,
    revoked,
    clock: context.clock,
    logger: context.logger,
    maxPerUser: context.config.SOCKETS_PER_USER,
  };
  authenticateSockets(server, gate);
  limitEvents(server, gate);
  const tendTokens = keepTokens(server, gate);
  acceptSubscriptions(server, tools.readState);
  notificationMetrics(context.metrics.registry, server);

  return {
    http,
    start: async () => {
      await revoked.follow(context);
      for (const relay of relayTable(tools)) await relay(context);
      context.every(SECOND_MS, 'socket tokens', async () => tendTokens());
    },
    drain: async () => {
      server.disconnectSockets(true);
      await server.close();
    },
  };
};
