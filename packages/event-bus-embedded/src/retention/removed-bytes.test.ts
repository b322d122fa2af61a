import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually, sample, samples } from '@argint/event-bus/testing';
import { createTempBus } from '../testing/temp-bus.ts';

const DAY_MS = 86_400_000;
const SUBJECT = 'essay-of-a-deleted-user';

describe('removed events', () => {
  let temp: Awaited<ReturnType<typeof createTempBus>>;
  beforeEach(async () => {
    temp = await createTempBus();
  });
  afterEach(() => temp.remove());

  /** Whether the bytes are in the file or its WAL. */
  const isStored = (text: string): boolean =>
    ['', '-wal']
      .map((suffix) => `${temp.file}${suffix}`)
      .some((path) => existsSync(path) && readFileSync(path).includes(text));

  test('leave no byte in the bus file, its free pages or its WAL, running or stopped', async () => {
    let now = Date.UTC(2026, 0, 1);
    const bus = temp.open({
      clock: () => new Date(now),
      retry: { inPlaceMs: [], parkedMs: [] },
    });
    let handled = 0;
    await bus.consume('g', {
      'essays.deleted': async ({ id }) => {
        handled += 1;
        if (id === 'dead') throw new Error('no');
      },
    });
    await bus.publish([...samples(SUBJECT, 300), sample(SUBJECT, 'dead')]);
    await bus.publish(samples('another-essay', 3));
    await eventually('all handled', () => handled === 304);
    const letters = () => bus.operators.deadLetters();
    await eventually('the dead letter', async () => (await letters()).length === 1);
    expect(isStored(SUBJECT)).toBe(true);
    now += 8 * DAY_MS;
    await bus.prune();
    await bus.operators.drop((await letters())[0]!.id);
    await bus.prune();
    expect(isStored(SUBJECT)).toBe(false);
    await bus.close();
    expect(isStored(SUBJECT)).toBe(false);
  });
});
