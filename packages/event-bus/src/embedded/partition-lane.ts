import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredEvent } from './event-log.ts';

/** What a lane works with. */
export interface LaneParts {
  from: number;
  read(after: number): StoredEvent[];
  /** True when dealt with for good; false when the lane no longer holds the partition. May throw on file errors. */
  handle(event: StoredEvent, signal: AbortSignal): Promise<boolean>;
  onError(error: unknown): void;
}

/** Handles the events of one partition one after another. */
export interface PartitionLane {
  /** Looks for new events. */
  wake(): void;
  /** Takes no further event; resolves when the running one is done. */
  stop(): Promise<void>;
  /** Stops, and tells the running handler so. */
  abort(): Promise<void>;
}

const AFTER_ERROR_MS = 500;

/** A lane that starts at once. */
export const startLane = (parts: LaneParts): PartitionLane => {
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
