import { codeOf, type ErrorCode } from '@argint/contracts';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { deviceOf } from './device-of.ts';
import { fileBody } from './file-body.ts';
import { formBody } from './form-body.ts';
import { jsonBody } from './json-body.ts';
import { refuseMethod } from './method-not-allowed.ts';
import type { Call, Operation, Route } from './operation.ts';
import { addressOf } from './caller-address.ts';
import type { RouteTools } from './route-tools.ts';
import { sendAnswer } from './send-answer.ts';
import { validBody, valid } from './valid.ts';

/** The guards of a route in order: caller, rate limit, and only then the body. */
const guards = (
  operation: Operation,
  { gate, limits, uploadDoor }: RouteTools,
): RequestHandler[] => {
  const { who, checksToken, missing, headers, body, file, form } = operation;
  // The headers of a file are checked before it is read.
  const checkHeaders: RequestHandler = (req, _res, next) => {
    if (headers) valid(headers, req.headers);
    next();
  };
  const identity =
    who === 'visitor' ? (checksToken ? [gate.optional] : []) : [gate.require(missing)];
  return [
    ...identity,
    limits.limit(operation.limit),
    ...(body ? [jsonBody()] : []),
    ...(form ? [formBody(form)] : []),
    ...(file ? [checkHeaders, uploadDoor, fileBody(file)] : []),
  ];
};

const callOf = (
  { params, query, headers, body, file, form }: Operation,
  req: Request,
  signal: AbortSignal,
): Call<never> =>
  ({
    userId: req.user?.id,
    sid: req.user?.sid,
    // Few handlers ask for these.
    get address() {
      return addressOf(req);
    },
    get ip() {
      return req.ip ?? '';
    },
    get device() {
      return deviceOf(req.get('user-agent'));
    },
    get origin() {
      return `${req.protocol}://${req.get('host') ?? 'localhost'}`;
    },
    get isSecure() {
      return req.secure;
    },
    params: params && valid(params, req.params),
    query: query && valid(query, req.query),
    headers: headers && valid(headers, req.headers),
    body: body && validBody(body, req.body),
    file: file && (Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)),
    form: form && (typeof req.body === 'string' ? req.body : ''),
    signal,
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

/** Answers 405 where only other methods have the path. Two patterns may match one path: it has the methods of both. */
const mountRefusals = (router: Router, operations: readonly Operation[]): void => {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of operations) {
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method.toUpperCase()));
    // express answers HEAD where there is GET.
    if (method === 'get') known.add('HEAD');
  }
  const allowed = new WeakMap<Request, Set<string>>();
  for (const [path, own] of methods)
    router.all(path, rememberPattern(path), (req, _res, next) => {
      allowed.set(req, new Set([...(allowed.get(req) ?? []), ...own]));
      next();
    });
  router.use((req, res, next) => {
    refuseMethod(req, res, allowed.get(req) ?? new Set());
    next();
  });
};

/** Mounts every route behind the guards that its operation declares. */
export const mountRoutes = (routes: readonly Route[], tools: RouteTools): Router => {
  const router = Router();
  for (const { operation, handle } of routes) {
    const { method, path, answer } = operation;
    const answerCall: RequestHandler = async (req, res) => {
      const gone = new AbortController();
      res.once('close', () => {
        if (!res.writableFinished) gone.abort();
      });
      const result = await handle(callOf(operation, req, gone.signal));
      await sendAnswer(req, res, answer, result);
    };
    router[method](
      path,
      rememberPattern(path),
      ...guards(operation, tools),
      answerCall,
      countInvalid(operation, tools),
    );
  }
  mountRefusals(
    router,
    routes.map(({ operation }) => operation),
  );
  return router;
};
