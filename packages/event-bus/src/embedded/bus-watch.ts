import type { DatabaseSync } from 'node:sqlite';
import type { BusParts, RunningSubscription } from './bus-parts.ts';
import { inTransaction } from './transaction.ts';

/** How often the bus looks, in milliseconds. */
export interface WatchTimings {
  /** For events of other processes. */
  pollMs: number;
  /** Renewal of leases; well below the lease itself. */
  heartbeatMs: number;
  /** For parked events that are due. */
  retryCheckMs: number;
}

/** Drives the subscriptions of one open bus. */
export interface BusWatch {
  add(subscription: RunningSubscription): void;
  remove(subscription: RunningSubscription): void;
  /** Looks for new events and moved partitions now. */
  look(): void;
  close(): void;
}

/** A watch whose timers run while there are subscriptions. */
export const createBusWatch = (
  db: DatabaseSync,
  parts: BusParts,
  timings: WatchTimings,
): BusWatch => {
  const subscriptions = new Set<RunningSubscription>();
  const dataVersion = db.prepare('PRAGMA data_version');
  let seenVersion = 0;
  let seenEvents = parts.log.end();
  let seenGeneration = -1;
  let timers: NodeJS.Timeout[] = [];

  const guarded = (doing: 'watch' | 'settle', work: () => void) => () => {
    try {
      work();
    } catch (error) {
      parts.onError(error, { doing });
    }
  };

  const settleAll = guarded('settle', () => {
    const todo = inTransaction(db, () => {
      const settled = [...subscriptions].map((subscription) => subscription.settle());
      seenGeneration = parts.ledger.generation();
      return settled;
    });
    for (const apply of todo) apply();
  });

  const look = guarded('watch', () => {
    const end = parts.log.end();
    if (end !== seenEvents) {
      const grown = parts.log.grown(seenEvents);
      seenEvents = end;
      for (const { topic, partition } of grown) {
        for (const subscription of subscriptions) {
          if (subscription.topic === topic) subscription.wake(partition);
        }
      }
    }
    if (parts.ledger.generation() !== seenGeneration) settleAll();
  });

  const poll = guarded('watch', () => {
    // Changes with every commit of another connection: the cheapest question SQLite answers.
    const version = (dataVersion.get() as { data_version: number }).data_version;
    if (version === seenVersion) return;
    seenVersion = version;
    look();
  });

  const stop = () => {
    timers.forEach(clearInterval);
    timers = [];
  };
  const start = () => {
    timers = [
      setInterval(poll, timings.pollMs),
      setInterval(settleAll, timings.heartbeatMs),
      setInterval(() => subscriptions.forEach((each) => each.retryDue()), timings.retryCheckMs),
    ];
  };

  return {
    add: (subscription) => {
      subscriptions.add(subscription);
      if (timers.length === 0) start();
      settleAll();
    },
    remove: (subscription) => {
      subscriptions.delete(subscription);
      if (subscriptions.size === 0) stop();
    },
    look,
    close: stop,
  };
};
