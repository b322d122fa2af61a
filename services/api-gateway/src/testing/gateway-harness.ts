import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AppError } from '@argint/contracts';
import { createLogger, createSharedMetrics, type Logger } from '@argint/service-kit';
import { tempDir } from '@argint/testkit';
import type { Backends } from '../backends.ts';
import { createApp } from '../create-app.ts';
import { createHttpServer, type HttpServerOptions } from '../http/http-server.ts';
import { createRateLimits, LIMITS, type Rate, type Rates } from '../http/rate-limits.ts';
import { createUserGate, type UserGate } from '../http/require-user.ts';
import { createGatewayMetrics } from '../metrics.ts';
import { capabilitiesOf } from '../routes/capabilities-routes.ts';
import { createDocumentWriter } from '../exports/document-writer.ts';
import type { SecurityAuditor } from '../security/security-audit.ts';
import { createDocumentReader, type DocumentReader } from '../uploads/document-reader.ts';
import { createUploadDoor } from '../uploads/upload-door.ts';
import { goodBackends } from './good-backends.ts';

/** Rates that are the same for every limit. */
export const uniformRates = (rate: Rate): Rates =>
  Object.fromEntries(Object.keys(LIMITS).map((name) => [name, rate])) as Rates;

/** Memory of a process that reads a file, in MB, as by default. */
const UPLOAD_MEMORY_MB = 256;
/** A rate that no test reaches. */
const unlimited: Rate = { points: 1_000_000, seconds: 60 };

/** Accepts the token `good` (user u1). `revoked` is a revoked session; every other token is invalid. */
const simpleGate = createUserGate(
  {
    verify: async (token) => {
      if (token !== 'good' && token !== 'revoked') throw new AppError('INVALID_TOKEN');
      return { userId: 'u1', sid: token, issuedAt: new Date(), expiresAt: new Date() };
    },
  },
  { isRevoked: ({ sid }) => sid === 'revoked' } as Parameters<typeof createUserGate>[1],
);

/** Starts the gateway on a free port. Its backends succeed unless a test replaces a call. */
export const openGateway = async (
  options: {
    rates?: Partial<Rates>;
    server?: Partial<HttpServerOptions>;
    openRequests?: { max?: number; maxPerAddress?: number };
    uploads?: { max?: number; reader?: DocumentReader };
    audit?: SecurityAuditor;
    /** @default silent */
    logger?: Logger;
    /** @default accepts `good` */
    gate?: UserGate;
  } = {},
) => {
  const dir = await tempDir();
  mkdirSync(join(dir.path, 'assets'));
  writeFileSync(join(dir.path, 'index.html'), '<title>page</title>');
  writeFileSync(join(dir.path, 'assets', 'app-1.js'), 'export {}');
  const backends = goodBackends();
  const metrics = createSharedMetrics();
  const own = createGatewayMetrics(metrics.registry);
  const app = createApp({
    backends: backends as unknown as Backends,
    tools: {
      limits: createRateLimits({ ...uniformRates(unlimited), ...options.rates }),
      gate: options.gate ?? simpleGate,
      uploadDoor: createUploadDoor({
        max: options.uploads?.max ?? 100,
        watch: own.watchUploads,
      }),
    },
    logger: options.logger ?? createLogger('test', 'silent'),
    metrics,
    trustProxyHops: 0,
    openRequests: {
      max: 1_000,
      maxPerAddress: 1_000,
      watch: own.watchRequests,
      ...options.openRequests,
    },
    webDir: dir.path,
    capabilities: capabilitiesOf({
      MODEL_NAME: '',
      MAIL_MODE: 'file',
      PASSWORD_POLICY: 'standard',
      SUPPORT_EMAIL: 'support@example.org',
      MARKETING_CLAIMS: 'off',
    }),
    documents: {
      reader:
        options.uploads?.reader ?? createDocumentReader({ atOnce: 2, memoryMb: UPLOAD_MEMORY_MB }),
      writer: createDocumentWriter({ atOnce: 2, memoryMb: UPLOAD_MEMORY_MB }),
      metrics: own,
    },
    audit: options.audit ?? (async () => Promise.reject(new AppError('UNAVAILABLE'))),
    clock: () => new Date('2026-11-22T12:00:00Z'),
  });
  const server = createHttpServer(app, { maxConnections: 1_000, metrics: own, ...options.server });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    app,
    registry: metrics.registry,
    backends,
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dir.remove();
    },
  };
};

export type OpenGateway = Awaited<ReturnType<typeof openGateway>>;
