export { openKafkaBus } from './kafka-bus.ts';
export { KAFKA_TIMINGS, type KafkaBusOptions, type KafkaTimings } from './kafka-bus-options.ts';
export { createKafka, type KafkaConnection } from './kafka-connection.ts';
export { createTopicNames, type TopicNames } from './topics/topic-names.ts';
export { planTopics, type PlannedTopic, type TopicPlanInput } from './topics/topic-plan.ts';
export {
  applyTopicPlan,
  ShrinkingTopicError,
  type TopicChanges,
} from './topics/apply-topic-plan.ts';
