import { eventBusConformance } from '@argint/event-bus/conformance';
import { describeWithServer, KAFKA, locateServer } from '@argint/testkit/test-servers';
import { afterAll, beforeAll } from '@jest/globals';
import { createKafkaLog, LOG_LIMIT_MS, TEST_RETRY, type KafkaLog } from './testing/kafka-log.ts';

describeWithServer('the Kafka adapter', await locateServer(KAFKA), (kafka) => {
  let log: KafkaLog;
  beforeAll(async () => {
    log = await createKafkaLog(kafka.address());
  }, LOG_LIMIT_MS);
  afterAll(() => log.remove(), LOG_LIMIT_MS);

  // All claims share the topics: every claim finds the events of those before it.
  eventBusConformance('Kafka, one set of topics for all claims', {
    openLog: async () => ({ open: async () => log.open(), remove: async () => undefined }),
    retry: TEST_RETRY,
    eventuallyMs: 20_000,
  });
});
