import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually, gate, sample, samples, TOPIC } from '@argint/event-bus/testing';
import { createTempBus } from './testing/temp-bus.ts';

const DAY = 86_400_000;

jest.setTimeout(30_000);

describe('the embedded bus', () => {
  let temp: Awaited<ReturnType<typeof createTempBus>>;
  let now: number;
  const clock = () => new Date(now);
  beforeEach(async () => {
    temp = await createTempBus();
    now = Date.UTC(2026, 0, 10);
  });
  afterEach(() => temp.remove());

  const consume = async (bus: ReturnType<typeof temp.open>, group: string) => {
    const seen: string[] = [];
    const subscription = await bus.consume(group, {
      [TOPIC]: async ({ id }) => void seen.push(id),
    });
    return { seen, subscription };
  };

  test('pruning removes events that are older than the retention and that every group has handled', async () => {
    const bus = temp.open({ clock });
    const stall = gate();
    const slow: string[] = [];
    await bus.consume('slow', {
      [TOPIC]: async ({ id }) => {
        if (id === 'unread') await stall.opened;
        slow.push(id);
      },
    });
    const { seen } = await consume(bus, 'fast');
    await bus.publish([...samples('a', 3), sample('a', 'unread')]);
    await eventually('handled', () => seen.length === 4 && slow.length === 3);
    now += 7 * DAY;
    expect(await bus.prune()).toBe(0);
    now += 1;
    expect(await bus.prune()).toBe(3);
    stall.open();
    await eventually('the last one', () => slow.includes('unread'));
    const { seen: left } = await consume(bus, 'new');
    await eventually('the unread one', () => left.length > 0);
    expect(left).toEqual(['unread']);
  });

  test('a group without members keeps events no longer than the retention, and what it misses is reported', async () => {
    const reported: unknown[] = [];
    const onError = (error: unknown, context: unknown) =>
      reported.push([(error as Error).message, context]);
    const bus = temp.open({ clock, onError });
    const { seen, subscription } = await consume(bus, 'abandoned');
    await bus.publish([sample('a', 'read')]);
    await eventually('handled', () => seen.length === 1);
    await subscription.close();
    await bus.publish(samples('a', 3));
    now += 7 * DAY;
    expect(await bus.prune()).toBe(0);
    now += 1;
    expect(await bus.prune()).toBe(4);
    expect(await bus.prune()).toBe(0);
    const where = { doing: 'prune', topic: TOPIC, group: 'abandoned' };
    expect(reported).toEqual([['GroupPassedOver', where]]);
    expect((await bus.operators.queues())[0]).toMatchObject({ group: 'abandoned', lag: 0 });
    await bus.publish([sample('a', 'later')]);
    const { seen: back } = await consume(bus, 'abandoned');
    await eventually('the later one', () => back.length > 0);
    expect(back).toEqual(['later']);
  });

  test('dead letters are removed after their own retention', async () => {
    const bus = temp.open({ clock, retry: { inPlaceMs: [], parkedMs: [] } });
    await bus.consume('g', {
      [TOPIC]: async () => {
        throw new Error('no');
      },
    });
    await bus.publish([sample('a', 'x')]);
    await eventually('dead', async () => (await bus.operators.deadLetters()).length === 1);
    now += 30 * DAY;
    await bus.prune();
    expect(await bus.operators.deadLetters()).toHaveLength(1);
    now += 1;
    await bus.prune();
    expect(await bus.operators.deadLetters()).toEqual([]);
  });

  test('the bus prunes by itself soon after it was opened', async () => {
    await temp.open({ clock }).publish(samples('a', 3));
    now += 8 * DAY;
    temp.open({ clock, timings: { firstPruneMs: 20, pruneEveryMs: 100_000_000 } });
    const file = new DatabaseSync(temp.file);
    await eventually(
      'nothing left',
      () => file.prepare('SELECT count(*) AS n FROM events').get()?.['n'] === 0,
    );
    file.close();
  });

  test('sequence numbers continue after all events were pruned, so no group misses later events', async () => {
    const bus = temp.open({ clock });
    const { seen } = await consume(bus, 'g');
    await bus.publish(samples('a', 3));
    await eventually('handled', () => seen.length === 3);
    now += 8 * DAY;
    expect(await bus.prune()).toBe(3);
    await bus.publish([sample('a', 'later')]);
    await eventually('the later one', () => seen.includes('later'));
  });

  test('operators see the lag of each group and the age of its oldest event, parked ones included', async () => {
    const bus = temp.open({ clock, retry: { inPlaceMs: [], parkedMs: [DAY] } });
    const stall = gate();
    const subscription = await bus.consume('g', {
      [TOPIC]: async ({ id }) => {
        if (id === 'bad') throw new Error('no');
        await stall.opened;
      },
    });
    await bus.publish([sample('a', 'bad'), ...samples('a', 2)]);
    now += 5_000;
    const stats = async () => (await bus.operators.queues())[0]!;
    await eventually('the parked one', async () => (await stats()).retries === 1);
    expect(await stats()).toEqual({
      topic: TOPIC,
      group: 'g',
      lag: 2,
      oldestAgeSeconds: 5,
      retryTopic: `${TOPIC}.g.retry`,
      retries: 1,
      deadLetters: 0,
    });
    stall.open();
    await eventually('no lag', async () => (await stats()).lag === 0);
    // The parked event is the oldest one now.
    expect((await stats()).oldestAgeSeconds).toBe(5);
    await subscription.close();
  });

  test('a clock moved back by a day delays neither new nor parked events', async () => {
    const bus = temp.open({ clock, retry: { inPlaceMs: [], parkedMs: [60_000] } });
    const seen: string[] = [];
    let failures = 1;
    await bus.consume('g', {
      [TOPIC]: async ({ id }) => {
        if (id === 'bad' && failures-- > 0) throw new Error('once');
        seen.push(id);
      },
    });
    await bus.publish([sample('a', 'bad')]);
    await eventually('parked', async () => (await bus.operators.queues())[0]?.retries === 1);
    now -= DAY;
    await bus.publish([sample('a', 'next')]);
    await eventually('both', () => seen.length === 2);
  });

  test('an operator can replay a dead letter', async () => {
    const bus = temp.open({ retry: { inPlaceMs: [], parkedMs: [] } });
    let attempts = 0;
    await bus.consume('g', {
      [TOPIC]: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('once');
      },
    });
    await bus.publish([sample('a', 'x')]);
    await eventually(
      'dead',
      async () => (await bus.operators.deadLetters({ group: 'g' })).length === 1,
    );
    const [letter] = await bus.operators.deadLetters();
    expect(await bus.operators.replay(letter!.id)).toBe(true);
    expect(await bus.operators.replay(letter!.id)).toBe(false);
    await eventually('handled', () => attempts === 2);
    expect(await bus.operators.deadLetters({ topic: TOPIC })).toEqual([]);
  });

  test('the observer counts published events and the outcome of each attempt', async () => {
    const reported: string[] = [];
    const bus = temp.open({
      retry: { inPlaceMs: [1], parkedMs: [] },
      observer: {
        published: (topic, count) => reported.push(`${topic} ${count}`),
        handled: (_topic, group, outcome) => reported.push(`${group} ${outcome}`),
      },
    });
    await bus.publish([sample('a', 'good'), sample('a', 'bad')]);
    await bus.consume('g', {
      [TOPIC]: async ({ id }) => {
        if (id === 'bad') throw new Error('no');
      },
    });
    await eventually('the end', () => reported.length === 4);
    expect(reported).toEqual([`${TOPIC} 2`, 'g ok', 'g retry', 'g dead']);
  });

  test('a reported error has its name and stack frames and never its message', async () => {
    const reported: unknown[] = [];
    const bus = temp.open({
      retry: { inPlaceMs: [], parkedMs: [] },
      onError: (error, context) => reported.push((error as Error).stack, context),
    });
    await bus.consume('g', {
      [TOPIC]: async () => {
        throw new RangeError('my essay\n    at heart (essay)');
      },
    });
    await bus.publish([sample('a', 'x')]);
    await eventually('reported', () => reported.length === 2);
    expect(reported[0]).toMatch(/^RangeError\n {4}at .*embedded-bus\.test/);
    expect(reported[0]).not.toContain('essay\n');
    expect(reported[0]).not.toContain('heart');
    expect(reported[1]).toEqual({ doing: 'deliver', topic: TOPIC, group: 'g', eventId: 'x' });
  });

  test('a handler that finishes while the bus closes may still publish', async () => {
    const bus = temp.open();
    const begun = gate();
    await bus.consume('g', {
      [TOPIC]: async (_event, { signal }) => {
        begun.open();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        await bus.publish([sample('b', 'last')]);
      },
    });
    await bus.publish([sample('a', 'x')]);
    await begun.opened;
    await bus.close();
    const { seen } = await consume(temp.open(), 'other');
    await eventually('both', () => seen.length === 2);
    expect(seen).toContain('last');
  });

  test('a handler that ignores the signal delays closing up to the limit', async () => {
    const reported: unknown[] = [];
    const bus = temp.open({
      timings: { closeMs: 20 },
      onError: (_error, { doing }) => reported.push(doing),
    });
    const begun = gate();
    await bus.consume('g', {
      [TOPIC]: () => {
        begun.open();
        return new Promise(() => undefined);
      },
    });
    await bus.publish([sample('a', 'x')]);
    await begun.opened;
    await bus.close();
    expect(reported).toEqual(['close']);
  });

  test('a member from before a restart of the machine is replaced at once', async () => {
    const bus = temp.open({ timings: { leaseMs: 3_600_000 } });
    const db = new DatabaseSync(temp.file);
    db.exec(`INSERT INTO members VALUES ('${TOPIC}', 'g', 'ghost', ${Number.MAX_SAFE_INTEGER})`);
    for (let partition = 0; partition < 16; partition += 1) {
      db.exec(`INSERT INTO positions VALUES ('${TOPIC}', 'g', ${partition}, 0, 'ghost', 7)`);
    }
    db.close();
    await bus.publish(samples('a', 2));
    const { seen } = await consume(bus, 'g');
    await eventually('both', () => seen.length === 2);
  });
});
