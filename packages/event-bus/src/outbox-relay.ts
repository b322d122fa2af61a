import type { BusErrorListener } from './bus-error-listener.ts';
import type { EventBus } from './event-bus.ts';
import type { OutboxSource, PendingOutbox } from './outbox.ts';

/** `pollMs` 1000; `backOffMs` of the number of failures in a row: 100 doubled up to 10 s; `batch` 100 aggregates. */
export interface OutboxRelayOptions {
  bus: Pick<EventBus, 'publish'>;
  source: OutboxSource;
  onError: BusErrorListener;
  pollMs?: number;
  backOffMs?: (failures: number) => number;
  batch?: number;
}

/** Carries events from a store's outboxes to the bus, at least once, in order per aggregate. */
export interface OutboxRelay {
  /** Publishes all that waits; throws what the bus or the source throws. */
  flush(): Promise<void>;
  /** Waits for the running round; what it left waits for the next start. */
  close(): Promise<void>;
}

/** Milliseconds to wait after so many failures in a row. */
export const relayBackOff = (failures: number): number =>
  Math.min(10_000, 100 * 2 ** (failures - 1));

/** A relay that starts at once. Rounds never overlap: that is what keeps an aggregate's order. */
export const startOutboxRelay = (options: OutboxRelayOptions): OutboxRelay => {
  const { bus, source, onError, pollMs = 1_000, backOffMs = relayBackOff, batch = 100 } = options;
  let last: Promise<unknown> = Promise.resolve();
  let queued = false;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    while (!closed) {
      const pending = await source.pendingOutbox(batch);
      if (pending.length === 0) return;
      await relayBatch(bus, source, pending);
    }
  };
  const serialised = (): Promise<void> => {
    const run = last.then(round);
    last = run.catch(() => undefined);
    return run;
  };

  const turn = () => {
    clearTimeout(timer);
    if (closed || queued) return;
    queued = true;
    // A nudge during the round may come after its last look: it asks for another one.
    void last.then(() => (queued = false));
    serialised().then(
      () => {
        failures = 0;
        schedule(pollMs);
      },
      (error: unknown) => {
        failures += 1;
        onError(error, { doing: 'relay' });
        schedule(backOffMs(failures));
      },
    );
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(turn, ms).unref();
  };

  // While the bus or the store fails, only the back-off decides when to try again.
  const stopListening = source.onOutbox(() => failures === 0 && turn());
  turn();

  return {
    flush: serialised,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      stopListening();
      await last;
    },
  };
};

const relayBatch = async (
  bus: Pick<EventBus, 'publish'>,
  source: OutboxSource,
  pending: readonly PendingOutbox[],
): Promise<void> => {
  const failed: unknown[] = [];
  const whole = await attempt(() => bus.publish(pending.flatMap(({ events }) => events)));
  for (const { collection, aggregateId, events } of pending) {
    // An event the bus refuses must hold up its own aggregate only.
    const published =
      whole.ok || pending.length === 1 ? whole : await attempt(() => bus.publish(events));
    const done = published.ok
      ? await attempt(() =>
          source.clearOutbox(
            collection,
            aggregateId,
            events.map(({ id }) => id),
          ),
        )
      : published;
    if (!done.ok) failed.push(done.error);
  }
  if (failed.length > 0) throw failed[0];
};

type Attempt = { ok: true } | { ok: false; error: unknown };

const attempt = async (work: () => Promise<void>): Promise<Attempt> =>
  work().then(
    () => ({ ok: true }) as const,
    (error: unknown) => ({ ok: false, error }) as const,
  );
