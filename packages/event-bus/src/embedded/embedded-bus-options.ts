import type { BusErrorListener } from '../bus-error-listener.ts';
import type { BusObserver, EventBus } from '../event-bus.ts';
import type { RetryPolicy } from '../retry-policy.ts';
import type { Retention } from './bus-pruning.ts';
import type { GroupStats } from './bus-stats.ts';
import type { WatchTimings } from './bus-watch.ts';
import type { DeadLetter, DeadLetterQuery } from './failure-store.ts';

/** Milliseconds, each. */
export interface EmbeddedBusTimings extends WatchTimings {
  /** How long a member may be silent before others take its partitions. */
  leaseMs: number;
  /** How long a closing subscription waits for its running handlers. */
  closeMs: number;
  /** How long one attempt of a handler may take before it counts as failed. */
  handlerMs: number;
  /** From opening to the first pruning: a product that runs an hour a day prunes as well. */
  firstPruneMs: number;
  pruneEveryMs: number;
}

/** Polls every 20, beats every 1000, leases last 5000. */
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

/** Events 7 days, dead letters 30; a deleted user's name and e-mail no longer than the deletion takes. */
export const BUS_RETENTION: Retention = {
  eventsMs: 7 * DAY_MS,
  deadLettersMs: 30 * DAY_MS,
  erasing: { 'users.deleted': ['users.registered'] },
};

/** All but `file` and `onError` have defaults. */
export interface EmbeddedBusOptions {
  /** Made (0600) where missing; shared by the processes of one machine. */
  file: string;
  onError: BusErrorListener;
  clock?: () => Date;
  /** Names of group members. */
  ids?: () => string;
  observer?: BusObserver;
  /** 16; what a file was made with stays. */
  partitions?: number;
  retry?: RetryPolicy;
  timings?: Partial<EmbeddedBusTimings>;
  /** `BUS_RETENTION` unless told. */
  retention?: Partial<Retention>;
}

/** The port, and what operators need of this adapter. */
export interface EmbeddedBus extends EventBus {
  deadLetters(query?: DeadLetterQuery): Promise<DeadLetter[]>;
  /** Gives a dead letter's event to its group again; false where there is no such letter. */
  redeliver(deadLetterId: number): Promise<boolean>;
  stats(): Promise<GroupStats[]>;
  /** Runs by itself every `pruneEveryMs`; resolves to the number of events removed. */
  prune(): Promise<number>;
}
