import { randomUUID } from 'node:crypto';
import { AppError, codeOf, ERRORS } from '@argint/contracts';
import { grpcDefinition, type GrpcHandlers, type GrpcServiceName } from '@argint/proto';
import {
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Logger } from '../logger.ts';
import type { SharedMetrics } from '../metrics/shared-metrics.ts';
import { acceptTraceparent, runInContext } from '../trace-context.ts';
import { overload, toStatus } from './error-status.ts';

/** One service's gRPC server; listens first, so that its port is known before its handlers are made. */
export interface GrpcServer {
  /** host:port callers reach it at. */
  address: string;
  serve<N extends GrpcServiceName>(name: N, handlers: GrpcHandlers<N>): void;
  /** Answers NOT_SERVING from now on. */
  drain(): void;
  /** Waits for running calls at most `graceMs`, then ends them. */
  close(graceMs: number): Promise<void>;
}

/** Calls one service works on at a time; more are refused as UNAVAILABLE. */
const CALLS_AT_ONCE = 2_048;

const deadlineOf = (call: ServerUnaryCall<unknown, unknown>): number | undefined => {
  const at = call.getDeadline();
  const ms = at instanceof Date ? at.getTime() : at;
  return Number.isFinite(ms) ? ms : undefined;
};

const tellsWhen = (error: unknown): boolean =>
  error instanceof AppError && error.details?.['retryAfterSeconds'] !== undefined;

/** Binds a gRPC server. Throws AppError UNAVAILABLE with one sentence where the port cannot be had. */
export const listenGrpc = async (options: {
  service: string;
  host: string;
  port: number;
  logger: Logger;
  metrics: SharedMetrics;
  /** Default 2,048. */
  callsAtOnce?: number;
}): Promise<GrpcServer> => {
  const { service, host, port, logger, metrics, callsAtOnce = CALLS_AT_ONCE } = options;
  const server = new Server({
    'grpc.max_connection_age_ms': 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
    'grpc.max_receive_message_length': 4 * 1024 * 1024,
  });
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, actual) => {
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
  let serving = true;
  let running = 0;

  const unary =
    (method: string, handler: (request: unknown) => Promise<unknown>) =>
    (call: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>): void => {
      const stop = metrics.grpcServer.startTimer({ service, method });
      const traceparent = acceptTraceparent(call.metadata.get('traceparent')[0]);
      const requestId = String(call.metadata.get('x-request-id')[0] ?? randomUUID());
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
          // Shedding load is no fault of ours to trace; who is told when to come again is only counted.
          if (tellsWhen(error)) logger.debug({ code, method }, 'call refused');
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
    for (const method of Object.keys(definition)) {
      const own = method.charAt(0).toLowerCase() + method.slice(1);
      const handler = byMethod[own];
      if (!handler) throw new TypeError(`${name} has no handler for ${method}`);
      implementation[method] = unary(method, (request) => handler(request));
    }
    server.addService(definition, implementation);
  };

  serve('health', { check: async () => ({ status: serving ? 'SERVING' : 'NOT_SERVING' }) });

  return {
    address: `${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`,
    serve,
    drain: () => {
      serving = false;
    },
    close: async (graceMs) => {
      // tryShutdown waits for ever on an open stream, so it is raced with the grace.
      const grace = AbortSignal.timeout(graceMs);
      await new Promise<void>((resolve) => {
        grace.addEventListener('abort', () => resolve(), { once: true });
        server.tryShutdown(() => resolve());
      });
      server.forceShutdown();
    },
  };
};
