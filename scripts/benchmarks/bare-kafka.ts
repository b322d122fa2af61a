import { createKafka } from '../../packages/event-bus-kafka/src/kafka-connection.ts';
import { handledListener, type EventPipe } from './event-pipe.ts';

/**
 * Events over kafkajs alone, as durable as ours: an idempotent producer that waits for all replicas, and a consumer
 * that commits by itself. It has no retries, dead letters or limits, and does not survive what our adapter survives.
 */
export const openBareKafka = async (options: {
  brokers: readonly string[];
  topic: string;
  partitions: number;
}): Promise<EventPipe & { close(): Promise<void> }> => {
  const { brokers, topic, partitions } = options;
  const kafka = createKafka({ brokers, clientId: 'bench' });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({
    topics: [{ topic, numPartitions: partitions }],
    waitForLeaders: true,
  });
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  const consumer = kafka.consumer({ groupId: `${topic}-group`, maxWaitTimeInMs: 500 });
  const handled = handledListener();
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({
    eachBatch: async ({ batch }) => {
      for (const { value } of batch.messages) {
        JSON.parse(String(value));
        handled.call();
      }
    },
  });
  return {
    onHandled: handled.set,
    publish: async (events) => {
      const messages = events.map((event) => ({
        key: event.subject,
        value: JSON.stringify(event),
      }));
      await producer.send({ topic, acks: -1, messages });
    },
    close: async () => {
      await consumer.disconnect();
      await producer.disconnect();
      await admin.deleteTopics({ topics: [topic] });
      await admin.deleteGroups([`${topic}-group`]);
      await admin.disconnect();
    },
  };
};
