import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { EventEnvelope } from './event-envelope.ts';
import { startOutboxRelay, type OutboxRelay } from './outbox-relay.ts';
import { createFakeLease } from './testing/fake-lease.ts';
import { createFakeOutbox } from './testing/fake-outbox.ts';
import { eventually, samples } from './testing/sample-events.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e'];
const EVENTS_PER_KEY = 40;

describe('relays of three replicas on one store', () => {
  const relays: OutboxRelay[] = [];
  afterEach(async () => {
    await Promise.all(relays.splice(0).map((relay) => relay.close()));
  });

  /** A bus that fails in every second call, then with the first half of the events published. */
  const createFailingBus = () => {
    const published: EventEnvelope[] = [];
    const publishing = new Set<string>();
    let calls = 0;
    let mostAtOnce = 0;
    const busOf = (replica: string) => ({
      publish: async (events: readonly EventEnvelope[]) => {
        publishing.add(replica);
        mostAtOnce = Math.max(mostAtOnce, publishing.size);
        await nextTurn();
        calls += 1;
        const isDown = calls % 2 === 1;
        published.push(...(isDown ? events.slice(0, events.length / 2) : events));
        publishing.delete(replica);
        if (isDown) throw new Error('down');
      },
    });
    return { published, busOf, mostAtOnce: () => mostAtOnce };
  };
  const start = (
    replica: string,
    parts: Pick<Parameters<typeof startOutboxRelay>[0], 'bus' | 'source' | 'lease'>,
  ) => {
    const relay = startOutboxRelay({
      ...parts,
      onError: () => undefined,
      backOffMs: () => 1,
      batch: 3,
      timings: { idlePollMs: 5, busyPollMs: 1, lingerMs: 2 },
    });
    relays.push(relay);
    return relay;
  };
  const startThree = (lease: ReturnType<typeof createFakeLease>) => {
    const outbox = createFakeOutbox();
    const bus = createFailingBus();
    for (const replica of ['r1', 'r2', 'r3'])
      start(replica, {
        bus: bus.busOf(replica),
        source: outbox.source,
        lease: lease.of(replica),
      });
    return { outbox, bus };
  };
  const addAll = async (
    { add }: Pick<ReturnType<typeof createFakeOutbox>, 'add'>,
    afterEachRound: () => void = () => undefined,
  ) => {
    const events = new Map(KEYS.map((key) => [key, samples(key, EVENTS_PER_KEY)]));
    for (let index = 0; index < EVENTS_PER_KEY; index += 1) {
      for (const key of KEYS) add(key, events.get(key)!.slice(index, index + 1));
      await nextTurn();
      afterEachRound();
    }
  };
  const expectFirstOccurrencesInOrder = (published: readonly EventEnvelope[]) => {
    for (const key of KEYS) {
      const first = new Set(published.filter(({ subject }) => subject === key).map(({ id }) => id));
      expect([...first]).toEqual(samples(key, EVENTS_PER_KEY).map(({ id }) => id));
    }
  };

  test('publish one at a time and in order while the bus fails again and again', async () => {
    const { outbox, bus } = startThree(createFakeLease());
    await addAll(outbox);
    await eventually('all relayed', () => outbox.left() === 0);
    expectFirstOccurrencesInOrder(bus.published);
    expect(bus.mostAtOnce()).toBe(1);
  });

  test('keep the order of first occurrences even where a frozen holder lost its lease', async () => {
    const lease = createFakeLease();
    const { outbox, bus } = startThree(lease);
    await addAll(outbox, lease.expire);
    await eventually('all relayed', () => outbox.left() === 0);
    expectFirstOccurrencesInOrder(bus.published);
    expect(bus.mostAtOnce()).toBeGreaterThan(1);
  });

  test('take no lease while nothing waits, and release it when nothing is left', async () => {
    const lease = createFakeLease();
    const { outbox } = startThree(lease);
    await eventually('some polls', () => outbox.reads() > 9);
    expect(lease.log).toEqual([]);
    outbox.add('a', samples('a', 1));
    await eventually('nothing left', () => outbox.left() === 0);
    await eventually('the release', () => lease.log.at(-1)!.endsWith('released'));
  });

  test('take over from a holder that was killed, and release the lease on close', async () => {
    const lease = createFakeLease();
    const outbox = createFakeOutbox();
    const bus = { publish: async () => undefined };
    const holder = lease.of('killed');
    await holder.hold();
    const first = start('r1', { bus, source: outbox.source, lease: lease.of('r1') });
    outbox.add('a', samples('a', 1));
    await first.flush();
    expect(outbox.left()).toBe(1);
    lease.expire();
    await eventually('the takeover', () => outbox.left() === 0);
    await first.close();
    expect(lease.log.at(-1)).toBe('r1 released');
  });

  test('flush publishes what a killed holder left, once its lease has lapsed', async () => {
    const lease = createFakeLease();
    const outbox = createFakeOutbox();
    await lease.of('killed').hold();
    outbox.add('a', samples('a', 1));
    const bus = { publish: async () => undefined };
    const relay = start('r1', { bus, source: outbox.source, lease: lease.of('r1') });
    const flushed = relay.flush({ waitMs: 3_600_000 });
    lease.expire();
    await flushed;
    expect(outbox.left()).toBe(0);
  });

  test('flush stops waiting when a living replica has published the events', async () => {
    const lease = createFakeLease();
    const outbox = createFakeOutbox();
    const holder = lease.of('living');
    await holder.hold();
    outbox.add('a', samples('a', 1));
    const bus = { publish: async () => undefined };
    const relay = start('r1', { bus, source: outbox.source, lease: lease.of('r1') });
    const flushed = relay.flush({ waitMs: 3_600_000 });
    await outbox.source.clearOutbox('essays', 'a', ['a-0']);
    await flushed;
    expect(lease.log).toEqual(['living took']);
  });
});
