import type { DatabaseSync } from 'node:sqlite';
import type { BusErrorListener } from '@argint/event-bus';
import type { EventLog } from '../file/event-log.ts';
import { inTransaction } from '@argint/sqlite-file';
import type { ConsumerGroupStore } from './consumer-group-store.ts';
import type { RunningSubscription } from './running-subscription.ts';

/** How often the bus looks, in milliseconds. */
export interface WatchTimings {
  /** For events of other processes. */
  pollMs: number;
  /** Renewal of memberships; well below the lease itself. */
  heartbeatMs: number;
  /** For parked events that are due. */
  retryCheckMs: number;
}

export interface WatchParts {
  log: Pick<EventLog, 'end' | 'grown'>;
  groups: Pick<ConsumerGroupStore, 'generation'>;
  onError: BusErrorListener;
}

/** Drives the subscriptions of one open bus. */
export interface BusWatch {
  add(subscriptions: readonly RunningSubscription[]): void;
  remove(subscriptions: readonly RunningSubscription[]): void;
  /** Looks for new events and moved partitions now. */
  look(): void;
  close(): void;
}

/** A watch whose timers run while there are subscriptions. */
export const createBusWatch = (
  db: DatabaseSync,
  parts: WatchParts,
  timings: WatchTimings,
): BusWatch => {
  const subscriptions = new Set<RunningSubscription>();
  const dataVersion = db.prepare('PRAGMA data_version');
  let seenVersion = 0;
  let seenEvents = parts.log.end();
  let seenGeneration = -1;
  let timers: NodeJS.Timeout[] = [];

  const reportingErrors = (doing: 'watch' | 'rebalance', work: () => void) => () => {
    try {
      work();
    } catch (error) {
      parts.onError(error, { doing });
    }
  };

  const rebalanceAll = reportingErrors('rebalance', () => {
    const afterwards = inTransaction(db, () => {
      const applied = [...subscriptions].map((each) => each.heartbeatAndRebalance());
      seenGeneration = parts.groups.generation();
      return applied;
    });
    for (const apply of afterwards) apply();
  });

  const look = reportingErrors('watch', () => {
    const end = parts.log.end();
    if (end !== seenEvents) {
      const grown = parts.log.grown(seenEvents);
      seenEvents = end;
      for (const { topic, partition } of grown)
        for (const subscription of subscriptions)
          if (subscription.topic === topic) subscription.wake(partition);
    }
    if (parts.groups.generation() !== seenGeneration) rebalanceAll();
  });

  const poll = reportingErrors('watch', () => {
    // Changes with every commit of another connection, and is the cheapest question SQLite answers.
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
      setInterval(rebalanceAll, timings.heartbeatMs),
      setInterval(() => subscriptions.forEach((each) => each.retryDue()), timings.retryCheckMs),
    ];
  };

  return {
    add: (added) => {
      for (const each of added) subscriptions.add(each);
      if (timers.length === 0) start();
      rebalanceAll();
    },
    remove: (removed) => {
      for (const each of removed) subscriptions.delete(each);
      if (subscriptions.size === 0) stop();
    },
    look,
    close: stop,
  };
};
