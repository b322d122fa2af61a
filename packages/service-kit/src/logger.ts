import { pino, type Logger } from 'pino';
import { currentContext, traceIdOf } from './tracing/trace-context.ts';

export type { Logger } from 'pino';

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
    pino.destination({ dest: 2, sync: true }),
  );
