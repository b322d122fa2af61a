/** Decides which replica of a service relays its outbox. Kept in the service's store. */
export interface RelayLease {
  /**
   * Takes or renews the lease. Resolves to whether this replica holds it and may publish.
   * The relay calls it before each batch, so an implementation should not write to the store on every call.
   */
  hold(): Promise<boolean>;
  /** Gives up the lease, so that another replica can take it at once. Does nothing if this replica does not hold it. */
  release(): Promise<void>;
}

/** A lease that is always held, for a store that only one process uses. */
export const ALWAYS_HELD_LEASE: RelayLease = {
  hold: async () => true,
  release: async () => undefined,
};
