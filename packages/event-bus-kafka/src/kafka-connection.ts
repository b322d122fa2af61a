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

/** Milliseconds: the longest pause between retries inside kafkajs, so that clients return soon after an outage. */
const MAX_RETRY_MS = 3_000;
const RETRIES = 5;

/** A kafkajs client. It does not log: what goes wrong reaches the bus as a rejection or a crash event. */
export const createKafka = ({ brokers, ssl, sasl, clientId }: KafkaConnection): Kafka => {
  ignoreNegativeTimeouts();
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(ssl ? { ssl: ssl.ca === undefined ? true : { ca: [ssl.ca] } } : {}),
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
    logLevel: logLevel.NOTHING,
    retry: { retries: RETRIES, maxRetryTime: MAX_RETRY_MS },
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
