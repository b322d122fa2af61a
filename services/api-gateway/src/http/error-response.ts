import { AppError, ERRORS, type ErrorBody, type ErrorCode } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import type { ErrorRequestHandler } from 'express';

/** What body-parser and express throw, by their `type` or status. */
const foreign: Record<string, ErrorCode> = {
  'entity.too.large': 'PAYLOAD_TOO_LARGE',
  'entity.parse.failed': 'MALFORMED_BODY',
  'encoding.unsupported': 'MALFORMED_BODY',
  'charset.unsupported': 'MALFORMED_BODY',
  'request.size.invalid': 'MALFORMED_BODY',
  'request.aborted': 'MALFORMED_BODY',
};

const known = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  const code = typeof type === 'string' ? foreign[type] : undefined;
  if (code) return new AppError(code, undefined, { cause: error });
  // express answers a path it cannot decode with 400.
  if (status === 400) return new AppError('VALIDATION_FAILED', undefined, { cause: error });
  return new AppError('INTERNAL', undefined, { cause: error });
};

/** Seconds of Retry-After where a limit does not say how long. */
const RETRY_SECONDS = 5;

/** Turns anything thrown into the one error body. */
export const errorResponse =
  (logger: Logger): ErrorRequestHandler =>
  (thrown, req, res, next) => {
    if (res.headersSent) {
      next(thrown);
      return;
    }
    const error = known(thrown);
    const { http, retriable } = ERRORS[error.code];
    if (http >= 500)
      logger.error(
        { err: thrown as unknown, requestId: req.id, code: error.code },
        'request failed',
      );
    const after = error.details?.['retryAfterSeconds'];
    if (http === 429 || (http === 503 && retriable))
      res.setHeader(
        'retry-after',
        String(typeof after === 'number' ? Math.ceil(after) : RETRY_SECONDS),
      );
    const body: ErrorBody = {
      success: false,
      error: error.message,
      code: error.code,
      requestId: req.id,
      ...(error.details ? { details: { ...error.details } } : {}),
    };
    res.status(http).json(body);
  };
