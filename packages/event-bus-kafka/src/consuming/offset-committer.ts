import { setTimeout as sleep } from 'node:timers/promises';
import type { TopicPartitionOffset } from 'kafkajs';

/** Commits the newest position of each partition; calls that arrive during a commit share the next one. */
export interface OffsetCommitter {
  mark(position: TopicPartitionOffset): void;
  /** No longer this member's to commit. */
  forget(topic: string, partition: number): void;
  /** One last commit of all that is marked. */
  close(): Promise<void>;
}

const AFTER_ERROR_MS = 500;
const keyOf = ({ topic, partition }: { topic: string; partition: number }) =>
  `${topic}/${partition}`;

/** A failed commit is repeated with the newest positions. Nothing is lost meanwhile: it costs repetitions at worst. */
export const createOffsetCommitter = (parts: {
  commit(positions: TopicPartitionOffset[]): Promise<void>;
  onError(error: unknown): void;
}): OffsetCommitter => {
  const marked = new Map<string, TopicPartitionOffset>();
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const commitAll = async (): Promise<boolean> => {
    const positions = [...marked.values()];
    if (positions.length === 0) return true;
    try {
      await parts.commit(positions);
    } catch (error) {
      parts.onError(error);
      return false;
    }
    for (const position of positions)
      if (marked.get(keyOf(position)) === position) marked.delete(keyOf(position));
    return true;
  };
  const run = async (): Promise<void> => {
    while (marked.size > 0 && !closing.signal.aborted) {
      if (await commitAll()) continue;
      await sleep(AFTER_ERROR_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const start = (): void => {
    running ??= run().finally(() => {
      running = undefined;
      if (marked.size > 0 && !closing.signal.aborted) start();
    });
  };

  return {
    mark: (position) => {
      marked.set(keyOf(position), position);
      if (!closing.signal.aborted) start();
    },
    forget: (topic, partition) => void marked.delete(keyOf({ topic, partition })),
    close: async () => {
      closing.abort();
      await running;
      await commitAll();
    },
  };
};
