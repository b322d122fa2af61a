import { retryTopic, type QueueStats } from '@argint/event-bus';
import type { Admin } from 'kafkajs';
import type { ReplaceableClient } from '../replaceable-client.ts';
import type { TopicNames } from '../topics/topic-names.ts';
import type { DeadLetterLog } from './dead-letter-log.ts';
import { oldestAge } from './oldest-age.ts';
import { groupPositions, offsetRanges } from './topic-offsets.ts';

/** What a group has not handled of one topic on the brokers. */
interface Backlog {
  topic: string;
  waiting: number;
  /** Offset of the oldest unhandled message by partition; only partitions that have one. */
  oldest: Map<number, number>;
}

const readBacklog = async (admin: Admin, groupId: string, topic: string): Promise<Backlog> => {
  const ranges = await offsetRanges(admin, topic);
  const places = ranges.map(({ partition }) => ({ topic, partition }));
  const positions = await groupPositions(admin, groupId, places);
  const oldest = new Map<number, number>();
  let waiting = 0;
  for (const [index, { partition, high }] of ranges.entries()) {
    const position = positions[index] ?? high;
    if (position >= high) continue;
    waiting += high - position;
    oldest.set(partition, position);
  }
  return { topic, waiting, oldest };
};

const isOlder = async (
  admin: Admin,
  { topic, oldest }: Backlog,
  time: number,
): Promise<boolean> => {
  if (oldest.size === 0) return false;
  const firsts = await admin.fetchTopicOffsetsByTimestamp(topic, time);
  return firsts.some(({ partition, offset }) => {
    const position = oldest.get(partition);
    return position !== undefined && Number(offset) > position;
  });
};

/**
 * Reads how far groups are behind, sorted by topic and group. A group has a row for each topic that it has a
 * dead-letter topic for, whether any member runs or not.
 */
export const createQueueStats =
  (parts: {
    admin: ReplaceableClient<Admin>;
    names: TopicNames;
    deadLetters: Pick<DeadLetterLog, 'counts'>;
    clock: () => Date;
  }): ((groups?: readonly string[]) => Promise<QueueStats[]>) =>
  async (groups) => {
    const { names } = parts;
    const rows = (await parts.admin.use((admin) => admin.listTopics()))
      .flatMap((dead) => {
        const parsed = names.parseDead(dead);
        return parsed && (!groups || groups.includes(parsed.group)) ? [{ ...parsed, dead }] : [];
      })
      .sort((a, b) => a.topic.localeCompare(b.topic) || a.group.localeCompare(b.group));
    const counts = await parts.deadLetters.counts(rows.map(({ dead }) => dead));
    return parts.admin.use((admin) =>
      Promise.all(
        rows.map(async ({ topic, group, dead }) => {
          const groupId = names.groupId(group);
          const fresh = await readBacklog(admin, groupId, names.main(topic));
          const parked = await readBacklog(admin, groupId, names.retry(topic, group));
          const none = fresh.waiting + parked.waiting === 0;
          const ageMs = none
            ? 0
            : await oldestAge(
                parts.clock().getTime(),
                async (time) => (await isOlder(admin, fresh, time)) || isOlder(admin, parked, time),
              );
          return {
            topic,
            group,
            lag: fresh.waiting,
            oldestAgeSeconds: ageMs / 1_000,
            retryTopic: retryTopic(topic, group),
            retries: parked.waiting,
            deadLetters: counts.get(dead) ?? 0,
          };
        }),
      ),
    );
  };
