import { AppError, type ErrorCode } from '@argint/contracts';
import { grpcDefinition, repeatableMethods, type GrpcServiceName } from '@argint/proto';
import type { AllowedClient } from '@argint/proto/callers';
import {
  Client,
  credentials,
  experimental,
  Metadata,
  type ChannelCredentials,
  type ServiceError,
} from '@grpc/grpc-js';
import type { SharedMetrics } from '../metrics/shared-metrics.ts';
import { currentContext } from '../tracing/trace-context.ts';
import { NO_TRACING, type Tracer } from '../tracing/tracer.ts';
import { CALLER_HEADER } from './callers/caller-check.ts';
import { createCallerTokens } from './callers/caller-token.ts';
import { certificateName } from './callers/certificate-name.ts';
import { certificateProvider } from './callers/certificate-provider.ts';
import type { GrpcIdentity } from './callers/grpc-identity.ts';
import { fromServiceError } from './error-status.ts';
import { clientSpan, endClientSpan } from './grpc-spans.ts';

/** Milliseconds a call may take when the caller sets no earlier deadline. */
const CALL_TIMEOUT_MS = 10_000;
/**
 * The same of a start, which waits for four calls and three writes one after the other. A browser waits for 30 s, and a
 * start that is cut off has taken a credit for nothing.
 */
const START_TIMEOUT_MS = 20_000;
/** Milliseconds a call waits for a connection before it fails with UNAVAILABLE. Covers a server that restarts. */
const CONNECT_WAIT_MS = 3_000;
/**
 * The longest pause before a lost connection is tried again, and the shortest between two look-ups of a name, in
 * milliseconds. gRPC's default of 30 s between look-ups leaves new replicas without calls in a rolling update.
 */
const REJOIN_MS = 2_000;
/** Milliseconds subtracted from an incoming deadline, so that this service can still answer its own caller. */
const DEADLINE_MARGIN_MS = 50;

const serviceConfig = (name: GrpcServiceName, path: string): string =>
  JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig: [
      {
        name: repeatableMethods(name).map((method) => ({ service: path, method })),
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

/** gRPC's name for an address: `host:port` is looked up in DNS, `ip:port,ip:port` is a fixed list of replicas. */
const targetOf = (address: string): string => {
  if (address.startsWith('dns:')) return address;
  return address.includes(',') ? `ipv4:${address}` : `dns:///${address}`;
};

/** Every service serves these, so the certificate of any service is accepted. */
const EVERY_SERVER: readonly GrpcServiceName[] = ['health', 'operations'];

const clientCredentials = (
  service: GrpcServiceName,
  identity: GrpcIdentity,
): ChannelCredentials => {
  if (!('tls' in identity)) return credentials.createInsecure();
  const provider = certificateProvider(identity.tls);
  return experimental.createCertificateProviderChannelCredentials(provider, provider, {
    // Services are also reached by pod addresses, so the name in the certificate is checked, not the address.
    checkServerIdentity: (_host, certificate) =>
      EVERY_SERVER.includes(service) || certificateName(certificate) === service
        ? undefined
        : new Error(
            `the certificate shown belongs to ${certificateName(certificate)}, not to ${service}`,
          ),
  });
};

export interface ClosableClient<Client> {
  client: Client;
  close(): void;
}

/**
 * A typed client of one service, with the methods that the caller table allows. Each call carries the trace, the request id, the caller token, and a deadline:
 * 10 s (20 s for a start), or the incoming deadline where that is earlier. A call rejects with the AppError the server threw, or with
 * UNAVAILABLE or DEADLINE.
 */
export const createGrpcClient = <N extends GrpcServiceName, const C extends string>(
  name: N,
  options: {
    /** The calling service, or `admin`. */
    service: C;
    /** host:port, or a `dns:` target. A function is asked at the first call. */
    address: string | (() => string);
    metrics: SharedMetrics;
    /** @default NO_TRACING */
    tracer?: Tracer;
    identity: GrpcIdentity;
    /** Time of the caller tokens, in ms. @default Date.now */
    now?: () => number;
  },
): ClosableClient<AllowedClient<C, N>> => {
  const definition = grpcDefinition(name);
  const methods = Object.entries(definition);
  const path = methods[0]?.[1].path.split('/')[1] ?? '';
  const { address, identity, tracer = NO_TRACING } = options;
  const callerToken =
    'tls' in identity || name === 'health'
      ? undefined
      : createCallerTokens(options.service, {
          secret: identity.callerSecret,
          ...(options.now ? { now: options.now } : {}),
        });
  let opened: Client | undefined;
  const openChannel = (): Client =>
    (opened ??= new Client(
      targetOf(typeof address === 'string' ? address : address()),
      clientCredentials(name, identity),
      {
        // TLS takes no bare IP address as the name of a server, and Node warns of one.
        'grpc.ssl_target_name_override': name,
        'grpc.max_receive_message_length': 16 * 1024 * 1024,
        'grpc.initial_reconnect_backoff_ms': 100,
        'grpc.max_reconnect_backoff_ms': REJOIN_MS,
        'grpc.dns_min_time_between_resolutions_ms': REJOIN_MS,
        // The service config is ours. Without this each look-up also asks DNS for one, in a TXT record.
        'grpc.service_config_disable_resolution': 1,
        'grpc.service_config': serviceConfig(name, path),
      },
    ));

  const call = (method: string, request: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const spec = definition[method];
      if (!spec) throw new TypeError(`${name} has no method ${method}`);
      const channel = openChannel();
      const context = currentContext();
      const metadata = new Metadata();
      const fullName = spec.path.slice(1);
      const span = context && tracer.start(fullName, clientSpan(fullName, context.traceparent));
      if (context && span) {
        metadata.set('traceparent', span.traceparent);
        metadata.set('x-request-id', context.requestId);
      }
      if (callerToken) metadata.set(CALLER_HEADER, `Bearer ${callerToken(name)}`);
      const now = Date.now();
      const deadline = Math.min(
        now + (method === 'StartAnalysis' ? START_TIMEOUT_MS : CALL_TIMEOUT_MS),
        (context?.deadline ?? Infinity) - DEADLINE_MARGIN_MS,
      );
      const timer = options.metrics.grpcClient.startTimer({
        service: options.service,
        target: name,
        method,
      });
      const stop = ({ code }: { code: ErrorCode | 'OK' }): void => {
        timer({ code });
        if (span) endClientSpan(span, code);
      };
      const fail = (failure: AppError): void => {
        stop({ code: failure.code });
        reject(failure);
      };
      if (deadline <= now) {
        fail(new AppError('DEADLINE'));
        return;
      }
      // Nothing has been sent yet, so every method may wait for the connection.
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
  return { client: client as unknown as AllowedClient<C, N>, close: () => opened?.close() };
};
