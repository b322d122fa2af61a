import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually, gate, sample, samples, TOPIC } from '../conformance/sample-events.ts';
import { busOnTempFile } from './bus-on-temp-file.ts';

const DAY = 86_400_000;

jest.setTimeout(30_000);

describe('the embedded bus', () => {
  let temp: Awaited<ReturnType<typeof busOnTempFile>>;
  let now: number;
  const clock = () => new Date(now);
  beforeEach(async () => {
    temp = await busOnTempFile();
    now = Date.UTC(2026, 0, 10);
  });
  afterEach(() => temp.remove());

  const consume = async (bus: ReturnType<typeof temp.open>, group: string) => {
    const seen: string[] = [];
    const subscription = await bus.subscribe(
      TOPIC,
      { group },
      async ({ id }) => void seen.push(id),
    );
    return { seen, subscription };
  };

  test('prunes what is older than the retention and passed by every group', async () => {
    const bus = temp.open({ clock });
    const stall = gate();
    const slow: string[] = [];
    await bus.subscribe(TOPIC, { group: 'slow' }, async ({ id }) => {
      if (id === 'unread') await stall.opened;
      slow.push(id);
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

  test('a group nobody is in any more keeps events no longer than the retention, and says so', async () => {
    const told: unknown[] = [];
    const onError = (error: unknown, context: unknown) =>
      told.push([(error as Error).message, context]);
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
    expect(told).toEqual([['GroupPassedOver', where]]);
    expect((await bus.stats())[0]).toMatchObject({ group: 'abandoned', lag: 0 });
    await bus.publish([sample('a', 'later')]);
    const { seen: back } = await consume(bus, 'abandoned');
    await eventually('the later one', () => back.length > 0);
    expect(back).toEqual(['later']);
  });

  test('dead letters go after their own retention', async () => {
    const bus = temp.open({ clock, retry: { inPlaceMs: [], parkedMs: [] } });
    await bus.subscribe(TOPIC, { group: 'g' }, async () => {
      throw new Error('no');
    });
    await bus.publish([sample('a', 'x')]);
    await eventually('dead', async () => (await bus.deadLetters()).length === 1);
    now += 30 * DAY;
    await bus.prune();
    expect(await bus.deadLetters()).toHaveLength(1);
    now += 1;
    await bus.prune();
    expect(await bus.deadLetters()).toEqual([]);
  });

  test('prunes by itself, soon after it was opened and then again and again', async () => {
    const bus = temp.open({ clock, timings: { firstPruneMs: 20, pruneEveryMs: 100_000_000 } });
    await bus.publish(samples('a', 3));
    const file = new DatabaseSync(temp.file);
    now += 8 * DAY;
    await eventually(
      'nothing left',
      () => file.prepare('SELECT count(*) AS n FROM events').get()?.['n'] === 0,
    );
    file.close();
  });

  test('keeps numbering after all events are pruned, so that no group misses later ones', async () => {
    const bus = temp.open({ clock });
    const { seen } = await consume(bus, 'g');
    await bus.publish(samples('a', 3));
    await eventually('handled', () => seen.length === 3);
    now += 8 * DAY;
    expect(await bus.prune()).toBe(3);
    await bus.publish([sample('a', 'later')]);
    await eventually('the later one', () => seen.includes('later'));
  });

  test('tells how far each group is behind and how old its oldest event is', async () => {
    const bus = temp.open({ clock, retry: { inPlaceMs: [], parkedMs: [DAY] } });
    const stall = gate();
    const subscription = await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => {
      if (id === 'bad') throw new Error('no');
      await stall.opened;
    });
    await bus.publish([sample('a', 'bad'), ...samples('a', 2)]);
    now += 5_000;
    const stats = async () => (await bus.stats())[0]!;
    await eventually('the parked one', async () => (await stats()).retries === 1);
    expect(await stats()).toEqual({
      topic: TOPIC,
      group: 'g',
      lag: 2,
      oldestAgeSeconds: 5,
      retries: 1,
      deadLetters: 0,
    });
    stall.open();
    await eventually('no lag', async () => (await stats()).lag === 0);
    expect((await stats()).oldestAgeSeconds).toBe(0);
    await subscription.close();
  });

  test('a clock set back by a day delays neither events nor parked ones', async () => {
    const bus = temp.open({ clock, retry: { inPlaceMs: [], parkedMs: [60_000] } });
    const seen: string[] = [];
    await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }, { attempt }) => {
      if (id === 'bad' && attempt === 1) throw new Error('once');
      seen.push(id);
    });
    await bus.publish([sample('a', 'bad')]);
    await eventually('parked', async () => (await bus.stats())[0]?.retries === 1);
    now -= DAY;
    await bus.publish([sample('a', 'next')]);
    await eventually('both', () => seen.length === 2);
  });

  test('gives a dead letter to its group again when an operator asks', async () => {
    const bus = temp.open({ retry: { inPlaceMs: [], parkedMs: [] } });
    const attempts: number[] = [];
    await bus.subscribe(TOPIC, { group: 'g' }, async (_event, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('once');
    });
    await bus.publish([sample('a', 'x')]);
    await eventually('dead', async () => (await bus.deadLetters({ group: 'g' })).length === 1);
    const [letter] = await bus.deadLetters();
    expect(await bus.redeliver(letter!.id)).toBe(true);
    expect(await bus.redeliver(letter!.id)).toBe(false);
    await eventually('handled', () => attempts.length === 2);
    expect(attempts).toEqual([1, 2]);
    expect(await bus.deadLetters({ topic: TOPIC })).toEqual([]);
  });

  test('counts what it publishes and how each attempt ends', async () => {
    const told: string[] = [];
    const bus = temp.open({
      retry: { inPlaceMs: [1], parkedMs: [] },
      observer: {
        published: (topic, count) => told.push(`${topic} ${count}`),
        handled: (_topic, group, outcome) => told.push(`${group} ${outcome}`),
      },
    });
    await bus.publish([sample('a', 'good'), sample('a', 'bad')]);
    await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => {
      if (id === 'bad') throw new Error('no');
    });
    await eventually('the end', () => told.length === 4);
    expect(told).toEqual([`${TOPIC} 2`, 'g ok', 'g retry', 'g dead']);
  });

  test('an error is told with its name and place and never with its message', async () => {
    const told: unknown[] = [];
    const bus = temp.open({
      retry: { inPlaceMs: [], parkedMs: [] },
      onError: (error, context) => told.push((error as Error).stack, context),
    });
    await bus.subscribe(TOPIC, { group: 'g' }, async () => {
      throw new RangeError('my essay\n    at heart (essay)');
    });
    await bus.publish([sample('a', 'x')]);
    await eventually('told', () => told.length === 2);
    expect(told[0]).toMatch(/^RangeError\n {4}at .*embedded-bus\.test/);
    expect(told[0]).not.toContain('essay\n');
    expect(told[0]).not.toContain('heart');
    expect(told[1]).toEqual({ doing: 'deliver', topic: TOPIC, group: 'g', eventId: 'x' });
  });

  test('a handler that finishes while the bus closes may still publish', async () => {
    const bus = temp.open();
    const begun = gate();
    await bus.subscribe(TOPIC, { group: 'g' }, async (_event, { signal }) => {
      begun.open();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await bus.publish([sample('b', 'last')]);
    });
    await bus.publish([sample('a', 'x')]);
    await begun.opened;
    await bus.close();
    const { seen } = await consume(temp.open(), 'other');
    await eventually('both', () => seen.length === 2);
    expect(seen).toContain('last');
  });

  test('a handler that ignores the signal delays closing by no more than the limit', async () => {
    const told: unknown[] = [];
    const bus = temp.open({
      timings: { closeMs: 20 },
      onError: (_error, { doing }) => told.push(doing),
    });
    const begun = gate();
    await bus.subscribe(TOPIC, { group: 'g' }, () => {
      begun.open();
      return new Promise(() => undefined);
    });
    await bus.publish([sample('a', 'x')]);
    await begun.opened;
    await bus.close();
    expect(told).toEqual(['close']);
  });

  test('takes over at once from a member that lived before the machine was restarted', async () => {
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
