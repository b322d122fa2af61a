import { AppError, ERRORS, isErrorCode, type ErrorCode } from '@argint/contracts';
import { Metadata, status, type ServiceError, type StatusObject } from '@grpc/grpc-js';

const HEADER = 'argint-error-bin';

/** The status a gRPC caller receives. It carries the error's code, wording and details, and never its cause. */
export const toStatus = (
  error: unknown,
): Partial<StatusObject> & { code: status; details: string } => {
  const known = error instanceof AppError ? error : new AppError('INTERNAL');
  const metadata = new Metadata();
  metadata.set(
    HEADER,
    Buffer.from(
      JSON.stringify({ code: known.code, message: known.message, details: known.details }),
    ),
  );
  return { code: status[ERRORS[known.code].grpc], details: known.code, metadata };
};

/** The status for too many calls at once: UNAVAILABLE, with a header that keeps the client from retrying by itself. */
export const overload = (): ReturnType<typeof toStatus> => {
  const refused = toStatus(
    new AppError('UNAVAILABLE', undefined, { details: { retryAfterSeconds: 1 } }),
  );
  refused.metadata?.set('grpc-retry-pushback-ms', '-1');
  return refused;
};

const byStatus: Partial<Record<status, ErrorCode>> = {
  [status.UNAVAILABLE]: 'UNAVAILABLE',
  [status.DEADLINE_EXCEEDED]: 'DEADLINE',
  [status.CANCELLED]: 'DEADLINE',
  [status.RESOURCE_EXHAUSTED]: 'UNAVAILABLE',
};

/** The AppError that the server threw. Failures of the transport become UNAVAILABLE or DEADLINE. */
export const fromServiceError = (error: ServiceError): AppError => {
  const [raw] = error.metadata?.get(HEADER) ?? [];
  if (raw !== undefined) {
    try {
      const sent = JSON.parse(raw.toString()) as {
        code?: unknown;
        message?: unknown;
        details?: Record<string, unknown>;
      };
      if (isErrorCode(sent.code)) {
        return new AppError(
          sent.code,
          typeof sent.message === 'string' ? sent.message : undefined,
          {
            cause: error,
            ...(sent.details ? { details: sent.details } : {}),
          },
        );
      }
    } catch {
      // Without a readable trailer the status decides.
    }
  }
  return new AppError(byStatus[error.code] ?? 'INTERNAL', undefined, { cause: error });
};
