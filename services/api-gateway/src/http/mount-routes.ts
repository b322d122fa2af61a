import { codeOf, type ErrorCode } from '@argint/contracts';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { jsonBody } from './json-body.ts';
import type { Call, Operation, Route } from './operation.ts';
import { addressOf } from './caller-address.ts';
import type { RouteTools } from './route-tools.ts';
import { validBody, valid } from './valid.ts';

/** The guards of a route in order: caller, rate limit, and only then the body. */
const guards = (operation: Operation, { gate, limits }: RouteTools): RequestHandler[] => {
  const { who, checksToken, missing, body } = operation;
  const identity =
    who === 'visitor' ? (checksToken ? [gate.optional] : []) : [gate.require(missing)];
  return [...identity, limits.limit(operation.limit), ...(body ? [jsonBody()] : [])];
};

const callOf = ({ params, query, headers, body }: Operation, req: Request): Call<never> =>
  ({
    userId: req.user?.id,
    address: addressOf(req),
    params: params && valid(params, req.params),
    query: query && valid(query, req.query),
    headers: headers && valid(headers, req.headers),
    body: body && validBody(body, req.body),
  }) as Call<never>;

const INVALID: readonly ErrorCode[] = ['VALIDATION_FAILED', 'MALFORMED_BODY', 'PAYLOAD_TOO_LARGE'];

/** Counts requests that were refused as not valid. */
const countInvalid =
  ({ limitInvalid }: Operation, { limits }: RouteTools): ErrorRequestHandler =>
  async (error, req, _res, next) => {
    if (limitInvalid && INVALID.includes(codeOf(error)))
      await limits.spend(limitInvalid, addressOf(req));
    next(error);
  };

/** Remembers the pattern for metrics and traces, since express forgets where a route was mounted when it throws. */
const rememberPattern =
  (path: string): RequestHandler =>
  (req, _res, next) => {
    req.pattern = `${req.baseUrl}${path}`;
    next();
  };

/** Mounts every route behind the guards that its operation declares. */
export const mountRoutes = (routes: readonly Route[], tools: RouteTools): Router => {
  const router = Router();
  for (const { operation, handle } of routes) {
    const { method, path, answer } = operation;
    const answerCall: RequestHandler = async (req, res) => {
      const result = await handle(callOf(operation, req));
      res.status(answer.status);
      if (answer.contentType) res.type(answer.contentType).send(result);
      else res.json(result);
    };
    router[method](
      path,
      rememberPattern(path),
      ...guards(operation, tools),
      answerCall,
      countInvalid(operation, tools),
    );
  }
  return router;
};
