import { randomUUID } from 'node:crypto';
import { createMutex } from '@argint/concurrency';
import { AppError } from '@argint/contracts';
import { createFatalSignal, DEFAULT_RETRY_POLICY, type FatalSignal } from '@argint/event-bus';
import { createGroupCommit, createWalTruncation, inTransaction } from '@argint/sqlite-file';
import {
  BUS_RETENTION,
  EMBEDDED_BUS_TIMINGS,
  type EmbeddedBus,
  type EmbeddedBusOptions,
} from './embedded-bus-options.ts';
import { createCrashCounts } from './failures/crash-counts.ts';
import { createDeadLetters } from './failures/dead-letters.ts';
import { createParkedEvents } from './failures/parked-events.ts';

import { busFileError, isDamage } from './file/bus-file-error.ts';
import { openBusFile, type BusFile } from './file/bus-file.ts';
import { createEventLog } from './file/event-log.ts';
import { createBusWatch } from './groups/bus-watch.ts';
import { createConsumerGroupStore } from './groups/consumer-group-store.ts';
import { nudge, onNudge } from './groups/local-nudges.ts';
import { createSubscriptions } from './groups/subscriptions.ts';
import { createQueueStats } from './operators/queue-stats.ts';
import { createPublisher } from './publisher.ts';
import { createPruning } from './retention/bus-pruning.ts';

const DEFAULT_PARTITIONS = 16;
/** Between attempts to empty the write-ahead log after a pruning, in milliseconds. */
const TRUNCATE_WAL_MS = 10_000;

/** Everything one open bus is made of. */
const assemble = (file: BusFile, options: EmbeddedBusOptions, fatal: FatalSignal) => {
  const { clock = () => new Date(), ids = randomUUID, observer = {} } = options;
  const timings = { ...EMBEDDED_BUS_TIMINGS, ...options.timings };
  const onError: typeof options.onError = (error, context) => {
    options.onError(error, context);
    if (isDamage(error)) fatal.raise(error);
  };
  const tellOthers = () => nudge(file.path);
  const publishing = createGroupCommit(file.publisher, {
    translate: busFileError,
    wal: file.wal,
  });
  const commit = createGroupCommit(file.consumer, { translate: busFileError });
  const crashes = createCrashCounts(file.consumer);
  const log = createEventLog(file.publisher, file.consumer, file.partitions);
  const groups = createConsumerGroupStore(file.consumer, timings.leaseMs, crashes);
  const deadLetters = createDeadLetters(file.consumer);
  const watch = createBusWatch(file.consumer, { log, groups, onError }, timings);
  const subscriptions = createSubscriptions(file.consumer, {
    log,
    groups,
    deadLetters,
    crashes,
    commit,
    clock,
    ids,
    observer,
    onError,
    watch,
    onLeft: tellOthers,
    parkedEvents: createParkedEvents(file.consumer),
    partitions: file.partitions,
    retry: options.retry ?? DEFAULT_RETRY_POLICY,
    closeMs: timings.closeMs,
    handlerMs: timings.handlerMs,
    alone: createMutex(),
  });
  const publish = createPublisher({
    log,
    commit: publishing,
    clock,
    observer,
    onPublished: tellOthers,
  });
  const retention = { ...BUS_RETENTION, ...options.retention };
  const wal = createWalTruncation(file.consumer, TRUNCATE_WAL_MS, (error) =>
    onError(error, { doing: 'prune' }),
  );
  const prune = createPruning(file.consumer, { commit, groups, clock, onError, wal }, retention);
  const readQueues = createQueueStats(file.consumer);
  return {
    timings,
    publishing,
    commit,
    deadLetters,
    watch,
    subscriptions,
    publish,
    prune,
    wal,
    queues: () => readQueues(clock().getTime()),
  };
};

/** Prunes and checks the file by itself; returns how to stop. */
const startUpkeep = (
  { timings, prune }: Pick<ReturnType<typeof assemble>, 'timings' | 'prune'>,
  parts: { file: BusFile; fatal: FatalSignal; onPruneError(error: unknown): void },
): (() => void) => {
  const pruneNow = () => void prune().catch(parts.onPruneError);
  const checkFile = () => {
    try {
      parts.file.checkInPlace();
    } catch (error) {
      parts.fatal.raise(error);
    }
  };
  const timers = [
    setTimeout(pruneNow, timings.firstPruneMs),
    setInterval(pruneNow, timings.pruneEveryMs),
    setInterval(checkFile, timings.heartbeatMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
};

/** Opens the durable bus in one SQLite file. @throws AppError UNAVAILABLE where the file cannot be used */
export const openEmbeddedBus = (options: EmbeddedBusOptions): EmbeddedBus => {
  const file = openBusFile(options.file, options.partitions ?? DEFAULT_PARTITIONS);
  const fatal = createFatalSignal();
  const bus = assemble(file, options, fatal);
  const { commit, deadLetters, subscriptions } = bus;
  let closing: Promise<void> | undefined;
  let closed = false;
  const stopUpkeep = startUpkeep(bus, {
    file,
    fatal,
    onPruneError: (error) => {
      if (!closed) options.onError(error, { doing: 'prune' });
    },
  });
  const stopNudges = onNudge(file.path, bus.watch.look);

  const use = async <R>(work: () => R | Promise<R>): Promise<R> => {
    if (closed) throw new AppError('UNAVAILABLE', 'The event bus is closed.');
    try {
      return await work();
    } catch (error) {
      if (isDamage(error)) fatal.raise(error);
      throw busFileError(error);
    }
  };
  const whileOpen = <R>(work: () => R): Promise<R> =>
    use(() => {
      if (closing) throw new AppError('UNAVAILABLE', 'The event bus is closing.');
      return work();
    });

  const shutDown = async () => {
    await subscriptions.closeAll();
    stopUpkeep();
    stopNudges();
    bus.watch.close();
    // Until here, running handlers could still publish.
    closed = true;
    try {
      await bus.publishing.flush();
      await commit.flush();
      bus.wal.stop();
    } finally {
      file.close();
    }
  };

  return {
    publish: (events) => use(() => bus.publish(events)),
    consume: (group, handlers) => whileOpen(() => subscriptions.consume(group, handlers)),
    everyReplica: (handlers) => whileOpen(() => subscriptions.everyReplica(handlers)),
    ping: () =>
      use(() => {
        file.checkInPlace();
        inTransaction(file.publisher, () => undefined);
      }),
    onFatal: fatal.listen,
    operators: {
      queues: (groups) =>
        use(() => bus.queues().filter(({ group }) => !groups || groups.includes(group))),
      deadLetters: (query = {}) => use(() => deadLetters.list(query)),
      deadLetter: (id) => use(() => deadLetters.get(id)),
      replay: (id) => use(() => commit.add(() => deadLetters.replay(id))),
      drop: (id) => use(() => commit.add(() => deadLetters.drop(id))),
    },
    prune: () => use(bus.prune),
    close: () => (closing ??= shutDown()),
  };
};
