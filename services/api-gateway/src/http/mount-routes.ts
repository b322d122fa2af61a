import { Router, type Request, type RequestHandler } from 'express';
import { jsonBody } from './json-body.ts';
import type { Call, Operation, Route } from './operation.ts';
import { addressOf } from './caller-address.ts';
import type { RouteTools } from './route-tools.ts';
import { validBody, valid } from './valid.ts';

/** Who may pass, how often, and only then the body is read. */
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

/** The only way a route gets into the API: behind the guards its operation asks for. */
export const mountRoutes = (routes: readonly Route[], tools: RouteTools): Router => {
  const router = Router();
  for (const { operation, handle } of routes) {
    const { method, path, answer } = operation;
    router[method](path, ...guards(operation, tools), async (req, res) => {
      const result = await handle(callOf(operation, req));
      res.status(answer.status);
      if (answer.contentType) res.type(answer.contentType).send(result);
      else res.json(result);
    });
  }
  return router;
};
