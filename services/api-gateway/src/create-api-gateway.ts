import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  commonChecks,
  createRevocationList,
  createTokenVerifier,
  type Config,
  type ServiceContext,
  type ServiceParts,
} from '@argint/service-kit';
import type { Backends } from './backends.ts';
import type { gatewayConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { createHttpServer } from './http/http-server.ts';
import { createRateLimits, type Rate } from './http/rate-limits.ts';
import { paymentTargets } from './http/security-headers.ts';
import { createUserGate } from './http/require-user.ts';
import { proxySockets } from './http/socket-proxy.ts';
import { createGatewayMetrics } from './metrics.ts';
import { createDocumentWriter } from './exports/document-writer.ts';
import { createSecurityAuditor } from './security/security-audit.ts';
import { createSelfProbe } from './security/self-probe.ts';
import { askService } from './security/service-findings.ts';
import { createDocumentReader } from './uploads/document-reader.ts';
import { createUploadDoor } from './uploads/upload-door.ts';
import { whyNotPublic } from './legal-readiness.ts';
import { capabilitiesOf } from './routes/capabilities-routes.ts';

/** The services that check themselves for the security audit: all but this one. */
const CHECKED_SERVICES = [
  'auth',
  'profile-billing',
  'essay',
  'analysis-orchestrator',
  'ai-chunk-worker',
  'notification',
] as const;

/** Where this process reaches its own server. */
const ownOrigin = (host: string, server: Server): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`;

/** Checks of one e-mail from one address: a sixth of the sign-ins that it may fail, ten. */
const sixthOf = ({ points, seconds }: Rate): Rate => ({ points: Math.ceil(points / 6), seconds });

export const createApiGateway = (
  context: ServiceContext<Config<typeof gatewayConfig>, 'api-gateway'>,
): ServiceParts => {
  const { config, logger, metrics } = context;
  const unready = whyNotPublic(config);
  if (unready !== null) logger.warn(unready);
  const backends: Backends = {
    auth: context.client('auth'),
    billing: context.client('profile-billing'),
    essays: context.client('essay'),
    orchestrator: context.client('analysis-orchestrator'),
  };
  const verifier = createTokenVerifier({
    fetchKeys: async () => (await backends.auth.getKeys({})).jwksJson,
    clock: context.clock,
  });
  const revoked = createRevocationList({
    load: async () => (await backends.auth.listRevoked({})).sessions,
    clock: context.clock,
  });
  const limits = createRateLimits({
    register: config.RATE_LIMIT_REGISTER,
    login: config.RATE_LIMIT_OTHER,
    invalidLogin: config.RATE_LIMIT_LOGIN,
    verify: config.RATE_LIMIT_REGISTER,
    verifyEmail: sixthOf(config.RATE_LIMIT_LOGIN),
    forgot: config.RATE_LIMIT_LOGIN,
    start: config.RATE_LIMIT_START,
    upload: config.RATE_LIMIT_UPLOAD,
    other: config.RATE_LIMIT_OTHER,
  });
  const own = createGatewayMetrics(metrics.registry);
  const app = createApp({
    backends,
    tools: {
      limits,
      gate: createUserGate(verifier, revoked),
      uploadDoor: createUploadDoor({ max: config.UPLOADS_MAX_OPEN, watch: own.watchUploads }),
    },
    logger,
    metrics,
    tracer: context.tracer,
    trustProxyHops: config.TRUST_PROXY_HOPS,
    openRequests: {
      max: config.REQUESTS_MAX_OPEN,
      maxPerAddress: config.REQUESTS_PER_ADDRESS,
      watch: own.watchRequests,
    },
    webDir: config.WEB_DIR,
    capabilities: capabilitiesOf(config),
    publicUrl: config.PUBLIC_URL,
    payAt: config.PAYFAST_MERCHANT_ID ? paymentTargets(config.PAYFAST_BASE_URL) : [],
    documents: {
      reader: createDocumentReader({
        atOnce: config.UPLOADS_AT_ONCE,
        memoryMb: config.UPLOAD_MEMORY_MB,
      }),
      writer: createDocumentWriter({
        atOnce: config.EXPORTS_AT_ONCE,
        memoryMb: config.EXPORT_MEMORY_MB,
      }),
      metrics: own,
    },
    audit: createSecurityAuditor({
      services: [
        async () => commonChecks(config),
        ...CHECKED_SERVICES.map((name) => askService(context.client('operations', name))),
      ],
      probe: createSelfProbe(() => ownOrigin(config.HOST, http)),
      config,
      clock: context.clock,
    }),
    clock: context.clock,
  });
  const http: Server = createHttpServer(app, {
    maxConnections: config.CONNECTIONS_MAX_OPEN,
    maxConnectionsPerAddress: config.TRUST_PROXY_HOPS > 0 ? null : config.CONNECTIONS_PER_ADDRESS,
    metrics: own,
  });
  proxySockets(http, {
    notification: context.addressOf('notification') ?? '',
    ownNotification: context.httpServerOf('notification'),
    trustProxyHops: config.TRUST_PROXY_HOPS,
    logger,
  });
  return { http, start: () => revoked.follow(context) };
};
