import { AssignerProtocol, type GroupMember, type PartitionAssigner } from 'kafkajs';

/** The topics each member asked for. */
export type Subscriptions = ReadonlyMap<string, readonly string[]>;
type Assigned = Map<string, Record<string, number[]>>;

/**
 * Gives every partition to a member that subscribed to its topic, the one with the fewest so far. During a rolling
 * update members of one group subscribe to different topics.
 */
export const assignPartitions = (
  subscriptions: Subscriptions,
  partitionsOf: (topic: string) => readonly number[],
): Assigned => {
  const assigned: Assigned = new Map([...subscriptions.keys()].map((member) => [member, {}]));
  const counts = new Map<string, number>();
  const topics = new Set([...subscriptions.values()].flat());
  for (const topic of [...topics].sort()) {
    const members = [...subscriptions.keys()].filter((each) =>
      subscriptions.get(each)?.includes(topic),
    );
    for (const partition of partitionsOf(topic).toSorted((a, b) => a - b)) {
      const [member = ''] = members
        .toSorted()
        .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
      counts.set(member, (counts.get(member) ?? 0) + 1);
      ((assigned.get(member)![topic] ??= []) satisfies number[]).push(partition);
    }
  }
  return assigned;
};

const topicsOf = ({ memberMetadata }: GroupMember): string[] =>
  AssignerProtocol.MemberMetadata.decode(memberMetadata)?.topics ?? [];

const VERSION = 0;
const NAME = 'SubscribedTopics';

/**
 * The assigner of our groups. The one of kafkajs gives partitions to members that did not subscribe to them, and
 * these drop them: nobody would consume them.
 */
export const subscriptionAssigner: PartitionAssigner = ({ cluster }) => ({
  name: NAME,
  version: VERSION,
  protocol: ({ topics }) => ({
    name: NAME,
    metadata: AssignerProtocol.MemberMetadata.encode({
      version: VERSION,
      topics,
      userData: Buffer.alloc(0),
    }),
  }),
  assign: async ({ members }) => {
    const subscriptions = new Map(members.map((each) => [each.memberId, topicsOf(each)]));
    // The leader may not know topics that only other members consume.
    await cluster.addMultipleTargetTopics([...new Set([...subscriptions.values()].flat())]);
    const assigned = assignPartitions(subscriptions, (topic) =>
      cluster.findTopicPartitionMetadata(topic).map(({ partitionId }) => partitionId),
    );
    return [...assigned].map(([memberId, assignment]) => ({
      memberId,
      memberAssignment: AssignerProtocol.MemberAssignment.encode({
        version: VERSION,
        assignment,
        userData: Buffer.alloc(0),
      }),
    }));
  },
});
