import { randomUUID } from 'node:crypto';
import { AppError, type Topic } from '@argint/contracts';
import type { EventEnvelope } from '../event-bus.ts';
import { DEFAULT_RETRY_POLICY } from '../retry-policy.ts';
import { busFileError, isFileError } from './bus-file-error.ts';
import { openBusFile } from './bus-file.ts';
import type { BusParts, RunningSubscription } from './bus-parts.ts';
import { createPruning } from './bus-pruning.ts';
import { createStatsReader } from './bus-stats.ts';
import { createBusWatch } from './bus-watch.ts';
import {
  BUS_RETENTION,
  EMBEDDED_BUS_TIMINGS,
  type EmbeddedBus,
  type EmbeddedBusOptions,
} from './embedded-bus-options.ts';
import { createEventLog } from './event-log.ts';
import { createFailureStore } from './failure-store.ts';
import { createGroupCommit } from './group-commit.ts';
import { createGroupLedger } from './group-ledger.ts';
import { createGroupSubscription } from './group-subscription.ts';
import { nudge, onNudge } from './local-nudges.ts';
import { memberName } from './member-name.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createReplicaSubscription } from './replica-subscription.ts';
import { createSuspectStore } from './suspect-store.ts';
import { inTransaction } from './transaction.ts';

/** The durable bus in one SQLite file. Throws AppError UNAVAILABLE where the file cannot be used. */
export const openEmbeddedBus = (options: EmbeddedBusOptions): EmbeddedBus => {
  const { onError, clock = () => new Date(), ids = randomUUID, observer = {} } = options;
  const timings = { ...EMBEDDED_BUS_TIMINGS, ...options.timings };
  const file = openBusFile(options.file, options.partitions ?? 16);
  const publishing = createGroupCommit(file.publisher);
  const commit = createGroupCommit(file.consumer);
  const suspects = createSuspectStore(file.consumer);
  const parts: BusParts = {
    log: createEventLog(file.publisher, file.consumer, file.partitions),
    ledger: createGroupLedger(file.consumer, timings.leaseMs, suspects),
    failures: createFailureStore(file.consumer),
    suspects,
    commit,
    partitions: file.partitions,
    retry: options.retry ?? DEFAULT_RETRY_POLICY,
    clock,
    observer,
    onError,
    closeMs: timings.closeMs,
    handlerMs: timings.handlerMs,
    alone: oneAtATime(),
  };
  const watch = createBusWatch(file.consumer, parts, timings);
  const readStats = createStatsReader(file.consumer);
  const prune = createPruning(file.consumer, parts, {
    ...BUS_RETENTION,
    ...options.retention,
  });
  const pruneSoon = () => {
    prune().catch((error: unknown) => {
      if (!closed) onError(error, { doing: 'prune' });
    });
  };
  const pruneTimers = [
    setTimeout(pruneSoon, timings.firstPruneMs).unref(),
    setInterval(pruneSoon, timings.pruneEveryMs).unref(),
  ];
  const stopNudges = onNudge(file.path, watch.look);
  const running = new Map<RunningSubscription, () => Promise<void>>();
  let closing: Promise<void> | undefined;
  let closed = false;

  const use = async <R>(work: () => R | Promise<R>): Promise<R> => {
    if (closed) throw new AppError('UNAVAILABLE', 'The event bus is closed.');
    try {
      return await work();
    } catch (error) {
      throw isFileError(error) ? busFileError(error) : error;
    }
  };

  const publish = (events: readonly EventEnvelope[]) =>
    use(async () => {
      if (events.length === 0) return;
      const lines = events.map((event) => ({
        topic: event.type,
        key: event.subject,
        envelope: JSON.stringify(event),
      }));
      const publishedAt = clock().getTime();
      await publishing.add(() => parts.log.append(lines, publishedAt));
      for (const [topic, count] of countByTopic(events)) observer.published?.(topic, count);
      nudge(file.path);
    });

  const start = (subscription: RunningSubscription) => {
    let stopping: Promise<void> | undefined;
    const close = () =>
      (stopping ??= subscription.close().finally(() => {
        running.delete(subscription);
        watch.remove(subscription);
        nudge(file.path);
      }));
    running.set(subscription, close);
    watch.add(subscription);
    return { close };
  };

  const shutDown = async () => {
    await Promise.allSettled([...running.values()].map((close) => close()));
    pruneTimers.forEach(clearInterval);
    stopNudges();
    watch.close();
    // Until here handlers that were running could still publish.
    closed = true;
    try {
      publishing.close();
      commit.close();
    } finally {
      file.close();
    }
  };

  return {
    publish,
    subscribe: (topic, audience, handler) =>
      use(() => {
        if (closing) throw new AppError('UNAVAILABLE', 'The event bus is closing.');
        if ('everyReplica' in audience)
          return start(createReplicaSubscription(parts, topic, handler));
        const who = { group: audience.group, member: memberName(ids()) };
        inTransaction(file.consumer, () => parts.ledger.join({ topic, ...who }, file.partitions));
        return start(createGroupSubscription(parts, topic, who, handler));
      }),
    ping: () =>
      use(() => {
        file.checkInPlace();
        inTransaction(file.publisher, () => undefined);
      }),
    deadLetters: (query = {}) => use(() => parts.failures.list(query)),
    redeliver: (id) => use(() => commit.add(() => parts.failures.revive(id))),
    stats: () => use(() => readStats(clock().getTime())),
    prune: () => use(prune),
    close: () => (closing ??= shutDown()),
  };
};

const countByTopic = (events: readonly EventEnvelope[]): Map<Topic, number> => {
  const counts = new Map<Topic, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};
