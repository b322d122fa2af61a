import type { BusErrorListener } from '../bus-error-listener.ts';
import type { BusObserver } from '../event-bus.ts';
import type { RetryPolicy } from '../retry-policy.ts';
import type { EventLog } from './event-log.ts';
import type { FailureStore } from './failure-store.ts';
import type { GroupCommit } from './group-commit.ts';
import type { GroupLedger } from './group-ledger.ts';
import type { SuspectStore } from './suspect-store.ts';

/** What every subscription of one open bus shares. */
export interface BusParts {
  log: EventLog;
  ledger: GroupLedger;
  failures: FailureStore;
  suspects: SuspectStore;
  /** Consumer side writes. */
  commit: GroupCommit;
  partitions: number;
  retry: RetryPolicy;
  clock: () => Date;
  observer: BusObserver;
  onError: BusErrorListener;
  /** How long a closing subscription waits for its running handlers, in milliseconds. */
  closeMs: number;
  /** How long one attempt of a handler may take, in milliseconds. */
  handlerMs: number;
  /** Runs one piece of work at a time, whatever the subscription: what may end the process takes nothing along. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** What the bus drives of a subscription, whatever its audience. */
export interface RunningSubscription {
  topic: string;
  /** A partition has grown. */
  wake(partition: number): void;
  /** Renews the lease and takes or hands on partitions; inside a transaction, returns what to do after it. */
  settle(): () => void;
  /** Looks for parked events that are due. */
  retryDue(): void;
  /** Told to stop at once, waits for running handlers for `closeMs`. */
  close(): Promise<void>;
}

/** How many events a lane reads at once. */
export const READ_AHEAD = 64;
