import { AppError, ERRORS, type ErrorBody } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import type { ErrorRequestHandler, Response } from 'express';

const known = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // express answers a path it cannot decode with 400.
  const { status } = (error ?? {}) as { status?: unknown };
  return new AppError(status === 400 ? 'VALIDATION_FAILED' : 'INTERNAL', undefined, {
    cause: error,
  });
};

/** Seconds of Retry-After where a limit does not say how long. */
const RETRY_SECONDS = 5;

/** Whether work was stopped because nobody waits for it any more. */
const isClientGone = (thrown: unknown, res: Response): boolean =>
  res.destroyed && (thrown as Partial<Error> | null)?.name === 'AbortError';

/** Turns anything thrown into the one error body. */
export const errorResponse =
  (logger: Logger): ErrorRequestHandler =>
  (thrown, req, res, next) => {
    if (isClientGone(thrown, res)) return;
    if (res.headersSent) {
      next(thrown);
      return;
    }
    const error = known(thrown);
    const { http, retriable } = ERRORS[error.code];
    const after = error.details?.['retryAfterSeconds'];
    // Errors with Retry-After are deliberate load shedding: counted in metrics, not logged.
    if (http >= 500 && after === undefined)
      logger.error(
        { err: thrown as unknown, requestId: req.id, code: error.code },
        'request failed',
      );
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
