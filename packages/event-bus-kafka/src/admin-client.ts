import { setTimeout as sleep } from 'node:timers/promises';
import type { Admin, Kafka } from 'kafkajs';
import { createReplaceableClient, type ReplaceableClient } from './replaceable-client.ts';

const TRIES = 10;
const PAUSE_MS = 200;

const isRetriable = (error: unknown): boolean =>
  (error as { retriable?: unknown } | null)?.retriable === true;

/**
 * A client for questions about topics and groups. kafkajs gives up at once when a partition has got a new leader, so a
 * retriable failure is tried again here, with a new client that asks the brokers anew. Work may therefore run twice.
 */
export const createAdminClient = (kafka: Kafka): ReplaceableClient<Admin> => {
  const client = createReplaceableClient(
    async () => {
      const admin = kafka.admin();
      await admin.connect();
      return admin;
    },
    (admin) => admin.disconnect(),
  );
  return {
    close: client.close,
    use: async (work) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await client.use(work);
        } catch (error) {
          if (tries === TRIES || !isRetriable(error)) throw error;
          await sleep(PAUSE_MS);
        }
      }
    },
  };
};
