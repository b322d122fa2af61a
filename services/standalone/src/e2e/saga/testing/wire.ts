import { AppError, codeOf } from '@argint/contracts';
import { grpcDefinition, type GrpcClient, type GrpcServiceName } from '@argint/proto';

type Handlers = Record<string, (request: unknown) => Promise<unknown>>;

/** A client whose messages take the shape they have on the wire, defaults filled in, without a connection. */
export const wireClient = <N extends GrpcServiceName>(
  name: N,
  /** Runs one call; rejects as a broken connection does. */
  carry: (method: string, call: (handlers: Handlers) => Promise<unknown>) => Promise<unknown>,
): GrpcClient<N> => {
  const methods = Object.entries(grpcDefinition(name)).map(([method, spec]) => {
    const own = method.charAt(0).toLowerCase() + method.slice(1);
    const call = (request: unknown): Promise<unknown> =>
      carry(own, async (handlers) => {
        const sent: unknown = spec.requestDeserialize(spec.requestSerialize(request));
        const answer = await handlers[own]?.(sent).catch((error: unknown) => {
          // As over gRPC: code, wording and details survive, anything else is INTERNAL.
          if (error instanceof AppError) throw error;
          throw new AppError(codeOf(error), undefined, { cause: error });
        });
        return spec.responseDeserialize(spec.responseSerialize(answer)) as unknown;
      });
    return [own, call];
  });
  return Object.fromEntries(methods) as GrpcClient<N>;
};
