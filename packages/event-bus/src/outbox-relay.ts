import { setTimeout as sleep } from 'node:timers/promises';
import { createMutex } from '@argint/concurrency';
import type { BusErrorListener } from './bus-error-listener.ts';
import type { EventBus } from './event-bus.ts';
import type { OutboxSource, PendingOutbox } from './outbox.ts';
import type { RelayLease } from './relay-lease.ts';

export interface OutboxRelayOptions {
  bus: Pick<EventBus, 'publish'>;
  source: OutboxSource;
  /** `ALWAYS_HELD_LEASE` where a single process uses the store. */
  lease: RelayLease;
  onError: BusErrorListener;
  timings?: Partial<RelayTimings>;
  /** Milliseconds to wait after a number of failures in a row. @default relayBackOff */
  backOffMs?: (failures: number) => number;
  /** Aggregates read at once. @default 100 */
  batch?: number;
}

/** Milliseconds, each. */
export interface RelayTimings {
  /** Between looks at the store while idle. @default 1000 */
  idlePollMs: number;
  /** Between looks while this replica holds the lease, or waits for it with events to publish. @default 50 */
  busyPollMs: number;
  /** The lease is released when nothing was published for this long. @default 500 */
  lingerMs: number;
}

export const RELAY_TIMINGS: RelayTimings = { idlePollMs: 1_000, busyPollMs: 50, lingerMs: 500 };

/** Carries events from a store's outboxes to the bus: at least once, in order per aggregate. */
export interface OutboxRelay {
  /**
   * Publishes what waits. While another replica holds the lease, waits up to `waitMs` (default 0) until that
   * replica has published it, or its lease has lapsed because it died.
   * @throws what the bus, source or lease throws
   */
  flush(options?: { waitMs?: number }): Promise<void>;
  /** Waits for the running round and releases the lease. What is left waits for the next start. */
  close(): Promise<void>;
}

/** 100 ms, doubled with each further failure, 5 s at most. */
export const relayBackOff = (failures: number): number =>
  Math.min(5_000, 100 * 2 ** (failures - 1));

/** How a round ended: nothing is left, or another replica holds the lease. */
type RoundEnd = 'idle' | 'waiting';

/**
 * A relay that starts at once. One replica relays at a time, in rounds that never overlap, so each
 * aggregate's events are published in order. The lease is taken when an event waits and released after
 * a pause, so an idle relay writes nothing. Where two replicas publish in spite of the lease (a frozen
 * process), events repeat, but the first occurrences keep their order: an event leaves the outbox only
 * after it was published.
 */
export const startOutboxRelay = (options: OutboxRelayOptions): OutboxRelay => {
  const { bus, source, lease, onError, batch = 100 } = options;
  const timings = { ...RELAY_TIMINGS, ...options.timings };
  const backOffMs = options.backOffMs ?? relayBackOff;
  const oneAtATime = createMutex();
  let holding = false;
  let lastPublished = 0;
  let queued = false;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const releaseLease = async () => {
    if (!holding) return;
    holding = false;
    await lease.release();
  };

  const round = async (): Promise<RoundEnd> => {
    queued = false;
    while (!closed) {
      // What was read before the lease was taken may have been published by its last holder.
      if (!holding && (await source.pendingOutbox(1)).length === 0) return 'idle';
      holding = await lease.hold();
      if (!holding) return 'waiting';
      const pending = await source.pendingOutbox(batch);
      if (pending.length === 0) {
        if (performance.now() - lastPublished >= timings.lingerMs) await releaseLease();
        return 'idle';
      }
      try {
        await relayBatch(bus, source, pending);
      } catch (error) {
        // Another replica may reach what this one cannot.
        await releaseLease();
        throw error;
      }
      lastPublished = performance.now();
      // A write since then has queued another round, and one of another process is found by polling.
      if (pending.length < batch) return 'idle';
    }
    return 'idle';
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(look, ms).unref();
  };
  const look = () => {
    clearTimeout(timer);
    // A round that has begun may have looked before the event at hand was stored: queue another one.
    if (closed || queued) return;
    queued = true;
    oneAtATime(round).then(
      (end) => {
        failures = 0;
        schedule(holding || end === 'waiting' ? timings.busyPollMs : timings.idlePollMs);
      },
      (error: unknown) => {
        failures += 1;
        onError(error, { doing: 'relay' });
        schedule(backOffMs(failures));
      },
    );
  };

  // While the bus or the store fails, only the back-off decides when to try again.
  const stopListening = source.onOutbox(() => failures === 0 && look());
  look();

  return {
    flush: async ({ waitMs = 0 } = {}) => {
      const until = performance.now() + waitMs;
      while ((await oneAtATime(round)) === 'waiting' && performance.now() < until)
        await sleep(timings.busyPollMs);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      stopListening();
      await oneAtATime(releaseLease);
    },
  };
};

const relayBatch = async (
  bus: Pick<EventBus, 'publish'>,
  source: OutboxSource,
  pending: readonly PendingOutbox[],
): Promise<void> => {
  const whole = await attempt(() => bus.publish(pending.flatMap(({ events }) => events)));
  const published: PendingOutbox[] = [];
  const failed: unknown[] = [];
  for (const one of pending) {
    // An event the bus refuses must hold up its own aggregate only.
    const outcome =
      whole.ok || pending.length === 1 ? whole : await attempt(() => bus.publish(one.events));
    if (outcome.ok) published.push(one);
    else failed.push(outcome.error);
  }
  // Together, so that a store may write them in one commit.
  const cleared = await Promise.all(
    published.map(({ collection, aggregateId, events }) => {
      const ids = events.map(({ id }) => id);
      return attempt(() => source.clearOutbox(collection, aggregateId, ids));
    }),
  );
  for (const outcome of cleared) if (!outcome.ok) failed.push(outcome.error);
  if (failed.length > 0) throw failed[0];
};

type Attempt = { ok: true } | { ok: false; error: unknown };

const attempt = async (work: () => Promise<void>): Promise<Attempt> =>
  work().then(
    () => ({ ok: true }) as const,
    (error: unknown) => ({ ok: false, error }) as const,
  );
