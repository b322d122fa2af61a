import { StoreAwayError } from '@argint/aggregate-store';

/** What the driver says of its servers, as far as the breaker reads it. */
interface TopologyChange {
  newDescription: { servers: ReadonlyMap<string, { isWritable: boolean }> };
}

/** A client of the driver. */
export interface WatchedClient {
  on(event: 'topologyDescriptionChanged', listener: (change: TopologyChange) => void): unknown;
}

/**
 * A circuit breaker for the calls of one client. When no server has taken writes for longer than a selection lasts,
 * one call at a time still waits for one, and the others fail at once. Without it each call of an outage would wait
 * that long, and so would each of its repetitions by a caller.
 *
 * @param selectionMs how long a call waits for a server, in milliseconds
 * @param now monotonic milliseconds @default performance.now
 * @returns runs a call. @throws StoreAwayError
 */
export const createBreaker = (
  client: WatchedClient,
  selectionMs: number,
  now: () => number = () => performance.now(),
) => {
  let downSince: number | undefined;
  let isTrying = false;
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    const isUp = [...newDescription.servers.values()].some(({ isWritable }) => isWritable);
    downSince = isUp ? undefined : (downSince ?? now());
  });

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (downSince === undefined || now() - downSince <= selectionMs) return call();
    if (isTrying) {
      const cause = new Error('MongoDB has not been reachable for some time.');
      throw new StoreAwayError(undefined, { cause });
    }
    isTrying = true;
    try {
      return await call();
    } finally {
      isTrying = false;
    }
  };
};
