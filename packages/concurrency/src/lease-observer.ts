/** Tells when the holder of a lease has stopped renewing it. */
export interface LeaseObserver {
  /**
   * True once this process has seen the same mark for the whole lease time. The first look at a mark starts
   * its time, so it is never true at once.
   *
   * @param id what is leased
   * @param mark changes with each renewal and each new holder, for instance `${fence}.${beat}`
   * @param leaseMs how long this mark must stay the same @default the observer's lease time
   */
  hasLapsed(id: string, mark: string | number, leaseMs?: number): boolean;
  /** Drops what is known of one lease. */
  forget(id: string): void;
  /** Drops what is known of all other leases. */
  retain(ids: Iterable<string>): void;
}

/**
 * Measures leases by this process's own clock, from the moment it first saw each mark. No date is compared
 * between machines, so a difference between their clocks changes nothing. Kubernetes' leader election works
 * the same way (client-go, tools/leaderelection: observedTime).
 *
 * @param options.leaseMs how long a mark must stay the same, in milliseconds
 * @param options.now milliseconds that never go back within this process
 */
export const createLeaseObserver = (options: {
  leaseMs: number;
  now: () => number;
}): LeaseObserver => {
  const { leaseMs, now } = options;
  const seen = new Map<string, { mark: string | number; since: number }>();
  return {
    hasLapsed(id, mark, ownLeaseMs = leaseMs) {
      const at = now();
      const known = seen.get(id);
      if (known?.mark === mark) return at - known.since >= ownLeaseMs;
      seen.set(id, { mark, since: at });
      return false;
    },
    forget(id) {
      seen.delete(id);
    },
    retain(ids) {
      const kept = new Set(ids);
      for (const id of seen.keys()) if (!kept.has(id)) seen.delete(id);
    },
  };
};
