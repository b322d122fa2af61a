import { StoreAwayError } from '@argint/aggregate-store';

const RETRY_MS = 1_000;

/**
 * Repeats calls without which a service cannot start while its store is away. `onAway` is called once, with the reason,
 * before the first pause.
 * @throws what a call throws for any other reason, such as a refused login or a missing index
 */
export const createStoreWait = (parts: {
  onAway: (reason: StoreAwayError) => Promise<unknown>;
  pause: (ms: number) => Promise<unknown>;
}) => {
  let isSaid = false;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof StoreAwayError)) throw error;
        if (!isSaid) await parts.onAway(error);
        isSaid = true;
      }
      await parts.pause(RETRY_MS);
    }
  };
};
