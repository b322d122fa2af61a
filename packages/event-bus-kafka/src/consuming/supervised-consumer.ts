import { setTimeout as sleep } from 'node:timers/promises';
import { settledWithin } from '@argint/concurrency';
import type { Consumer } from 'kafkajs';
import { isRefusal } from '../fault-type.ts';

/** How a consumer is made, and who is told what happens to it. */
export interface SupervisorParts {
  /** A new consumer, which does not restart itself. */
  create(): Consumer;
  /** Connects it and runs it. */
  run(consumer: Consumer): Promise<void>;
  /** A crash, or a failed attempt to replace the consumer. */
  onError(error: unknown): void;
  /** The brokers refuse this client for good. */
  onFatal(error: unknown): void;
  /** Milliseconds that leaving the brokers may take. */
  disconnectMs: number;
  /** Waits between a crash and the next consumer. @default a timer */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** A consumer that is replaced when it crashes. */
export interface SupervisedConsumer {
  /** Undefined between a crash and the next consumer. */
  current(): Consumer | undefined;
  /** Disconnects. No consumer is made afterwards. */
  close(): Promise<void>;
}

/** kafkajs itself waits longer and longer while it connects. */
const AFTER_CRASH_MS = 500;

const timer = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/**
 * Runs a consumer, and a new one after each crash. kafkajs would not restart after some errors of a broker that is
 * only away for a moment, and its restart cannot be stopped while it disconnects.
 * @throws the error of the first start
 */
export const superviseConsumer = async (parts: SupervisorParts): Promise<SupervisedConsumer> => {
  const { pause = timer } = parts;
  const closing = new AbortController();
  let current: Consumer | undefined;
  let starting = Promise.resolve();

  const disconnect = async (consumer: Consumer): Promise<void> => {
    // kafkajs has no limit of its own.
    await settledWithin(consumer.disconnect(), parts.disconnectMs);
  };
  const start = async (): Promise<void> => {
    const consumer = parts.create();
    current = consumer;
    consumer.on(consumer.events.CRASH, ({ payload }) => onCrash(consumer, payload.error));
    try {
      await parts.run(consumer);
      // kafkajs does not end a consumer that is disconnected while it joins: it stays in the group.
      if (closing.signal.aborted) await disconnect(consumer);
    } catch (error) {
      if (current !== consumer) return;
      current = undefined;
      await disconnect(consumer);
      throw error;
    }
  };
  const replace = async (): Promise<void> => {
    for (;;) {
      await pause(AFTER_CRASH_MS, closing.signal);
      if (closing.signal.aborted) return;
      try {
        starting = start();
        return await starting;
      } catch (error) {
        if (!isMendable(error)) return;
      }
    }
  };
  const isMendable = (error: unknown): boolean => {
    parts.onError(error);
    if (!isRefusal(error)) return true;
    parts.onFatal(error);
    return false;
  };
  /** kafkajs has disconnected the consumer before it reports the crash. */
  const onCrash = (consumer: Consumer, error: unknown): void => {
    if (consumer !== current) return;
    current = undefined;
    if (isMendable(error)) void replace();
  };

  await start();
  return {
    current: () => current,
    close: async () => {
      closing.abort();
      const consumer = current;
      current = undefined;
      if (consumer) await disconnect(consumer);
      await settledWithin(starting, parts.disconnectMs);
    },
  };
};
