import type { Admin } from 'kafkajs';
import type { Place } from '../consuming/held-partitions.ts';

/** Offsets of one partition: of its oldest message, and the one after its newest. */
export interface OffsetRange {
  partition: number;
  low: number;
  high: number;
}

/** The ranges of all partitions of a topic. */
export const offsetRanges = async (admin: Admin, topic: string): Promise<OffsetRange[]> =>
  (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high }) => ({
    partition,
    low: Number(low),
    high: Number(high),
  }));

/**
 * Where a group goes on in each partition: at what it committed, or at the oldest message where it committed nothing
 * or the broker has removed what comes next.
 */
export const groupPositions = async (
  admin: Admin,
  groupId: string,
  places: readonly Place[],
): Promise<number[]> => {
  const topics = [...new Set(places.map(({ topic }) => topic))];
  const committed = await admin.fetchOffsets({ groupId, topics });
  const ranges = new Map(
    await Promise.all(
      topics.map(async (topic) => [topic, await offsetRanges(admin, topic)] as const),
    ),
  );
  return places.map(({ topic, partition }) => {
    const stored = committed
      .find((each) => each.topic === topic)
      ?.partitions.find((each) => each.partition === partition)?.offset;
    const low = ranges.get(topic)?.find((each) => each.partition === partition)?.low ?? 0;
    return Math.max(Number(stored ?? -1), low);
  });
};
