import { Kafka, logLevel, type SASLOptions } from 'kafkajs';

/** How to reach and sign in to the brokers. */
export interface KafkaConnection {
  /** host:port of one or more brokers. */
  brokers: readonly string[];
  /** TLS, with the certificate authorities of this PEM or the usual ones. Absent = no TLS. */
  ssl?: { ca?: string };
  sasl?: {
    mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    username: string;
    password: string;
  };
  /** Shown in the broker's logs. */
  clientId: string;
}

/** How kafkajs retries. In milliseconds, its longest pause: clients return soon after an outage. */
export const RETRY = { retries: 5, maxRetryTime: 3_000 };

/** A kafkajs client. It does not log: what goes wrong reaches the bus as a rejection or a crash event. */
export const createKafka = ({ brokers, ssl, sasl, clientId }: KafkaConnection): Kafka => {
  ignoreNegativeTimeouts();
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(ssl ? { ssl: ssl.ca === undefined ? true : { ca: [ssl.ca] } } : {}),
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
    logLevel: logLevel.NOTHING,
    retry: RETRY,
  });
};

let isIgnoring = false;

// kafkajs 2.2.4 sets timers with a negative delay, which Node 24 warns about. They do no harm.
const ignoreNegativeTimeouts = (): void => {
  if (isIgnoring) return;
  isIgnoring = true;
  const { emitWarning } = process;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    if (rest[0] === 'TimeoutNegativeWarning') return;
    (emitWarning as (...args: unknown[]) => void).call(process, warning, ...rest);
  }) as typeof process.emitWarning;
};
