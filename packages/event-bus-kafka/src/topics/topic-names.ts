import { TOPICS, type Topic } from '@argint/contracts';
import { retryTopic } from '@argint/event-bus';

/** The names of topics and consumer groups on the brokers: with a prefix, so that products can share a cluster. */
export interface TopicNames {
  main(topic: Topic): string;
  /** Where a group's failed events wait; one partition for each delay. */
  retry(topic: Topic, group: string): string;
  /** Where a group's dead letters lie; compacted, keyed by dead letter. */
  dead(topic: Topic, group: string): string;
  groupId(group: string): string;
  /** The topic and group of a dead-letter topic. Null for any other name. */
  parseDead(name: string): { topic: Topic; group: string } | null;
}

const DEAD_SUFFIX = '.dlq';
/** No dot: the group is the last but one part of a name. */
const GROUP = /^[A-Za-z0-9_-]{1,100}$/;

/** @throws Error for a group whose name could be mistaken for a part of a topic */
export const createTopicNames = (prefix: string): TopicNames => {
  const checked = (group: string): string => {
    if (!GROUP.test(group)) throw new Error(`${group} is no group name: letters, digits, - and _`);
    return group;
  };
  return {
    main: (topic) => prefix + topic,
    retry: (topic, group) => prefix + retryTopic(topic, checked(group)),
    dead: (topic, group) => `${prefix}${topic}.${checked(group)}${DEAD_SUFFIX}`,
    groupId: (group) => prefix + checked(group),
    parseDead: (name) => {
      if (!name.startsWith(prefix) || !name.endsWith(DEAD_SUFFIX)) return null;
      const inner = name.slice(prefix.length, -DEAD_SUFFIX.length);
      const dot = inner.lastIndexOf('.');
      const [topic, group] = [inner.slice(0, dot) as Topic, inner.slice(dot + 1)];
      return dot > 0 && TOPICS.includes(topic) ? { topic, group } : null;
    },
  };
};
