import { randomUUID } from 'node:crypto';
import {
  acceptTraceparent,
  runInContext,
  type Logger,
  type SharedMetrics,
} from '@argint/service-kit';
import type { RequestHandler } from 'express';

/** Milliseconds a request may take in all. Calls to services get the remaining time as their deadline. */
const REQUEST_TIMEOUT_MS = 30_000;

declare module 'express-serve-static-core' {
  interface Request {
    id: string;
  }
}

/** What access logs call a request whose client went away before the answer. */
const CLIENT_GONE = 499;

/** Gives each request its id and trace context, and counts it by route pattern once it has ended. */
export const requestContext =
  (service: string, logger: Logger, metrics: SharedMetrics): RequestHandler =>
  (req, res, next) => {
    req.id = randomUUID();
    res.setHeader('x-request-id', req.id);
    const stop = metrics.http.startTimer({ service, method: req.method });
    const { method } = req;
    res.once('close', () => {
      const route = req.route
        ? `${req.baseUrl}${String((req.route as { path: unknown }).path)}`
        : 'none';
      const status = res.writableFinished ? res.statusCode : CLIENT_GONE;
      const seconds = stop({ route, status });
      logger.debug({ requestId: req.id, method, route, status, seconds }, 'request');
    });
    const traceparent = acceptTraceparent(req.headers.traceparent);
    runInContext(
      { traceparent, requestId: req.id, deadline: Date.now() + REQUEST_TIMEOUT_MS },
      next,
    );
  };
