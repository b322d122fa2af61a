import { createServer } from 'node:http';
import { isFinal } from '@argint/contracts';
import {
  createRevocationList,
  createTokenVerifier,
  type Config,
  type ServiceContext,
  type ServiceParts,
} from '@argint/service-kit';
import { createAnalysisStates } from './analysis-state.ts';
import { authenticateSockets, type SocketGate } from './sockets/authenticate-sockets.ts';
import type { notificationConfig } from './config.ts';
import { limitEvents } from './sockets/event-limit.ts';
import { createNotificationMetrics } from './metrics.ts';
import { relayTable } from './events/relay-table.ts';
import type { RelayTools } from './events/relay-tools.ts';
import { createSocketServer } from './sockets/socket-server.ts';
import { keepTokens } from './sockets/socket-tokens.ts';
import { acceptSubscriptions } from './sockets/subscriptions.ts';

const SECOND_MS = 1_000;

/** Composition root of the notification service. */
export const createNotification = (
  context: ServiceContext<Config<typeof notificationConfig>, 'notification'>,
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
  const metrics = createNotificationMetrics(
    context.metrics.registry,
    () => server.sockets.sockets.size,
  );
  const server = createSocketServer(http, {
    maxPerAddress: context.config.SOCKETS_PER_ADDRESS,
    onRefused: metrics.refused,
  });
  const states = createAnalysisStates(context.client('analysis-orchestrator'));
  const tools: RelayTools = {
    server,
    readState: states.read,
    onSent: (changedAt, { analysisId, status }) => {
      metrics.sent(changedAt, context.clock());
      if (isFinal(status)) context.logger.info({ jobId: analysisId, status }, 'end was sent');
    },
  };
  const gate: SocketGate = {
    verifier,
    revoked,
    clock: context.clock,
    logger: context.logger,
    maxPerUser: context.config.SOCKETS_PER_USER,
    onRefused: metrics.refused,
  };
  authenticateSockets(server, gate);
  limitEvents(server, gate);
  const checkTokens = keepTokens(server, gate);
  acceptSubscriptions(server, states);

  return {
    http,
    start: async () => {
      await revoked.follow(context);
      // Every replica has sockets of its own, so each of them needs every event.
      await context.everyReplica(relayTable(tools));
      context.every(SECOND_MS, 'check socket tokens', async () => checkTokens());
    },
    drain: async () => {
      server.disconnectSockets(true);
      await server.close();
    },
  };
};
