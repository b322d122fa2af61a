import { AppError } from '@argint/contracts';
import { handlerEntries, type EventHandlers } from '@argint/event-bus';
import type { Admin } from 'kafkajs';
import type { ReplaceableClient } from '../replaceable-client.ts';
import type { TopicNames } from './topic-names.ts';

/** @throws AppError UNAVAILABLE with one sentence where a topic is missing, or a retry topic has too few partitions */
export const checkTopics = async (
  admin: ReplaceableClient<Admin>,
  names: TopicNames,
  {
    group,
    handlers,
    retryDelays,
  }: { group: string | null; handlers: EventHandlers; retryDelays: number },
): Promise<void> => {
  const topics = handlerEntries(handlers).map(([topic]) => topic);
  const retries = group === null ? [] : topics.map((topic) => names.retry(topic, group));
  const dead = group === null ? [] : topics.map((topic) => names.dead(topic, group));
  const wanted = [...topics.map(names.main), ...retries, ...dead];
  await admin.use(async (client) => {
    const existing = new Set(await client.listTopics());
    const missing = wanted.filter((topic) => !existing.has(topic));
    if (missing.length > 0)
      throw new AppError(
        'UNAVAILABLE',
        `Kafka has no topic ${missing.join(', ')}: run node main.ts --create-topics in any service. If it is there, the user on Kafka may not see it: it needs Read and Write.`,
      );
    if (retries.length === 0) return;
    const { topics: found } = await client.fetchTopicMetadata({ topics: retries });
    const small = found.filter(({ partitions }) => partitions.length < retryDelays);
    if (small.length > 0)
      throw new AppError(
        'UNAVAILABLE',
        `${small.map(({ name }) => name).join(', ')} needs a partition for each of ${retryDelays} delays: run node main.ts --create-topics in any service.`,
      );
  });
};
