import { type GrpcClient } from '@argint/proto';
import { CALLER_TABLE, type GuardedService } from '@argint/proto/callers';
import { TEST_CALLER_SECRET } from '@argint/testkit';
import type { GrpcIdentity } from '../grpc/callers/grpc-identity.ts';
import { createGrpcClient, type ClosableClient } from '../grpc/grpc-client.ts';
import { createSharedMetrics } from '../metrics/shared-metrics.ts';

/** The identity of services that tests start. */
export const TEST_IDENTITY: GrpcIdentity = { callerSecret: TEST_CALLER_SECRET };

/**
 * A client for tests of one service: it makes each call as the first caller the caller table allows. A method that
 * nobody may call is missing from it.
 */
export const createAllowedClient = <N extends GuardedService>(
  service: N,
  address: string,
  identity: GrpcIdentity = TEST_IDENTITY,
): ClosableClient<GrpcClient<N>> => {
  const metrics = createSharedMetrics();
  const clients = new Map<string, ClosableClient<GrpcClient<N>>>();
  const clientOf = (caller: string): GrpcClient<N> => {
    const known =
      clients.get(caller) ??
      // A caller known only at run time: the table, which names it, is read here.
      (createGrpcClient(service, { service: caller, address, metrics, identity }) as ClosableClient<
        GrpcClient<N>
      >);
    clients.set(caller, known);
    return known.client;
  };
  const rows = Object.entries(CALLER_TABLE[service]) as [keyof GrpcClient<N>, readonly string[]][];
  const methods = rows.flatMap(([method, [caller]]) =>
    caller === undefined ? [] : [[method, clientOf(caller)[method]] as const],
  );
  return {
    client: Object.fromEntries(methods) as unknown as GrpcClient<N>,
    close: () => {
      for (const { close } of clients.values()) close();
    },
  };
};
