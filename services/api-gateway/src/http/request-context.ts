import { randomUUID } from 'node:crypto';
import {
  runInContext,
  traceIdOf,
  validTraceparent,
  type Logger,
  type SharedMetrics,
  type Tracer,
} from '@argint/service-kit';
import type { RequestHandler } from 'express';

/** Milliseconds a request may take in all. Calls to services get the remaining time as their deadline. */
const REQUEST_TIMEOUT_MS = 30_000;

declare module 'express-serve-static-core' {
  interface Request {
    id: string;
    /** Path of the matched route as declared; undefined before a route matched, and where none does. */
    pattern?: string;
  }
}

/** What access logs call a request whose client went away before the answer. */
const CLIENT_GONE = 499;

/** Gives each request its id and trace context, and counts it by route pattern once it has ended. */
export const requestContext =
  (
    service: string,
    parts: { logger: Logger; metrics: SharedMetrics; tracer: Tracer },
  ): RequestHandler =>
  (req, res, next) => {
    const { logger, metrics, tracer } = parts;
    req.id = randomUUID();
    res.setHeader('x-request-id', req.id);
    const begun = performance.now();
    const { method } = req;
    // Only the pattern of the route is told: a path may hold anything that somebody typed.
    const span = tracer.start(method, {
      kind: 'server',
      parent: validTraceparent(req.headers.traceparent),
      attributes: { 'http.request.method': method, 'url.scheme': req.protocol },
    });
    const { traceparent } = span;
    res.once('close', () => {
      const route = req.pattern ?? 'none';
      const status = res.writableFinished ? res.statusCode : CLIENT_GONE;
      const seconds = (performance.now() - begun) / 1_000;
      metrics.http.observe({ service, method, route, status }, seconds);
      if (route !== 'none') span.rename(`${method} ${route}`);
      span.set({
        'http.response.status_code': status,
        ...(route === 'none' ? {} : { 'http.route': route }),
      });
      span.end(status >= 500 ? String(status) : undefined);
      const traceId = traceIdOf(traceparent);
      logger.info({ requestId: req.id, traceId, method, route, status, seconds }, 'request');
    });
    runInContext(
      { traceparent, requestId: req.id, deadline: Date.now() + REQUEST_TIMEOUT_MS },
      next,
    );
  };
