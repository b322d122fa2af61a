import type { GrpcIdentity } from '@argint/service-kit';

/** No product is found where the command looks for it. */
export class NoProductError extends Error {}

/** A running product that operator commands can call. */
export interface ReachableProduct {
  /** host:port of each service that was reached, by name. */
  grpc: Readonly<Record<string, string>>;
  /** Why each other service was not reached, by name. */
  unreached: Readonly<Record<string, string>>;
  identity: GrpcIdentity;
  /** Ends what was opened to reach it. */
  close(): void;
}
