import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually, gate, sample, samples, TOPIC } from './conformance/sample-events.ts';
import { busOnTempFile } from './embedded/bus-on-temp-file.ts';
import type { EventEnvelope } from './event-bus.ts';
import { runFixture } from './fixtures/run-fixture.ts';
import { relayBackOff, startOutboxRelay, type OutboxRelay } from './outbox-relay.ts';
import type { OutboxSource, PendingOutbox } from './outbox.ts';

const fakeSource = (initial: PendingOutbox[] = []) => {
  let pending = initial;
  let listener = (): void => undefined;
  const source: OutboxSource = {
    pendingOutbox: async (limit) => pending.slice(0, limit),
    clearOutbox: async (_collection, aggregateId, ids) => {
      pending = pending
        .map((each) =>
          each.aggregateId === aggregateId
            ? { ...each, events: each.events.filter(({ id }) => !ids.includes(id)) }
            : each,
        )
        .filter(({ events }) => events.length > 0);
    },
    onOutbox: (added) => {
      listener = added;
      return () => (listener = () => undefined);
    },
  };
  const add = (aggregateId: string, events: EventEnvelope[]) => {
    pending = [...pending, { collection: 'essays', aggregateId, events }];
    listener();
  };
  return { source, add, left: () => pending.length };
};

jest.setTimeout(30_000);

describe('the outbox relay', () => {
  let temp: Awaited<ReturnType<typeof busOnTempFile>>;
  let relay: OutboxRelay | undefined;
  beforeEach(async () => {
    temp = await busOnTempFile();
  });
  afterEach(async () => {
    await relay?.close();
    await temp.remove();
  });
  const never = { pollMs: 3_600_000, onError: () => undefined };

  test('publishes what a store announces, in order per aggregate, and clears it', async () => {
    const { source, add, left } = fakeSource();
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

  test('misses no announcement made while a round is at work', async () => {
    const { source, add, left } = fakeSource();
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

  test('an event the bus refuses holds up its own aggregate only, and errors are told', async () => {
    const { source, left } = fakeSource([
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

  test('tries again after the back-off, longer each time up to ten seconds', async () => {
    const { source, left } = fakeSource([
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
    expect([1, 2, 3, 20].map(relayBackOff)).toEqual([100, 200, 400, 10_000]);
  });

  test('killed between publishing and clearing it repeats events and loses none', async () => {
    const pending = ['a', 'b'].map((key) => ({
      collection: 'essays',
      aggregateId: key,
      events: samples(key, 2),
    }));
    const outbox = join(temp.folder, 'outbox.json');
    await writeFile(outbox, JSON.stringify(pending));
    const [, signal] = (await runFixture('relay-process', [temp.file, outbox]).ended) as [
      unknown,
      string,
    ];
    expect(signal).toBe('SIGKILL');
    const bus = temp.open();
    const { source, left } = fakeSource(pending);
    relay = startOutboxRelay({ bus, source, ...never });
    await relay.flush();
    expect(left()).toBe(0);
    const seen: string[] = [];
    await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
    await eventually('both deliveries', () => seen.length === 8);
    for (const key of ['a', 'b']) {
      const ofKey = seen.filter((id) => id.startsWith(key));
      expect(ofKey).toEqual([`${key}-0`, `${key}-1`, `${key}-0`, `${key}-1`]);
    }
  });
});
