import { freePort } from '../free-port.ts';
import { controlOfContainer } from './container-control.ts';
import type { ServerKind } from './test-server.ts';
import { waitForPort } from './wait-for-port.ts';

const CONTROLLER_PORT = 9093;
const START_MS = 120_000;

/** Settings of one broker that is its own controller. Clients outside must see the port that it listens on. */
const settings = (port: number): Record<string, string> => ({
  KAFKA_NODE_ID: '1',
  KAFKA_PROCESS_ROLES: 'broker,controller',
  KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:${CONTROLLER_PORT}`,
  KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://localhost:${port}`,
  KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
  KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
  KAFKA_CONTROLLER_QUORUM_VOTERS: `1@localhost:${CONTROLLER_PORT}`,
  KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
  KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
  KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
  KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
  KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
});

/** Kafka 4 or newer, as a single broker without TLS. The address is a list of brokers. */
export const KAFKA: ServerKind = {
  name: 'Kafka',
  addressVariable: 'TEST_KAFKA_BROKERS',
  controlVariable: 'TEST_KAFKA_CONTROL',
  imageVariable: 'TEST_KAFKA_IMAGE',
  defaultImage: 'apache/kafka:4.1.0',
  startContainer: async (image) => {
    const { GenericContainer, Wait } = await import('testcontainers');
    const port = await freePort();
    const container = await new GenericContainer(image)
      .withEnvironment(settings(port))
      .withExposedPorts({ container: port, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .withStartupTimeout(START_MS)
      .start();
    return {
      address: `localhost:${port}`,
      control: await controlOfContainer(container.getId(), () => waitForPort('localhost', port)),
      release: async () => void (await container.stop()),
    };
  },
};
