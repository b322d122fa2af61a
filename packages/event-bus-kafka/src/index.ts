/**
 * The event bus on Kafka 4 and newer, over kafkajs.
 *
 * Services never make topics: run `node main.ts --create-topics` of any service (in the checkout
 * `node services/essay/src/main.ts --create-topics`) once before the first start of a release.
 */
export { openKafkaBus } from './kafka-bus.ts';
export type { KafkaConnection } from './kafka-connection.ts';
export { createProductTopics } from './topics/create-product-topics.ts';
