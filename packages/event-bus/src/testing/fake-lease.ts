import type { RelayLease } from '../relay-lease.ts';

/** A lease in memory that replicas compete for. `expire` is what time does to a holder that was killed. */
export const createFakeLease = () => {
  let holder: string | undefined;
  const log: string[] = [];
  return {
    /** What was taken and released, in order. */
    log,
    expire: () => (holder = undefined),
    of: (replica: string): RelayLease => ({
      hold: async () => {
        if (holder === undefined) log.push(`${replica} took`);
        holder ??= replica;
        return holder === replica;
      },
      release: async () => {
        if (holder !== replica) return;
        holder = undefined;
        log.push(`${replica} released`);
      },
    }),
  };
};
