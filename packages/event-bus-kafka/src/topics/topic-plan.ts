import { EVENT_GROUPS, TOPICS, type Topic } from '@argint/contracts';
import { DEFAULT_RETRY_POLICY } from '@argint/event-bus';
import type { TopicNames } from './topic-names.ts';

/** A topic as it should be on the brokers. */
export interface PlannedTopic {
  name: string;
  partitions: number;
  /** Settings of the topic; their names and values are Kafka's. */
  settings: Readonly<Record<string, string>>;
}

/** What the plan is made from. */
export interface TopicPlanInput {
  names: TopicNames;
  /** Partitions of each topic that services publish to. */
  partitions: number;
  /** Which topics each group handles. @default EVENT_GROUPS */
  groups?: Readonly<Record<string, readonly Topic[]>>;
  /** @default the delays of DEFAULT_RETRY_POLICY */
  retryDelays?: number;
}

const DAY_MS = 86_400_000;
/** As in the embedded bus: events 7 days, dead letters 30. */
const EVENTS = { 'cleanup.policy': 'delete', 'retention.ms': String(7 * DAY_MS) };
const DEAD_LETTERS = { 'cleanup.policy': 'compact,delete', 'retention.ms': String(30 * DAY_MS) };

/** The topics a group needs for a topic that it handles. */
export const groupTopics = (
  { names, retryDelays = DEFAULT_RETRY_POLICY.parkedMs.length }: Omit<TopicPlanInput, 'partitions'>,
  topic: Topic,
  group: string,
): PlannedTopic[] => [
  // One partition for each delay.
  { name: names.retry(topic, group), partitions: retryDelays, settings: EVENTS },
  // A key's removal must come after it, so all lie in one partition.
  { name: names.dead(topic, group), partitions: 1, settings: DEAD_LETTERS },
];

/** Every topic of the product: the events, and for each group that handles one its retries and dead letters. */
export const planTopics = (input: TopicPlanInput): PlannedTopic[] => [
  ...TOPICS.map((topic) => ({
    name: input.names.main(topic),
    partitions: input.partitions,
    settings: EVENTS,
  })),
  ...Object.entries<readonly Topic[]>(input.groups ?? EVENT_GROUPS).flatMap(([group, topics]) =>
    topics.flatMap((topic) => groupTopics(input, topic, group)),
  ),
];
