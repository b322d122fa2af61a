import { AppError } from '@argint/contracts';
import type { Logger, SharedMetrics } from '@argint/service-kit';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Backends } from '../backends.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { errorResponse } from './error-response.ts';
import { limitInFlight } from './in-flight-limit.ts';
import { mountRoutes } from './mount-routes.ts';
import { requestContext } from './request-context.ts';
import type { RouteTools } from './route-tools.ts';
import { securityHeaders } from './security-headers.ts';
import { staticWeb } from './static-web.ts';

export interface AppOptions {
  backends: Backends;
  tools: RouteTools;
  logger: Logger;
  metrics: SharedMetrics;
  trustProxyHops: number;
  /** Most API requests worked on at a time. */
  maxInFlight: number;
  webDir: string;
}

/** The express application: context, headers, API, page, and one place where errors end. */
export const createApp = ({
  backends,
  tools,
  logger,
  metrics,
  trustProxyHops,
  maxInFlight,
  webDir,
}: AppOptions): Express => {
  const app = express();
  app.set('trust proxy', trustProxyHops);
  app.disable('x-powered-by');
  app.use(requestContext('api-gateway', logger, metrics));
  app.use(securityHeaders());
  app.use(compression());
  app.use('/api', (_req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    next();
  });
  app.use('/api', limitInFlight(maxInFlight));
  app.use('/api', mountRoutes(allRoutes(backends, tools.limits), tools));
  app.use('/api', () => {
    throw new AppError('NOT_FOUND');
  });
  app.use(staticWeb(webDir));
  app.use(() => {
    throw new AppError('NOT_FOUND');
  });
  app.use(errorResponse(logger));
  return app;
};
