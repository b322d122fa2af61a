import { AppError } from '@argint/contracts';
import { createKafka, type KafkaConnection } from '../kafka-connection.ts';
import { applyTopicPlan } from './apply-topic-plan.ts';
import { createTopicNames } from './topic-names.ts';
import { topicFault } from './topic-fault.ts';
import { planTopics } from './topic-plan.ts';

export interface ProductTopics {
  connection: KafkaConnection;
  prefix: string;
  /** Of each topic that services publish to. */
  partitions: number;
  /** Brokers that hold each topic. */
  replication: number;
}

/**
 * Makes every topic of the product: events, retries and dead letters. Repeatable. Returns one line for each topic that
 * was changed, then one that counts the others.
 * @throws AppError UNAVAILABLE with one sentence
 */
export const createProductTopics = async (wanted: ProductTopics): Promise<string[]> => {
  const names = createTopicNames(wanted.prefix);
  const admin = createKafka(wanted.connection).admin();
  try {
    await admin.connect();
    const plan = planTopics({ names, partitions: wanted.partitions });
    const { created, grown, reset, unchanged } = await applyTopicPlan(
      admin,
      plan,
      wanted.replication,
    );
    return [
      ...created.map((name) => `${name}: created`),
      ...grown.map((name) => `${name}: more partitions`),
      ...reset.map((name) => `${name}: settings`),
      `${unchanged.length} of ${plan.length} topics were there already`,
    ];
  } catch (error) {
    const message = `The topics were not made: ${topicFault(error)}`;
    throw new AppError('UNAVAILABLE', message, { cause: error });
  } finally {
    await admin.disconnect();
  }
};
