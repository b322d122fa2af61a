import { AppError, ERRORS, isErrorCode, type ErrorCode } from '@argint/contracts';
import { Metadata, status, type ServiceError, type StatusObject } from '@grpc/grpc-js';

const HEADER = 'argint-error-bin';

/** What a gRPC caller receives of an error: the code, wording and details survive; a cause never leaves. */
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

/** Too many calls at once: UNAVAILABLE, and the client is told not to repeat the call by itself. */
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

/** The error a call failed with, as its server threw it; transport failures become UNAVAILABLE or DEADLINE. */
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
      // An unreadable trailer says no more than the status does.
    }
  }
  return new AppError(byStatus[error.code] ?? 'INTERNAL', undefined, { cause: error });
};
