import { pino, type Logger } from 'pino';
import { currentContext, traceIdOf } from './tracing/trace-context.ts';

export type { Logger } from 'pino';

/**
 * One for all loggers of the process, so that no line breaks into another. Lines that come while others are being written
 * go out together; those that are left when the process exits are written then. Only kill -9 loses the last moment's.
 * Where nobody reads them, those beyond `maxLength` bytes are dropped.
 */
const standardError = pino.destination({ dest: 2, sync: false, maxLength: 10_000_000 });

/**
 * Writes JSON lines to standard error, each with request and trace id. Never log essay text, tokens or passwords;
 * `redact` is only a safety net.
 */
export const createLogger = (service: string, level: string): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: [
        'password',
        'token',
        'refreshToken',
        '*.password',
        '*.token',
        '*.refreshToken',
        'req.headers.authorization',
      ],
      mixin: () => {
        const context = currentContext();
        return context
          ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) }
          : {};
      },
    },
    standardError,
  );
