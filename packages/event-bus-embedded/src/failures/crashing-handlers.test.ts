import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eventually, gate, sample, TOPIC } from '@argint/event-bus/testing';
import { runScript } from '../testing/run-script.ts';
import { createTempBus } from '../testing/temp-bus.ts';

jest.setTimeout(60_000);

describe('handlers that crash or hang', () => {
  let temp: Awaited<ReturnType<typeof createTempBus>>;
  beforeEach(async () => {
    temp = await createTempBus();
  });
  afterEach(() => temp.remove());

  test('an event that crashes five processes becomes a dead letter and harms no other event', async () => {
    const bus = temp.open();
    // Other keys stand at the head of other partitions and are under way when the process ends.
    const innocent = Array.from({ length: 6 }, (_, n) => `key${n}`);
    await bus.publish([
      sample('a', 'crashing'),
      sample('a', 'behind'),
      ...innocent.map((key) => sample(key, key)),
    ]);
    const handled: string[] = [];
    for (let life = 1; life <= 5; life += 1) {
      const child = runScript('crashing-process', [temp.file, 'crashing']);
      await child.ended;
      handled.push(...child.lines);
    }
    expect(handled.filter((line) => line.includes('crashing'))).toEqual([
      'handling crashing',
      'handling crashing',
      'handling crashing',
      'handling crashing',
      'handling crashing',
    ]);
    const last = runScript('crashing-process', [temp.file, 'crashing']);
    await eventually('the dead letter', async () => (await bus.operators.deadLetters()).length > 0);
    await eventually('nothing left', async () => {
      const [stats] = await bus.operators.queues();
      return stats?.lag === 0 && stats.retries === 0;
    });
    await last.end('SIGTERM');
    expect(await bus.operators.deadLetters()).toMatchObject([
      { eventId: 'crashing', error: 'PROCESS_ENDED' },
    ]);
    const seen = [...handled, ...last.lines].map((line) => line.split(' ')[1]);
    expect(new Set(seen)).toEqual(new Set(['crashing', 'behind', ...innocent]));
  });

  test('an event whose handler never returns leaves its partition at the deadline and becomes a dead letter', async () => {
    const bus = temp.open({
      retry: { inPlaceMs: [1, 1], parkedMs: [10] },
      timings: { handlerMs: 50 },
    });
    const aborted: boolean[] = [];
    const others: string[] = [];
    await bus.consume('g', {
      [TOPIC]: async ({ id }, { signal }) => {
        if (id !== 'hangs') return void others.push(id);
        signal.addEventListener('abort', () => aborted.push(signal.aborted));
        await new Promise(() => undefined);
      },
    });
    await bus.publish([sample('a', 'hangs'), sample('a', 'behind')]);
    await eventually('the event behind it', () => others.includes('behind'));
    await eventually(
      'the dead letter',
      async () => (await bus.operators.deadLetters()).length === 1,
    );
    expect(await bus.operators.deadLetters()).toMatchObject([
      { eventId: 'hangs', error: 'DEADLINE' },
    ]);
    expect(aborted).toEqual([true, true]);
  });

  test('an event whose handler never returns does not stop an everyReplica subscription', async () => {
    const bus = temp.open({ timings: { handlerMs: 20 } });
    const seen: string[] = [];
    await bus.everyReplica({
      [TOPIC]: async ({ id }) => {
        if (id === 'hangs') await new Promise(() => undefined);
        seen.push(id);
      },
    });
    await bus.publish([sample('a', 'hangs'), sample('a', 'behind')]);
    await eventually('the event behind it', () => seen.includes('behind'));
  });

  test('an attempt that is aborted because the bus closes does not count as a crash', async () => {
    let attempts = 0;
    for (let life = 0; life < 7; life += 1) {
      const bus = temp.open({
        retry: { inPlaceMs: [], parkedMs: [0, 0, 0] },
        timings: { closeMs: 20 },
      });
      const begun = gate();
      await bus.consume('g', {
        [TOPIC]: async (_event, { signal }) => {
          attempts += 1;
          if (attempts === 1) throw new Error('parks it');
          begun.open();
          await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
        },
      });
      if (life === 0) await bus.publish([sample('a', 'slow')]);
      await begun.opened;
      await bus.close();
    }
    // One that failed, then one in each life. A seventh recorded crash would have made it a dead letter.
    expect(attempts).toBe(8);
  });
});
