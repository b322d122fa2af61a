import type { KafkaMessage } from 'kafkajs';

export interface PartitionWorkerParts {
  /** Offset of the first message to handle. */
  from: number;
  /** True when dealt with for good. False when the signal was aborted before. Never throws. */
  handle(message: KafkaMessage, signal: AbortSignal): Promise<boolean>;
  /** All before this offset is dealt with. */
  onDone(offset: number): void;
}

/**
 * Handles the messages of one partition, one after another. Fetching goes on meanwhile: a handler that takes its
 * time delays its own partition and no other, and no heartbeat waits for it.
 */
export interface PartitionWorker {
  /** Offset of the next message to fetch. */
  next(): number;
  /** Messages that were fetched and are not dealt with. */
  waiting(): number;
  /** All before this offset is dealt with. */
  done(): number;
  /** Messages from `next()` on. `end` is the offset after the last of them, or after a gap behind it. */
  add(messages: readonly KafkaMessage[], end: number): void;
  /** Goes on at a later offset: the messages before it no longer exist. */
  skipTo(offset: number): void;
  /** Starts no further message and aborts the running one's signal; resolves when it is over. */
  abort(): Promise<void>;
}

/** A worker that waits for messages. */
export const startPartitionWorker = (parts: PartitionWorkerParts): PartitionWorker => {
  const aborting = new AbortController();
  let buffer: KafkaMessage[] = [];
  let next = parts.from;
  let done = parts.from;
  let running: Promise<void> | undefined;

  const advance = (offset: number): void => {
    done = offset;
    parts.onDone(offset);
  };
  const run = async (): Promise<void> => {
    for (let message = buffer[0]; message; message = buffer[0]) {
      if (aborting.signal.aborted || !(await parts.handle(message, aborting.signal))) return;
      buffer.shift();
      advance(buffer.length === 0 ? next : Number(message.offset) + 1);
    }
  };
  const wake = (): void => {
    running ??= run().finally(() => {
      running = undefined;
      if (buffer.length > 0 && !aborting.signal.aborted) wake();
    });
  };

  return {
    next: () => next,
    waiting: () => buffer.length,
    done: () => done,
    add: (messages, end) => {
      buffer = [...buffer, ...messages.filter(({ offset }) => Number(offset) >= next)];
      next = Math.max(next, end);
      wake();
    },
    skipTo: (offset) => {
      next = Math.max(next, offset);
    },
    abort: async () => {
      aborting.abort();
      await running;
    },
  };
};
