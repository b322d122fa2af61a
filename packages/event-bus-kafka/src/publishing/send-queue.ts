import type { Message, Producer } from 'kafkajs';
import { faultType } from '../fault-type.ts';
import type { ReplaceableClient } from '../replaceable-client.ts';
import type { StallWatch } from '../stall-watch.ts';

/** A message and its topic, by its name on the brokers. */
export interface OutgoingRecord {
  topic: string;
  message: Message;
}

interface Call {
  records: readonly OutgoingRecord[];
  resolve(): void;
  reject(error: unknown): void;
}

/** Records in one request at most. A call with more goes out in one request all the same. */
const BATCH = 1_000;
/** Faults of single records: the other calls of the batch are not to blame. */
const RECORD_FAULTS = new Set([
  'UNKNOWN_TOPIC_OR_PARTITION',
  'INVALID_TOPIC_EXCEPTION',
  'TOPIC_AUTHORIZATION_FAILED',
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
]);

const byTopic = (records: readonly OutgoingRecord[]) =>
  [...Map.groupBy(records, ({ topic }) => topic)].map(([topic, list]) => ({
    topic,
    messages: list.map(({ message }) => message),
  }));

/**
 * Sends records in the order of the calls, one request at a time: an idempotent producer of kafkajs cannot do
 * more, and calls that arrive meanwhile share the next request. So a request that never ends would hold up all others:
 * each is watched.
 */
export const createSendQueue = (
  producer: ReplaceableClient<Producer>,
  startWatch: () => Pick<StallWatch, 'stop'>,
): ((records: readonly OutgoingRecord[]) => Promise<void>) => {
  const waiting: Call[] = [];
  let isRunning = false;

  const send = async (records: readonly OutgoingRecord[]): Promise<void> => {
    const topicMessages = byTopic(records);
    const watch = startWatch();
    try {
      await producer.use((client) => client.sendBatch({ acks: -1, topicMessages }));
    } finally {
      watch.stop();
    }
  };
  const settle = async (calls: readonly Call[]): Promise<void> => {
    try {
      await send(calls.flatMap(({ records }) => records));
      for (const { resolve } of calls) resolve();
    } catch (error) {
      if (calls.length > 1 && RECORD_FAULTS.has(faultType(error) ?? ''))
        for (const call of calls) await settle([call]);
      else for (const { reject } of calls) reject(error);
    }
  };
  const takeBatch = (): Call[] => {
    let records = 0;
    const end = waiting.findIndex((call, index) => {
      records += call.records.length;
      return index > 0 && records > BATCH;
    });
    return waiting.splice(0, end === -1 ? waiting.length : end);
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) await settle(takeBatch());
    isRunning = false;
  };

  return (records) =>
    new Promise((resolve, reject) => {
      waiting.push({ records, resolve, reject });
      if (!isRunning) void run();
    });
};
