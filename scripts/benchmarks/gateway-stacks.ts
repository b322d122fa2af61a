/**
 * A child process with one server for each stack of middleware of the gateway: bare express, each next one with one
 * part more, and the gateway itself. It sends `{ stacks, token }`, and the processor time that it has used so far, in
 * µs, in answer to every message. Log lines go to standard error.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLogger,
  createSharedMetrics,
  createTokenVerifier,
  NO_TRACING,
} from '@argint/service-kit';
import express, { Router, type RequestHandler } from 'express';
import jwt from 'jsonwebtoken';
import { limitOpenRequests } from '../../services/api-gateway/src/http/open-requests.ts';
import { createRateLimits } from '../../services/api-gateway/src/http/rate-limits.ts';
import { requestContext } from '../../services/api-gateway/src/http/request-context.ts';
import { createUserGate } from '../../services/api-gateway/src/http/require-user.ts';
import { securityHeaders } from '../../services/api-gateway/src/http/security-headers.ts';
import {
  openGateway,
  uniformRates,
} from '../../services/api-gateway/src/testing/gateway-harness.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const token = jwt.sign({ sub: 'u1', sid: 's1' }, privateKey, {
  algorithm: 'ES256',
  keyid: 'k1',
  issuer: 'argint',
  audience: 'argint-api',
  expiresIn: '1h',
});
const gate = createUserGate(
  createTokenVerifier({
    fetchKeys: async () =>
      JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' }] }),
  }),
  { isRevoked: () => false } as unknown as Parameters<typeof createUserGate>[1],
);
const logger = createLogger('api-gateway', 'info');
const contextWith = (level: 'info' | 'silent'): RequestHandler =>
  requestContext('api-gateway', {
    logger: level === 'info' ? logger : createLogger('api-gateway', level),
    metrics: createSharedMetrics(),
    tracer: NO_TRACING,
  });
const limits = createRateLimits(uniformRates({ points: 1e9, seconds: 60 }));

/** In the order in which a request passes them. The line of the log is part of the context; it comes first to be told apart. */
const parts: [name: string, ...use: RequestHandler[]][] = [
  ['id, trace and metrics', contextWith('silent')],
  ['line in the log', contextWith('info')],
  ['security headers', securityHeaders(import.meta.dirname)],
  ['places for open requests', limitOpenRequests({ max: 1_000, maxPerAddress: 1_000 })],
  ['token', gate.optional],
  ['rate limit', limits.limit('other')],
];

/** The line of the log replaces the context without one. */
const stackOf = (count: number): RequestListener => {
  const app = express();
  const used = parts.slice(0, count).filter((_, i) => !(i === 0 && count > 1));
  for (const [, ...use] of used) app.use(...use);
  const router = Router();
  router.get('/health', (_req, res) => void res.json({ success: true, status: 'ok' }));
  app.use('/api', router);
  return app;
};

const portOf = (listener: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    );
  });

const stacks = [
  { name: 'bare express', port: await portOf(stackOf(0)) },
  ...(await Promise.all(
    parts.map(async ([name], i) => ({ name, port: await portOf(stackOf(i + 1)) })),
  )),
  { name: 'routes, checks, and the rest', port: (await openGateway({ logger, gate })).port },
];
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.({ stacks, token });
