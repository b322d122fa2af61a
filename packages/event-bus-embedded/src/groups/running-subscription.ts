/** What the bus drives of a subscription to one topic. */
export interface RunningSubscription {
  topic: string;
  /** A partition has new events. */
  wake(partition: number): void;
  /** Renews the membership and rebalances. Runs inside a transaction; returns what to do after it. */
  heartbeatAndRebalance(): () => void;
  /** Delivers parked events that are due. */
  retryDue(): void;
  /** Aborts running handlers and waits for them, up to the bus's limit. */
  close(): Promise<void>;
}
