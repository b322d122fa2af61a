import { grpcDefinition, type GrpcHandlers } from '@argint/proto';
import type { GuardedService } from '@argint/proto/callers';

/** The client method names of a service, in camelCase. */
export const methodsOf = (service: GuardedService): string[] =>
  Object.keys(grpcDefinition(service)).map(
    (method) => method.charAt(0).toLowerCase() + method.slice(1),
  );

/** Makes `handle` the handler of every method of a service. */
export const sameHandlers = <N extends GuardedService>(
  service: N,
  handle: (method: string) => Promise<object>,
): GrpcHandlers<N> =>
  Object.fromEntries(
    methodsOf(service).map((method) => [method, () => handle(method)]),
  ) as unknown as GrpcHandlers<N>;
