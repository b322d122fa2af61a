import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredEvent } from '../file/event-log.ts';

export interface PartitionConsumerParts {
  /** The position: the last event that was dealt with. */
  from: number;
  /** The next events after a position; none where the claim is gone. */
  read(after: number): StoredEvent[];
  /** True when dealt with for good; false where the partition is no longer this member's. May throw file errors. */
  handle(event: StoredEvent, signal: AbortSignal): Promise<boolean>;
  onError(error: unknown): void;
}

/** Handles the events of one partition, one after another. */
export interface PartitionConsumer {
  /** Looks for new events. */
  wake(): void;
  /** Starts no further event; resolves when the running one is done. */
  stop(): Promise<void>;
  /** Stops and aborts the running handler's signal. */
  abort(): Promise<void>;
}

/** Events a partition consumer reads at once. */
export const READ_AHEAD = 64;
/** Milliseconds before the next try after a file error. */
const AFTER_ERROR_MS = 500;

/** A consumer that starts at once. */
export const startPartitionConsumer = (parts: PartitionConsumerParts): PartitionConsumer => {
  const aborting = new AbortController();
  let position = parts.from;
  let stopped = false;
  let woken = false;
  let running: Promise<void> | undefined;

  const drain = async () => {
    while (!stopped) {
      woken = false;
      const batch = parts.read(position);
      if (batch.length === 0) return;
      for (const event of batch) {
        if (stopped) return;
        stopped = !(await parts.handle(event, aborting.signal)) || stopped;
        if (!stopped) position = event.seq;
      }
      // Every event that was published since then has woken this consumer.
      if (!woken && batch.length < READ_AHEAD) return;
    }
  };

  const run = async () => {
    do {
      try {
        await drain();
      } catch (error) {
        if (stopped) return;
        parts.onError(error);
        woken = true;
        await sleep(AFTER_ERROR_MS, undefined, { signal: aborting.signal }).catch(() => undefined);
      }
    } while (woken && !stopped);
  };

  const wake = () => {
    woken = true;
    running ??= run().finally(() => {
      running = undefined;
      if (woken && !stopped) wake();
    });
  };
  const stop = async () => {
    stopped = true;
    await running;
  };
  wake();
  return {
    wake,
    stop,
    abort: () => {
      aborting.abort();
      return stop();
    },
  };
};
