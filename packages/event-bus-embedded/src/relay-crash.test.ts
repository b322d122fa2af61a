import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ALWAYS_HELD_LEASE, startOutboxRelay, type OutboxRelay } from '@argint/event-bus';
import { createFakeOutbox, eventually, samples, TOPIC } from '@argint/event-bus/testing';
import { runScript } from './testing/run-script.ts';
import { createTempBus } from './testing/temp-bus.ts';

jest.setTimeout(30_000);

describe('the outbox relay on an embedded bus', () => {
  let temp: Awaited<ReturnType<typeof createTempBus>>;
  let relay: OutboxRelay | undefined;
  beforeEach(async () => {
    temp = await createTempBus();
  });
  afterEach(async () => {
    await relay?.close();
    await temp.remove();
  });

  test('a relay killed between publishing and clearing repeats events and loses none', async () => {
    const pending = ['a', 'b'].map((key) => ({
      collection: 'essays',
      aggregateId: key,
      events: samples(key, 2),
    }));
    const outbox = join(temp.folder, 'outbox.json');
    await writeFile(outbox, JSON.stringify(pending));
    const [, signal] = (await runScript('relay-process', [temp.file, outbox]).ended) as [
      unknown,
      string,
    ];
    expect(signal).toBe('SIGKILL');
    const bus = temp.open();
    const { source, left } = createFakeOutbox(pending);
    relay = startOutboxRelay({
      bus,
      source,
      lease: ALWAYS_HELD_LEASE,
      timings: { idlePollMs: 3_600_000 },
      onError: () => undefined,
    });
    await relay.flush();
    expect(left()).toBe(0);
    const seen: string[] = [];
    await bus.consume('g', { [TOPIC]: async ({ id }) => void seen.push(id) });
    await eventually('both deliveries', () => seen.length === 8);
    for (const key of ['a', 'b']) {
      const ofKey = seen.filter((id) => id.startsWith(key));
      expect(ofKey).toEqual([`${key}-0`, `${key}-1`, `${key}-0`, `${key}-1`]);
    }
  });
});
