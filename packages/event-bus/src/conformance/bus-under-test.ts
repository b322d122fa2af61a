import { randomUUID } from 'node:crypto';
import { test } from '@jest/globals';
import type { DeadLetter, DeadLetterQuery } from '../bus-operators.ts';
import type { Delivery, EventBus, EventHandlers } from '../event-bus.ts';
import type { EventEnvelope } from '../event-envelope.ts';
import type { RetryPolicy } from '../retry-policy.ts';
import { eventually, sample, TOPIC } from '../testing/sample-events.ts';

/** One durable log under test. */
export interface ConformanceLog {
  /** Another replica on the log, or the same one started again. */
  open(): Promise<EventBus>;
  /** Called when every replica is closed. */
  remove(): Promise<void>;
}

/** What an adapter's test gives the suite. */
export interface BusUnderTest {
  /**
   * A log for one claim. It may be shared with other claims and runs and hold their events. Adapters on
   * a shared server give their topics a prefix instead of emptying them.
   */
  openLog(): Promise<ConformanceLog>;
  /** The policy replicas are opened with: at least two attempts in place and one parked. */
  retry: RetryPolicy;
  /** Longest wait for one expected thing in milliseconds: at least a session timeout and a rebalance. @default 10,000 */
  eventuallyMs?: number;
}

/** What one claim works with. Groups, keys and ids are its own; events of other claims never show. */
export interface ClaimTools {
  /** Opens a replica; the suite closes it. */
  open(): Promise<EventBus>;
  retry: RetryPolicy;
  group(name: string): string;
  /** An event of this claim. */
  event(key: string, id: string): EventEnvelope<typeof TOPIC>;
  /** `count` events of one key with the ids `key-0`, `key-1` and so on. */
  events(key: string, count: number): EventEnvelope<typeof TOPIC>[];
  /** Handlers that see this claim's events, with the ids and keys that `event` was given. */
  handlers(
    work: (id: string, delivery: Delivery & { key: string; event: EventEnvelope }) => unknown,
  ): EventHandlers;
  /** A group's dead letters that are events of this claim. */
  deadLetters(bus: EventBus, query: DeadLetterQuery): Promise<DeadLetter[]>;
  /** Waits until it holds. @throws Error that names what never happened */
  eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void>;
}

/** Registers a claim as a test. */
export type Claim = (title: string, run: (tools: ClaimTools) => Promise<void>) => void;

/** A claim may wait this many times for something to happen. */
const WAITS = 6;

/** Each id where it appears for the first time: what at-least-once delivery keeps in order. */
export const firstOccurrences = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Makes the function that registers claims about an adapter. */
export const claimsAbout = (bus: BusUnderTest): Claim => {
  const { retry, eventuallyMs = 10_000 } = bus;
  return (title, run) => {
    test(
      title,
      async () => {
        const log = await bus.openLog();
        const opened: EventBus[] = [];
        const open = async () => {
          const replica = await log.open();
          opened.push(replica);
          return replica;
        };
        try {
          await run({ ...createScope(), open, retry, eventually: within(eventuallyMs) });
        } finally {
          await Promise.all(opened.map((replica) => replica.close()));
          await log.remove();
        }
      },
      WAITS * eventuallyMs,
    );
  };
};

const within =
  (ms: number): ClaimTools['eventually'] =>
  (what, holds) =>
    eventually(what, holds, ms);

const createScope = (): Pick<
  ClaimTools,
  'group' | 'event' | 'events' | 'handlers' | 'deadLetters'
> => {
  const prefix = `${randomUUID().slice(0, 8)}/`;
  const event = (key: string, id: string) => sample(prefix + key, prefix + id);
  return {
    group: (name) => `conformance-${prefix}${name}`.replace('/', '-'),
    event,
    events: (key, count) =>
      Array.from({ length: count }, (_, index) => event(key, `${key}-${index}`)),
    deadLetters: async (bus, query) =>
      (await bus.operators.deadLetters(query)).filter(({ eventId }) => eventId.startsWith(prefix)),
    handlers: (work) => ({
      [TOPIC]: async (received: EventEnvelope, { signal }: Delivery) => {
        if (!received.subject.startsWith(prefix)) return;
        const [id, key] = [received.id.slice(prefix.length), received.subject.slice(prefix.length)];
        await work(id, { signal, key, event: received });
      },
    }),
  };
};
