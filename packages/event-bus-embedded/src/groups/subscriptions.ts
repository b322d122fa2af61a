import type { DatabaseSync } from 'node:sqlite';
import { handlerEntries, type EventHandlers, type Subscription } from '@argint/event-bus';
import { inTransaction } from '@argint/sqlite-file';
import type { BusWatch } from './bus-watch.ts';
import { createGroupSubscription, type GroupSubscriptionParts } from './group-subscription.ts';
import { memberName } from './member-name.ts';
import {
  createReplicaSubscription,
  type ReplicaSubscriptionParts,
} from './replica-subscription.ts';
import type { RunningSubscription } from './running-subscription.ts';

export type SubscriptionParts = GroupSubscriptionParts &
  ReplicaSubscriptionParts & {
    log: GroupSubscriptionParts['log'] & ReplicaSubscriptionParts['log'];
    watch: Pick<BusWatch, 'add' | 'remove'>;
    ids: () => string;
    /** Tells the other buses of this process that partitions are free. */
    onLeft(): void;
  };

/** The subscriptions of one open bus. */
export interface Subscriptions {
  /** @throws Error where the group is consumed already */
  consume(group: string, handlers: EventHandlers): Subscription;
  everyReplica(handlers: EventHandlers): Subscription;
  closeAll(): Promise<void>;
}

/** None at first. */
export const createSubscriptions = (db: DatabaseSync, parts: SubscriptionParts): Subscriptions => {
  const open = new Set<() => Promise<void>>();
  const groups = new Set<string>();

  const start = (running: readonly RunningSubscription[], onClosed: () => void): Subscription => {
    let closing: Promise<void> | undefined;
    const stop = async () => {
      try {
        await Promise.all(running.map((each) => each.close()));
      } finally {
        open.delete(close);
        parts.watch.remove(running);
        onClosed();
        parts.onLeft();
      }
    };
    const close = () => (closing ??= stop());
    open.add(close);
    parts.watch.add(running);
    return { close };
  };

  return {
    consume: (group, handlers) => {
      if (groups.has(group))
        throw new Error(`Group ${group} is consumed already: give all its handlers in one call.`);
      const who = { group, member: memberName(parts.ids()) };
      const entries = handlerEntries(handlers);
      inTransaction(db, () => {
        for (const [topic] of entries) parts.groups.join({ topic, ...who }, parts.partitions);
      });
      groups.add(group);
      return start(
        entries.map(([topic, handler]) => createGroupSubscription(parts, topic, who, handler)),
        () => groups.delete(group),
      );
    },
    everyReplica: (handlers) =>
      start(
        handlerEntries(handlers).map(([topic, handler]) =>
          createReplicaSubscription(parts, topic, handler),
        ),
        () => undefined,
      ),
    closeAll: async () => {
      await Promise.allSettled([...open].map((close) => close()));
    },
  };
};
