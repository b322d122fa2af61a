import { Partitioners, type Kafka, type Producer } from 'kafkajs';
import { createReplaceableClient, type ReplaceableClient } from '../replaceable-client.ts';

/**
 * An idempotent producer that is replaced after each failure. A request that failed may have been written all the
 * same. kafkajs would number the next request like the failed one, and the broker would take it for a repetition,
 * confirm it and drop it. A new producer has numbers of its own.
 */
export const createFreshProducer = (kafka: Kafka): ReplaceableClient<Producer> =>
  createReplaceableClient(
    async () => {
      const producer = kafka.producer({
        idempotent: true,
        maxInFlightRequests: 1,
        allowAutoTopicCreation: false,
        createPartitioner: Partitioners.DefaultPartitioner,
      });
      await producer.connect();
      return producer;
    },
    (producer) => producer.disconnect(),
  );
