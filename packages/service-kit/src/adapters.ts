import { join } from 'node:path';
import type { AggregateStore } from '@argint/aggregate-store';
import type { KafkaConnection } from '@argint/event-bus-kafka';
import type { BusErrorListener, BusObserver, EventBus } from '@argint/event-bus';
import { ConfigError, type CommonConfig } from './config.ts';

// The one file that names adapters. Each is imported when it is opened, so a service without a store loads none.

type KafkaConfig = Pick<
  CommonConfig,
  | 'KAFKA_BROKERS'
  | 'KAFKA_SSL'
  | 'KAFKA_SSL_CA'
  | 'KAFKA_SASL_MECHANISM'
  | 'KAFKA_SASL_USERNAME'
  | 'KAFKA_SASL_PASSWORD'
>;

/** How to reach Kafka. Null without KAFKA_BROKERS. @throws ConfigError where the settings do not fit together */
export const kafkaConnection = (config: KafkaConfig, clientId: string): KafkaConnection | null => {
  const { KAFKA_BROKERS: brokers, KAFKA_SASL_MECHANISM: mechanism } = config;
  const { KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config;
  if (brokers === undefined) return null;
  if (mechanism && !(username && password))
    throw new ConfigError([
      'KAFKA_SASL_MECHANISM needs KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD.',
    ]);
  return {
    clientId,
    brokers: brokers.split(','),
    ...(config.KAFKA_SSL
      ? { ssl: config.KAFKA_SSL_CA === undefined ? {} : { ca: config.KAFKA_SSL_CA } }
      : {}),
    ...(mechanism && username && password ? { sasl: { mechanism, username, password } } : {}),
  };
};

/** Opens the event bus of this process. @throws ConfigError */
export const openBus = async (
  name: string,
  config: KafkaConfig &
    Pick<CommonConfig, 'BUS_FILE' | 'DATA_DIR' | 'KAFKA_TOPIC_PREFIX' | 'KAFKA_SESSION_SECONDS'>,
  options: { clock: () => Date; observer: BusObserver; onError: BusErrorListener },
): Promise<EventBus> => {
  const connection = kafkaConnection(config, name);
  if (connection) {
    const { openKafkaBus } = await import('@argint/event-bus-kafka');
    const sessionMs = config.KAFKA_SESSION_SECONDS * 1_000;
    return openKafkaBus({
      connection,
      prefix: config.KAFKA_TOPIC_PREFIX,
      // Several heartbeats fit into a session, so that one lost on the way ends nothing.
      timings: { sessionMs, heartbeatMs: Math.min(3_000, sessionMs / 5) },
      ...options,
    });
  }
  const { openEmbeddedBus } = await import('@argint/event-bus-embedded');
  return openEmbeddedBus({
    file: config.BUS_FILE ?? join(config.DATA_DIR, 'bus.sqlite'),
    ...options,
  });
};

/** Makes the topics of the product. Returns one line per change. @throws ConfigError, AppError UNAVAILABLE */
export const createTopics = async (
  config: KafkaConfig &
    Pick<CommonConfig, 'KAFKA_TOPIC_PREFIX' | 'KAFKA_PARTITIONS' | 'KAFKA_REPLICATION'>,
): Promise<string[]> => {
  const connection = kafkaConnection(config, 'create-topics');
  if (!connection) throw new ConfigError(['KAFKA_BROKERS is required for --create-topics.']);
  const { createProductTopics } = await import('@argint/event-bus-kafka');
  return createProductTopics({
    connection,
    prefix: config.KAFKA_TOPIC_PREFIX,
    partitions: config.KAFKA_PARTITIONS,
    replication: config.KAFKA_REPLICATION,
  });
};

/**
 * Opens the store of one service. `onFatal` is called when it has failed in a way that only a new process can mend.
 * @throws AppError UNAVAILABLE with one sentence
 */
export const openStore = async (
  service: string,
  config: Pick<CommonConfig, 'DATA_DIR' | 'MONGO_URL'> &
    Partial<Pick<CommonConfig, 'MONGO_TLS_CA'>>,
  clock: () => Date,
  onFatal: (error: unknown) => void = () => undefined,
): Promise<AggregateStore> => {
  if (config.MONGO_URL !== undefined) {
    const { openMongoStore } = await import('@argint/aggregate-store-mongo');
    const { MONGO_URL: url, MONGO_TLS_CA: ca } = config;
    return openMongoStore({ url, ca, service, clock, onFatal });
  }
  const { openSqliteStore } = await import('@argint/aggregate-store-sqlite');
  const store = openSqliteStore({ file: join(config.DATA_DIR, `${service}.sqlite`), clock });
  return {
    ...store,
    // No job migrates an embedded store before the service starts, so the service does it itself.
    ready: async () => {
      await store.migrate({ dropUnused: true });
      await store.ready();
    },
  };
};
