import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually, gate, sample, TOPIC } from '../conformance/sample-events.ts';
import { runFixture } from '../fixtures/run-fixture.ts';
import { busOnTempFile } from './bus-on-temp-file.ts';

jest.setTimeout(60_000);

describe('an event whose handling', () => {
  let temp: Awaited<ReturnType<typeof busOnTempFile>>;
  beforeEach(async () => {
    temp = await busOnTempFile();
  });
  afterEach(() => temp.remove());

  test('ends its process is a dead letter after five, and takes nothing along', async () => {
    const bus = temp.open();
    // Other keys stand at the head of other partitions and are under way when the process ends.
    const innocent = Array.from({ length: 6 }, (_, n) => `key${n}`);
    await bus.publish([
      sample('a', 'deadly'),
      sample('a', 'behind'),
      ...innocent.map((key) => sample(key, key)),
    ]);
    const handled: string[] = [];
    for (let life = 1; life <= 5; life += 1) {
      const child = runFixture('dying-process', [temp.file, 'deadly']);
      await child.ended;
      handled.push(...child.lines);
    }
    expect(handled.filter((line) => line.includes('deadly'))).toEqual([
      'handling deadly 1',
      'handling deadly 2',
      'handling deadly 3',
      'handling deadly 4',
      'handling deadly 5',
    ]);
    const last = runFixture('dying-process', [temp.file, 'deadly']);
    await eventually('the dead letter', async () => (await bus.deadLetters()).length > 0);
    await eventually('nothing left', async () => {
      const [stats] = await bus.stats();
      return stats?.lag === 0 && stats.retries === 0;
    });
    await last.end('SIGTERM');
    expect(await bus.deadLetters()).toMatchObject([
      { event: { id: 'deadly' }, error: 'PROCESS_ENDED', attempts: 5 },
    ]);
    const seen = [...handled, ...last.lines].map((line) => line.split(' ')[1]);
    expect(new Set(seen)).toEqual(new Set(['deadly', 'behind', ...innocent]));
  });

  test('never returns gives its partition up at the deadline, and is a dead letter in the end', async () => {
    const bus = temp.open({
      retry: { inPlaceMs: [1, 1], parkedMs: [10] },
      timings: { handlerMs: 50 },
    });
    const told: boolean[] = [];
    const others: string[] = [];
    await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }, { signal }) => {
      if (id !== 'hangs') return void others.push(id);
      signal.addEventListener('abort', () => told.push(signal.aborted));
      await new Promise(() => undefined);
    });
    await bus.publish([sample('a', 'hangs'), sample('a', 'behind')]);
    await eventually('the event behind it', () => others.includes('behind'));
    await eventually('the dead letter', async () => (await bus.deadLetters()).length === 1);
    expect(await bus.deadLetters()).toMatchObject([
      { event: { id: 'hangs' }, error: 'DEADLINE', attempts: 2 },
    ]);
    expect(told).toEqual([true, true]);
  });

  test('never returns does not stop a replica either', async () => {
    const bus = temp.open({ timings: { handlerMs: 20 } });
    const seen: string[] = [];
    await bus.subscribe(TOPIC, { everyReplica: true }, async ({ id }) => {
      if (id === 'hangs') await new Promise(() => undefined);
      seen.push(id);
    });
    await bus.publish([sample('a', 'hangs'), sample('a', 'behind')]);
    await eventually('the event behind it', () => seen.includes('behind'));
  });

  test('is called off by a closing bus is not blamed for it', async () => {
    const attempts: number[] = [];
    for (let life = 0; life < 7; life += 1) {
      const bus = temp.open({
        retry: { inPlaceMs: [], parkedMs: [0, 0, 0] },
        timings: { closeMs: 20 },
      });
      const begun = gate();
      await bus.subscribe(TOPIC, { group: 'g' }, async (_event, { attempt, signal }) => {
        attempts.push(attempt);
        if (life === 0 && attempt === 1) throw new Error('parks it');
        begun.open();
        await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
      });
      if (life === 0) await bus.publish([sample('a', 'slow')]);
      await begun.opened;
      await bus.close();
    }
    expect(attempts).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
  });
});
