import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AppError } from '@argint/contracts';
import { createLogger, createSharedMetrics } from '@argint/service-kit';
import { tempDir } from '@argint/testkit';
import type { Backends } from '../backends.ts';
import { createApp } from '../http/create-app.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createRateLimits, type LimitName, type Rate } from '../http/rate-limits.ts';
import { createUserGate } from '../http/require-user.ts';
import { goodBackends } from './good-backends.ts';

const wide: Rate = { points: 1_000_000, seconds: 60 };

/** Tokens `good` (user u1) and `revoked`; every other is bad. */
const gate = createUserGate(
  {
    verify: async (token) => {
      if (token !== 'good' && token !== 'revoked') throw new AppError('INVALID_TOKEN');
      return { userId: 'u1', sid: token, issuedAt: new Date(), expiresAt: new Date() };
    },
  },
  { isRevoked: ({ sid }) => sid === 'revoked' } as Parameters<typeof createUserGate>[1],
);

/** The gateway as it is served, on a free port, before backends that answer well unless told otherwise. */
export const openGateway = async (
  options: {
    rates?: Partial<Record<LimitName, Rate>>;
    times?: Partial<Parameters<typeof createHttpServer>[1]>;
    maxInFlight?: number;
  } = {},
) => {
  const dir = await tempDir();
  mkdirSync(join(dir.path, 'assets'));
  writeFileSync(join(dir.path, 'index.html'), '<title>page</title>');
  writeFileSync(join(dir.path, 'assets', 'app-1.js'), 'export {}');
  const backends = goodBackends();
  const app = createApp({
    backends: backends as unknown as Backends,
    tools: {
      limits: createRateLimits({
        register: wide,
        login: wide,
        verify: wide,
        start: wide,
        other: wide,
        ...options.rates,
      }),
      gate,
    },
    logger: createLogger('test', 'silent'),
    metrics: createSharedMetrics(),
    trustProxyHops: 0,
    maxInFlight: options.maxInFlight ?? 1_000,
    webDir: dir.path,
  });
  const server = createHttpServer(app, { maxConnections: 1_000, ...options.times });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    app,
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
