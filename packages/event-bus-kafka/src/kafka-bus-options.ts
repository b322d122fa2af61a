import type { BusErrorListener, BusObserver, RetryPolicy } from '@argint/event-bus';
import type { KafkaConnection } from './kafka-connection.ts';

/** Milliseconds, each but `bufferedEvents`. */
export interface KafkaTimings {
  /** How long a member may be silent before the broker gives its partitions to others. Brokers refuse less than 6 s. */
  sessionMs: number;
  /** Between heartbeats. A member notices a rebalance at the next one. */
  heartbeatMs: number;
  /** How long a rebalance waits for a member. */
  rebalanceMs: number;
  /** How long the broker holds back an answer while there is nothing to fetch. */
  fetchWaitMs: number;
  /** A consumer without any sign of life for so long has failed for good. */
  stallMs: number;
  /** A producer that has not ended a request for so long has failed for good. kafkajs ends it after 3 minutes or so. */
  sendMs: number;
  /** How long a closing subscription waits for its running handlers. */
  closeMs: number;
  /** How long leaving the brokers may take. */
  disconnectMs: number;
  /** How long one attempt of a handler may take. It then fails with DEADLINE. */
  handlerMs: number;
  /** How long a ping may take. */
  pingMs: number;
  /** Events of one partition that are fetched ahead, about. */
  bufferedEvents: number;
}

/** The defaults. */
export const KAFKA_TIMINGS: KafkaTimings = {
  sessionMs: 10_000,
  heartbeatMs: 2_000,
  rebalanceMs: 60_000,
  fetchWaitMs: 500,
  stallMs: 180_000,
  sendMs: 360_000,
  closeMs: 10_000,
  disconnectMs: 5_000,
  handlerMs: 60_000,
  pingMs: 2_000,
  bufferedEvents: 1_000,
};

/** How a bus is opened. */
export interface KafkaBusOptions {
  connection: KafkaConnection;
  /** Before the names of topics and groups. @default '' */
  prefix?: string;
  onError: BusErrorListener;
  clock?: () => Date;
  /** Makes the names of groups that only one process is in. @default random UUIDs */
  ids?: () => string;
  observer?: BusObserver;
  retry?: RetryPolicy;
  timings?: Partial<KafkaTimings>;
}
