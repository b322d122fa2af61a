import type { BusErrorListener, BusObserver, EventBus, RetryPolicy } from '@argint/event-bus';
import type { Retention } from './retention/bus-pruning.ts';
import type { WatchTimings } from './groups/bus-watch.ts';

/** Milliseconds, each. */
export interface EmbeddedBusTimings extends WatchTimings {
  /** How long a member may be silent before other members claim its partitions. */
  leaseMs: number;
  /** How long a closing subscription waits for its running handlers. */
  closeMs: number;
  /** How long one attempt of a handler may take. It then fails with DEADLINE. */
  handlerMs: number;
  /** From opening to the first pruning: short, so that a product that runs an hour a day is pruned too. */
  firstPruneMs: number;
  pruneEveryMs: number;
}

/** The defaults, in milliseconds. */
export const EMBEDDED_BUS_TIMINGS: EmbeddedBusTimings = {
  pollMs: 20,
  heartbeatMs: 1_000,
  retryCheckMs: 250,
  leaseMs: 5_000,
  closeMs: 10_000,
  handlerMs: 60_000,
  firstPruneMs: 600_000,
  pruneEveryMs: 3_600_000,
};

const DAY_MS = 86_400_000;

/** Events 7 days, dead letters 30. */
export const BUS_RETENTION: Retention = {
  eventsMs: 7 * DAY_MS,
  deadLettersMs: 30 * DAY_MS,
};

/** How a bus is opened. */
export interface EmbeddedBusOptions {
  /** Created (0600) where missing. Processes of one machine may share it. */
  file: string;
  onError: BusErrorListener;
  clock?: () => Date;
  /** Makes the names of group members. @default random UUIDs */
  ids?: () => string;
  observer?: BusObserver;
  /** Used when the file is created; an existing file keeps its number. @default 16 */
  partitions?: number;
  retry?: RetryPolicy;
  timings?: Partial<EmbeddedBusTimings>;
  /** @default BUS_RETENTION */
  retention?: Partial<Retention>;
}

/** The port, and pruning for tests. */
export interface EmbeddedBus extends EventBus {
  /** Removes what is older than the retention, as the bus does by itself every `pruneEveryMs`. Resolves to the number of events removed. */
  prune(): Promise<number>;
}
