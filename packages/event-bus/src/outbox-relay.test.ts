import { afterEach, describe, expect, test } from '@jest/globals';
import { createFakeOutbox } from './testing/fake-outbox.ts';
import { eventually, gate, sample, samples } from './testing/sample-events.ts';
import type { EventEnvelope } from './event-envelope.ts';
import { relayBackOff, startOutboxRelay, type OutboxRelay } from './outbox-relay.ts';
import type { OutboxSource } from './outbox.ts';
import { ALWAYS_HELD_LEASE } from './relay-lease.ts';

describe('the outbox relay', () => {
  let relay: OutboxRelay | undefined;
  afterEach(() => relay?.close());
  const never = {
    lease: ALWAYS_HELD_LEASE,
    timings: { idlePollMs: 3_600_000 },
    onError: () => undefined,
  };

  test('publishes new events in order per aggregate and clears them', async () => {
    const { source, add, left } = createFakeOutbox();
    const published: string[] = [];
    const bus = {
      publish: async (events: readonly EventEnvelope[]) =>
        void published.push(...events.map(({ id }) => id)),
    };
    relay = startOutboxRelay({ bus, source, ...never });
    add('a', samples('a', 3));
    add('a', [sample('a', 'a-3')]);
    await eventually('all', () => left() === 0);
    expect(published.filter((id) => id.startsWith('a'))).toEqual(['a-0', 'a-1', 'a-2', 'a-3']);
  });

  test('notices an event that is stored during a round', async () => {
    const { source, add, left } = createFakeOutbox();
    const slow = gate();
    let first = true;
    const looking: OutboxSource = {
      ...source,
      pendingOutbox: async (limit) => {
        const found = await source.pendingOutbox(limit);
        if (first) await slow.opened;
        first = false;
        return found;
      },
    };
    relay = startOutboxRelay({
      bus: { publish: async () => undefined },
      source: looking,
      ...never,
    });
    await Promise.resolve();
    add('a', samples('a', 1));
    slow.open();
    await eventually('relayed', () => left() === 0);
  });

  test('reports an event the bus refuses, which delays its own aggregate only', async () => {
    const { source, left } = createFakeOutbox([
      { collection: 'essays', aggregateId: 'bad', events: samples('bad', 1) },
      { collection: 'essays', aggregateId: 'good', events: samples('good', 1) },
    ]);
    const errors: unknown[] = [];
    const bus = {
      publish: async (events: readonly EventEnvelope[]) => {
        if (events.some(({ subject }) => subject === 'bad')) throw new Error('too large');
      },
    };
    relay = startOutboxRelay({
      bus,
      source,
      ...never,
      onError: (error) => errors.push(error),
      backOffMs: () => 3_600_000,
    });
    await eventually('the error', () => errors.length === 1);
    expect(left()).toBe(1);
    await expect(relay.flush()).rejects.toThrow('too large');
  });

  test('tries again after a back-off that doubles up to ten seconds', async () => {
    const { source, left } = createFakeOutbox([
      { collection: 'essays', aggregateId: 'a', events: samples('a', 1) },
    ]);
    const failures: number[] = [];
    let down = 3;
    const bus = {
      publish: async () => {
        if (down-- > 0) throw new Error('down');
      },
    };
    relay = startOutboxRelay({
      bus,
      source,
      ...never,
      backOffMs: (count) => {
        failures.push(count);
        return 1;
      },
    });
    await eventually('relayed', () => left() === 0);
    expect(failures).toEqual([1, 2, 3]);
    expect([1, 2, 3, 20].map(relayBackOff)).toEqual([100, 200, 400, 5_000]);
  });
});
