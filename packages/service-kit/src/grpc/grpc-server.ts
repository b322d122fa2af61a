import { randomUUID } from 'node:crypto';
import { AppError, codeOf, ERRORS, type ErrorCode } from '@argint/contracts';
import { grpcDefinition, type GrpcHandlers, type GrpcServiceName } from '@argint/proto';
import {
  experimental,
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { createCallerCheck } from './callers/caller-check.ts';
import { certificateProvider } from './callers/certificate-provider.ts';
import type { GrpcIdentity } from './callers/grpc-identity.ts';
import { watchHandshakes } from './callers/refused-handshakes.ts';
import type { Logger } from '../logger.ts';
import type { SharedMetrics } from '../metrics/shared-metrics.ts';
import { newTraceparent, runInContext, validTraceparent } from '../tracing/trace-context.ts';
import { NO_TRACING, type Tracer } from '../tracing/tracer.ts';
import { overload, toStatus } from './error-status.ts';
import { endServerSpan, serverSpan } from './grpc-spans.ts';

/** One service's gRPC server. */
export interface GrpcServer {
  /** host:port for its callers. */
  address: string;
  /** Answers NOT_SERVING from now on. */
  drain(): void;
  /** Waits up to `graceMs` milliseconds for running calls, then ends them. */
  close(graceMs: number): Promise<void>;
}

/** The handlers of each gRPC service that a server answers. */
export type ServedHandlers = { [N in GrpcServiceName]?: GrpcHandlers<N> };

/** Calls that one service handles at the same time. Further calls are refused as UNAVAILABLE. */
const CALLS_AT_ONCE = 2_048;

const deadlineOf = (call: ServerUnaryCall<unknown, unknown>): number | undefined => {
  const at = call.getDeadline();
  const ms = at instanceof Date ? at.getTime() : at;
  return Number.isFinite(ms) ? ms : undefined;
};

const serverCredentials = (identity: GrpcIdentity): ServerCredentials => {
  if (!('tls' in identity)) return ServerCredentials.createInsecure();
  const provider = certificateProvider(identity.tls);
  return experimental.createCertificateProviderServerCredentials(provider, provider, true);
};

const hasRetryAfter = (error: unknown): boolean =>
  error instanceof AppError && error.details?.['retryAfterSeconds'] !== undefined;

/**
 * Binds a gRPC server that answers from its first call on. Every call is checked against the caller table, except
 * health checks.
 * @throws AppError UNAVAILABLE with one sentence where the port cannot be bound
 */
export const listenGrpc = async (options: {
  service: string;
  host: string;
  port: number;
  handlers: ServedHandlers;
  logger: Logger;
  metrics: SharedMetrics;
  /** @default NO_TRACING */
  tracer?: Tracer;
  /** How callers are recognised. They must call each served definition by its name. */
  identity: GrpcIdentity;
  /** @default 2,048 */
  callsAtOnce?: number;
}): Promise<GrpcServer> => {
  const { service, host, port, logger, metrics, identity, callsAtOnce = CALLS_AT_ONCE } = options;
  const { tracer = NO_TRACING } = options;
  const server = new Server({
    'grpc.max_connection_age_ms': 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
    'grpc.max_receive_message_length': 4 * 1024 * 1024,
  });
  let serving = true;
  let running = 0;

  const warner = (): ((refusal: { code: ErrorCode; method?: string; reason?: string }) => void) => {
    let warnedAt = -Infinity;
    return (refusal) => {
      const now = performance.now();
      if (now - warnedAt < 1_000) return;
      warnedAt = now;
      logger.warn(refusal, 'gRPC caller refused');
    };
  };
  // At most one line a second of each kind, so that a stranger cannot fill the log; the metrics count every refused call.
  const [warnOfCaller, warnOfHandshake] = [warner(), warner()];
  watchHandshakes(server, (reason) => warnOfHandshake({ code: 'CALLER_UNKNOWN', reason }));

  const unary =
    (
      method: string,
      fullName: string,
      checkCaller: ReturnType<typeof createCallerCheck>,
      handler: (request: unknown) => Promise<unknown>,
    ) =>
    (call: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>): void => {
      const timer = metrics.grpcServer.startTimer({ service, method });
      const parent = validTraceparent(call.metadata.get('traceparent')[0]);
      // A call without a trace (a poll, a health check) does not begin one.
      const span =
        parent === undefined ? undefined : tracer.start(fullName, serverSpan(fullName, parent));
      const traceparent = span?.traceparent ?? newTraceparent();
      const stop = ({ code }: { code: ErrorCode | 'OK' }): void => {
        timer({ code });
        if (span) endServerSpan(span, code);
      };
      const requestId = String(call.metadata.get('x-request-id')[0] ?? randomUUID());
      try {
        checkCaller(method, call);
      } catch (error) {
        const code = codeOf(error);
        const { cause } = error as AppError;
        stop({ code });
        warnOfCaller({
          code,
          method,
          ...(cause instanceof Error ? { reason: cause.message } : {}),
        });
        answer(toStatus(error));
        return;
      }
      if (running >= callsAtOnce) {
        stop({ code: 'UNAVAILABLE' });
        answer(overload());
        return;
      }
      running += 1;
      void runInContext({ traceparent, requestId, deadline: deadlineOf(call) }, async () => {
        try {
          answer(null, await handler(call.request));
          stop({ code: 'OK' });
        } catch (error) {
          const code = codeOf(error);
          stop({ code });
          // Errors with Retry-After are deliberate load shedding: counted in metrics, not logged.
          if (hasRetryAfter(error)) logger.debug({ code, method }, 'call refused');
          else if (ERRORS[code].retriable) logger.warn({ code, method }, 'call refused');
          else if (ERRORS[code].http >= 500) logger.error({ err: error, method }, 'call failed');
          answer(toStatus(error));
        } finally {
          running -= 1;
        }
      });
    };

  const serve = <N extends GrpcServiceName>(name: N, handlers: GrpcHandlers<N>): void => {
    const byMethod = handlers as Record<
      string,
      ((request: unknown) => Promise<unknown>) | undefined
    >;
    const implementation: UntypedServiceImplementation = {};
    const definition = grpcDefinition(name);
    const checkCaller = name === 'health' ? () => undefined : createCallerCheck(name, identity);
    for (const method of Object.keys(definition)) {
      const own = method.charAt(0).toLowerCase() + method.slice(1);
      const handler = byMethod[own];
      if (!handler) throw new TypeError(`${name} has no handler for ${method}`);
      const fullName = definition[method]?.path.slice(1) ?? method;
      implementation[method] = unary(method, fullName, checkCaller, (request) => handler(request));
    }
    server.addService(definition, implementation);
  };

  serve('health', { check: async () => ({ status: serving ? 'SERVING' : 'NOT_SERVING' }) });
  for (const [name, served] of Object.entries(options.handlers))
    serve(name as GrpcServiceName, served);

  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, serverCredentials(identity), (error, actual) => {
      if (error)
        reject(
          new AppError(
            'UNAVAILABLE',
            `${service}: cannot listen for gRPC on ${host}:${port} (is the port in use?)`,
            { cause: error },
          ),
        );
      else resolve(actual);
    });
  });

  return {
    address: `${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`,
    drain: () => {
      serving = false;
    },
    close: async (graceMs) => {
      // tryShutdown waits for ever on an open stream, so the grace period limits it.
      const grace = AbortSignal.timeout(graceMs);
      await new Promise<void>((resolve) => {
        grace.addEventListener('abort', () => resolve(), { once: true });
        server.tryShutdown(() => resolve());
      });
      server.forceShutdown();
    },
  };
};
