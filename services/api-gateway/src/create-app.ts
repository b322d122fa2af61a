import { AppError } from '@argint/contracts';
import { NO_TRACING, type Logger, type SharedMetrics, type Tracer } from '@argint/service-kit';
import compression from 'compression';
import express, { Router, type Express } from 'express';
import type { Backends } from './backends.ts';
import { allRoutes } from './routes/all-routes.ts';
import type { FixedCapabilities } from './routes/capabilities-routes.ts';
import { errorResponse } from './http/error-response.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { limitOpenRequests } from './http/open-requests.ts';
import { requestContext } from './http/request-context.ts';
import type { RouteTools } from './http/route-tools.ts';
import type { SecurityAuditor } from './security/security-audit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticWeb } from './http/static-web.ts';

export interface AppOptions {
  backends: Backends;
  tools: RouteTools;
  logger: Logger;
  metrics: SharedMetrics;
  /** @default NO_TRACING */
  tracer?: Tracer;
  trustProxyHops: number;
  /** Most API requests open at a time, in all and from one address. */
  openRequests: Parameters<typeof limitOpenRequests>[0];
  webDir: string;
  /** What the page is told this server can do. */
  capabilities: FixedCapabilities;
  /** Where the product is reached from outside. @default the address that a caller used */
  publicUrl?: string | undefined;
  /** Where a form may go to pay. @default nowhere */
  payAt?: readonly string[];
  /** What reads uploaded files and makes files. */
  documents: Parameters<typeof allRoutes>[3];
  audit: SecurityAuditor;
  clock: () => Date;
}

/** The express application: request context, headers, API, page, and one error handler. */
export const createApp = ({
  backends,
  tools,
  logger,
  metrics,
  tracer = NO_TRACING,
  trustProxyHops,
  openRequests,
  webDir,
  capabilities,
  documents,
  audit,
  clock,
  publicUrl,
  payAt,
}: AppOptions): Express => {
  const app = express();
  app.set('trust proxy', trustProxyHops);
  app.disable('x-powered-by');
  // What the API answers is never stored, and files have tags of their own.
  app.disable('etag');
  app.use(requestContext('api-gateway', { logger, metrics, tracer }));
  app.use(securityHeaders(webDir, payAt));
  const api = Router();
  api.use((_req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    next();
  });
  api.use(limitOpenRequests(openRequests));
  const routes = allRoutes(
    backends,
    tools.limits,
    capabilities,
    documents,
    audit,
    clock,
    publicUrl,
  );
  api.use(mountRoutes(routes, tools));
  api.use(() => {
    throw new AppError('NOT_FOUND');
  });
  app.use('/api', api);
  app.use(compression());
  app.use(staticWeb(webDir));
  app.use(() => {
    throw new AppError('NOT_FOUND');
  });
  app.use(errorResponse(logger));
  return app;
};
