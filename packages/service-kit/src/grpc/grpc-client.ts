import { AppError } from '@argint/contracts';
import { grpcDefinition, type GrpcClient, type GrpcServiceName } from '@argint/proto';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import type { SharedMetrics } from '../metrics/shared-metrics.ts';
import { currentContext } from '../trace-context.ts';
import { fromServiceError } from './error-status.ts';

/** Milliseconds one call may take where the caller sets no tighter deadline. */
const CALL_TIMEOUT_MS = 10_000;
/** Milliseconds a call waits for a server that is starting again, before it is UNAVAILABLE. */
const CONNECT_WAIT_MS = 3_000;
/** Kept back of an incoming deadline, so that this service still answers its own caller in time. */
const DEADLINE_MARGIN_MS = 50;

const retryable = /^(?:Get|List|Find|Check|Read|Ensure|Commit|Release|Reserve|Refresh|Verify)/;

const serviceConfig = (path: string, methods: readonly string[]): string =>
  JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig: [
      {
        name: methods
          .filter((method) => retryable.test(method))
          .map((method) => ({ service: path, method })),
        // Idempotent methods only, and only where the server was never reached.
        retryPolicy: {
          maxAttempts: 4,
          initialBackoff: '0.05s',
          maxBackoff: '1s',
          backoffMultiplier: 2,
          retryableStatusCodes: ['UNAVAILABLE'],
        },
      },
    ],
  });

export interface ClosableClient<N extends GrpcServiceName> {
  client: GrpcClient<N>;
  close(): void;
}

/**
 * A typed client. Calls carry trace, request id and the tighter of the incoming deadline and the default;
 * they reject with the AppError the server threw, or UNAVAILABLE / DEADLINE.
 */
export const createGrpcClient = <N extends GrpcServiceName>(
  name: N,
  options: { service: string; address: string; metrics: SharedMetrics },
): ClosableClient<N> => {
  const definition = grpcDefinition(name);
  const methods = Object.entries(definition);
  const path = methods[0]?.[1].path.split('/')[1] ?? '';
  const target = options.address.startsWith('dns:') ? options.address : `dns:///${options.address}`;
  const channel = new Client(target, credentials.createInsecure(), {
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 2_000,
    'grpc.service_config': serviceConfig(
      path,
      methods.map(([m]) => m),
    ),
  });

  const call = (method: string, request: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const spec = definition[method];
      if (!spec) throw new TypeError(`${name} has no method ${method}`);
      const context = currentContext();
      const metadata = new Metadata();
      if (context) {
        metadata.set('traceparent', context.traceparent);
        metadata.set('x-request-id', context.requestId);
      }
      const now = Date.now();
      const deadline = Math.min(
        now + CALL_TIMEOUT_MS,
        (context?.deadline ?? Infinity) - DEADLINE_MARGIN_MS,
      );
      const stop = options.metrics.grpcClient.startTimer({
        service: options.service,
        target: name,
        method,
      });
      const fail = (failure: AppError): void => {
        stop({ code: failure.code });
        reject(failure);
      };
      if (deadline <= now) {
        fail(new AppError('DEADLINE'));
        return;
      }
      // Nothing was sent yet, so waiting is safe for every method; a call in flight is never repeated blindly.
      channel.waitForReady(Math.min(deadline, now + CONNECT_WAIT_MS), (unreachable) => {
        if (unreachable) {
          fail(new AppError('UNAVAILABLE', undefined, { cause: unreachable }));
          return;
        }
        channel.makeUnaryRequest(
          spec.path,
          spec.requestSerialize,
          spec.responseDeserialize,
          request,
          metadata,
          { deadline },
          (error: ServiceError | null, value?: unknown) => {
            if (error) {
              fail(fromServiceError(error));
              return;
            }
            stop({ code: 'OK' });
            resolve(value);
          },
        );
      });
    });

  const client = Object.fromEntries(
    methods.map(([method]) => [
      method.charAt(0).toLowerCase() + method.slice(1),
      (request: unknown) => call(method, request),
    ]),
  );
  return { client: client as unknown as GrpcClient<N>, close: () => channel.close() };
};
