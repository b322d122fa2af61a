import { expect, test } from '@jest/globals';
import type { Admin } from 'kafkajs';
import { applyTopicPlan } from './apply-topic-plan.ts';
import { topicFault } from './topic-fault.ts';

const refused = Object.assign(new Error('Not authorized to access topics'), {
  name: 'KafkaJSProtocolError',
  type: 'TOPIC_AUTHORIZATION_FAILED',
});
const NEEDS = 'The user needs Create, Alter, AlterConfigs, Read and Write on the topics.';

test('a refusal to make topics names a topic, the reason and the rights', () => {
  const each = Object.assign(new Error(refused.message), { type: refused.type, topic: 'a' });
  const all = Object.assign(new Error('Topic creation errors'), { errors: [each, each] });
  expect(topicFault(all)).toBe(`a: Not authorized to access topics. ${NEEDS}`);
  expect(topicFault(refused)).toBe(`Not authorized to access topics. ${NEEDS}`);
});

test('any other fault is said as it is', () => {
  expect(topicFault(new Error('away'))).toBe('away');
});

test('a new topic that may not be read is not waited for', async () => {
  const admin = {
    listTopics: async () => [],
    createTopics: async () => true,
    fetchTopicOffsets: async () => {
      throw refused;
    },
  } as unknown as Admin;
  const plan = [{ name: 'a', partitions: 1, settings: {} }];
  await expect(applyTopicPlan(admin, plan, 1)).rejects.toBe(refused);
});
