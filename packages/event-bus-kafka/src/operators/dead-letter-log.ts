import { createMutex } from '@argint/concurrency';
import type { Topic } from '@argint/contracts';
import type { DeadLetter, DeadLetterDetails, DeadLetterQuery } from '@argint/event-bus';
import type { Admin, Kafka } from 'kafkajs';
import { parkedRecord } from '../consuming/parking.ts';
import type { KafkaTimings } from '../kafka-bus-options.ts';
import type { OutgoingRecord } from '../publishing/send-queue.ts';
import type { ReplaceableClient } from '../replaceable-client.ts';
import type { TopicNames } from '../topics/topic-names.ts';
import {
  eventOf,
  readDeadRecord,
  removalRecord,
  toDeadLetter,
  type StoredLetter,
} from './dead-letter-record.ts';
import { readRanges, type Range } from './read-to-end.ts';
import { offsetRanges } from './topic-offsets.ts';

/** A dead letter and where it lies. */
interface Letter extends StoredLetter {
  offset: number;
}

/** What is known of one dead-letter topic. */
interface Known {
  topic: Topic;
  group: string;
  next: number;
  letters: Map<string, Letter>;
}

export interface DeadLetterLogParts {
  kafka: Kafka;
  admin: ReplaceableClient<Admin>;
  names: TopicNames;
  timings: KafkaTimings;
  ids: () => string;
  clock: () => Date;
  send(records: readonly OutgoingRecord[]): Promise<void>;
}

/** The dead letters on the brokers. Each call first reads what is new since the last one. */
export interface DeadLetterLog {
  list(query: DeadLetterQuery): Promise<DeadLetter[]>;
  get(id: string): Promise<DeadLetterDetails | null>;
  replay(id: string): Promise<boolean>;
  drop(id: string): Promise<boolean>;
  /** Number of dead letters by topic on the brokers. */
  counts(deadTopics: readonly string[]): Promise<Map<string, number>>;
}

const DEFAULT_LIMIT = 100;
const newestFirst = (a: Letter, b: Letter): number =>
  b.at.getTime() - a.at.getTime() || b.offset - a.offset;

/** Nothing is read before the first call. */
export const createDeadLetterLog = (parts: DeadLetterLogParts): DeadLetterLog => {
  const { admin, names } = parts;
  const known = new Map<string, Known>();
  const alone = createMutex();

  const knownOf = (name: string): Known => {
    const parsed = names.parseDead(name);
    if (!parsed) throw new Error(`${name} is no dead-letter topic`);
    const found = known.get(name) ?? { ...parsed, next: 0, letters: new Map() };
    known.set(name, found);
    return found;
  };
  const apply = (name: string, offset: number, message: Parameters<typeof readDeadRecord>[0]) => {
    const { letters } = knownOf(name);
    const { key, letter } = readDeadRecord(message);
    letters.delete(key);
    if (letter) letters.set(key, { ...letter, offset });
  };
  /** Forgets what the broker has removed; returns what is to be read. */
  const missing = async (client: Admin, name: string): Promise<Range[]> => {
    const found = knownOf(name);
    const [{ low = 0, high = 0 } = {}] = await offsetRanges(client, name);
    for (const [key, { offset }] of found.letters) if (offset < low) found.letters.delete(key);
    const from = Math.max(found.next, low);
    return from < high ? [{ topic: name, from, to: high }] : [];
  };
  const refresh = (deadTopics: readonly string[]): Promise<void> =>
    alone(async () => {
      const perTopic = await admin.use((client) =>
        Promise.all(deadTopics.map((name) => missing(client, name))),
      );
      const ranges = perTopic.flat();
      if (ranges.length === 0) return;
      const groupId = names.groupId(`dead-letters-${parts.ids()}`);
      await readRanges({ ...parts, groupId }, ranges, (name, message) =>
        apply(name, Number(message.offset), message),
      );
      for (const { topic, to } of ranges) knownOf(topic).next = to;
    });
  const topicsOf = async ({ topic, group }: DeadLetterQuery): Promise<string[]> =>
    (await admin.use((client) => client.listTopics())).filter((name) => {
      const parsed = names.parseDead(name);
      if (!parsed) return false;
      return (!topic || parsed.topic === topic) && (!group || parsed.group === group);
    });
  const find = async (id: string): Promise<{ source: Known; letter: Letter } | null> => {
    const deadTopics = await topicsOf({});
    await refresh(deadTopics);
    for (const source of deadTopics.map(knownOf))
      for (const letter of source.letters.values())
        if (toDeadLetter(source.topic, source.group, letter).id === id) return { source, letter };
    return null;
  };
  const remove = async ({ topic, group }: Known, key: string, before: OutgoingRecord[] = []) => {
    if (before.length > 0) await parts.send(before);
    await parts.send([removalRecord(names.dead(topic, group), key)]);
    return true;
  };

  return {
    list: async (query) => {
      const deadTopics = await topicsOf(query);
      await refresh(deadTopics);
      return deadTopics
        .map(knownOf)
        .flatMap(({ topic, group, letters }) =>
          [...letters.values()].map((letter) => ({ topic, group, letter })),
        )
        .sort((a, b) => newestFirst(a.letter, b.letter))
        .slice(0, query.limit ?? DEFAULT_LIMIT)
        .map(({ topic, group, letter }) => toDeadLetter(topic, group, letter));
    },
    get: async (id) => {
      const found = await find(id);
      if (!found) return null;
      const { topic, group } = found.source;
      return { ...toDeadLetter(topic, group, found.letter), event: eventOf(topic, found.letter) };
    },
    replay: async (id) => {
      const found = await find(id);
      if (!found) return false;
      const { source, letter } = found;
      const message = {
        key: Buffer.from(letter.subject),
        value: Buffer.from(letter.envelope),
        timestamp: String(parts.clock().getTime()),
      };
      // If this process ends between the two, the dead letter stays and may be replayed again.
      const again = parkedRecord(names, source, message, { parked: 0, notBefore: 0 });
      return remove(source, letter.key, [again]);
    },
    drop: async (id) => {
      const found = await find(id);
      return found ? remove(found.source, found.letter.key) : false;
    },
    counts: async (deadTopics) => {
      await refresh(deadTopics);
      return new Map(deadTopics.map((name) => [name, knownOf(name).letters.size]));
    },
  };
};
