import { setTimeout as sleep } from 'node:timers/promises';
import type { PartitionWorker } from './partition-worker.ts';

/** One partition of a topic, by its name on the brokers. */
export interface Place {
  topic: string;
  partition: number;
}

export interface HeldPartitionsParts {
  /** The offsets at which newly assigned partitions start. Repeated until it succeeds. */
  startsOf(places: readonly Place[]): Promise<number[]>;
  /** `isHeld` tells whether the partition is still this member's; it is false for good once it was lost. */
  startWorker(place: Place, from: number, isHeld: () => boolean): PartitionWorker;
  /** A partition that was held before and still is. */
  onKept(place: Place, worker: PartitionWorker): void;
  onLost(place: Place): void;
  onError(error: unknown): void;
}

/** A partition that this member holds, with its worker. */
export interface Held {
  place: Place;
  worker: PartitionWorker;
}

/** The partitions this member of a group holds. */
export interface HeldPartitions {
  all(): Iterable<Held>;
  /** Undefined where the partition is not held. Waits until an assignment that is under way is complete. */
  workerOf(place: Place): Promise<PartitionWorker | undefined>;
  /** Partitions by topic. Workers of partitions that stay go on; those of others are aborted. */
  assign(assignment: Readonly<Record<string, readonly number[]>>): Promise<void>;
  /** Resolves when no handler runs any more. Later assignments have no effect. */
  abortAll(): Promise<unknown>;
}

const AFTER_ERROR_MS = 500;

const keyOf = ({ topic, partition }: Place): string => `${topic}/${partition}`;

/** None at first. */
export const createHeldPartitions = (parts: HeldPartitionsParts): HeldPartitions => {
  const held = new Map<string, Held>();
  const ending = new Set<Promise<void>>();
  const closing = new AbortController();
  let assigned: object = {};
  let ready: Promise<void> = Promise.resolve();

  const lose = (key: string, { place, worker }: Held): void => {
    held.delete(key);
    parts.onLost(place);
    const end: Promise<void> = worker.abort().finally(() => ending.delete(end));
    ending.add(end);
  };

  const hold = (place: Place, from: number): void => {
    const key = keyOf(place);
    const isHeld = (): boolean => held.get(key)?.worker === worker;
    const worker = parts.startWorker(place, from, isHeld);
    held.set(key, { place, worker });
  };

  /** Ends without effect when another assignment has come. */
  const startAll = async (current: object, missing: readonly Place[]): Promise<void> => {
    while (missing.length > 0) {
      const starts = await parts.startsOf(missing).catch(parts.onError);
      if (assigned !== current || closing.signal.aborted) return;
      if (!starts) {
        await sleep(AFTER_ERROR_MS, undefined, { signal: closing.signal }).catch(() => undefined);
        continue;
      }
      for (const [index, place] of missing.entries()) hold(place, starts[index] ?? 0);
      return;
    }
  };

  return {
    all: () => held.values(),
    workerOf: async (place) => {
      await ready;
      return held.get(keyOf(place))?.worker;
    },
    assign: (assignment) => {
      const places = Object.entries(assignment).flatMap(([topic, partitions]) =>
        partitions.map((partition) => ({ topic, partition })),
      );
      const keys = new Set(places.map(keyOf));
      const current = {};
      assigned = current;
      for (const [key, each] of held) {
        if (keys.has(key)) parts.onKept(each.place, each.worker);
        else lose(key, each);
      }
      ready = startAll(
        current,
        places.filter((place) => !held.has(keyOf(place))),
      );
      return ready;
    },
    abortAll: () => {
      closing.abort();
      return Promise.all([...[...held.values()].map(({ worker }) => worker.abort()), ...ending]);
    },
  };
};
