import { expect, test } from '@jest/globals';
import { onLog, type ConformanceSetup } from './conformance-log.ts';
import { eventually, gate, sample, samples, TOPIC } from './sample-events.ts';

/** Order per key, independence of keys, whole batches. */
export const orderClaims = (setup: ConformanceSetup): void => {
  test(
    'an event arrives as it was published',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const seen: unknown[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async (event, { attempt }) => {
        seen.push({ event, attempt });
      });
      await bus.publish([sample('a', 'a-0')]);
      await eventually('the event', () => seen.length === 1);
      expect(seen).toEqual([{ event: sample('a', 'a-0'), attempt: 1 }]);
    }),
  );

  test(
    'events of one key are handled in the order they were published',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const seen: string[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
      const keys = ['a', 'b', 'c'];
      const all = Object.fromEntries(keys.map((key) => [key, samples(key, 60)]));
      for (let index = 0; index < 60; index += 20) {
        await bus.publish(keys.flatMap((key) => all[key]!.slice(index, index + 20)));
      }
      await eventually('all events', () => seen.length === 180);
      for (const key of keys) {
        expect(seen.filter((id) => id.startsWith(key))).toEqual(all[key]!.map(({ id }) => id));
      }
    }),
  );

  test(
    'a slow handler does not stall other keys',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const slow = gate();
      const seen: string[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id, subject }) => {
        if (subject === 'slow') await slow.opened;
        seen.push(id);
      });
      await bus.publish([sample('slow', 'slow-0')]);
      const others = Array.from({ length: 40 }, (_, index) => sample(`key${index}`, `id${index}`));
      await bus.publish(others);
      // Keys that share the slow one's partition may wait: with four or more partitions, a minority.
      await eventually('most other keys', () => seen.length > 20);
      expect(seen).not.toContain('slow-0');
      slow.open();
      await eventually('all keys', () => seen.length === 41);
    }),
  );

  test(
    'a batch that cannot be published whole leaves nothing behind',
    onLog(setup, async (log) => {
      const bus = await log.open();
      const unsendable = { ...sample('a', 'a-1'), data: { userId: 'user', essayId: 1n as never } };
      await expect(bus.publish([sample('a', 'a-0'), unsendable])).rejects.toThrow();
      await bus.publish([sample('a', 'a-2')]);
      const seen: string[] = [];
      await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
      await eventually('the later event', () => seen.includes('a-2'));
      expect(seen).toEqual(['a-2']);
    }),
  );
};
