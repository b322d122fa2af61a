import { expect } from '@jest/globals';
import type { EventEnvelope } from '../event-envelope.ts';
import { gate } from '../testing/sample-events.ts';
import { firstOccurrences, type Claim } from './bus-under-test.ts';

/** Claims about order per key, independence of keys, and publishing. */
export const orderClaims = (claim: Claim): void => {
  claim('an event arrives as it was published', async (tools) => {
    const bus = await tools.open();
    const seen: EventEnvelope[] = [];
    await bus.consume(
      tools.group('g'),
      tools.handlers((_id, { event }) => void seen.push(event)),
    );
    await bus.publish([tools.event('a', 'a-0')]);
    await tools.eventually('the event', () => seen.length > 0);
    expect(seen[0]).toEqual(tools.event('a', 'a-0'));
  });

  claim('events of one key are handled in the order they were published', async (tools) => {
    const bus = await tools.open();
    const seen: string[] = [];
    await bus.consume(
      tools.group('g'),
      tools.handlers((id) => void seen.push(id)),
    );
    const keys = ['a', 'b', 'c'];
    const all = keys.map((key) => tools.events(key, 60));
    for (let index = 0; index < 60; index += 20)
      await bus.publish(all.flatMap((events) => events.slice(index, index + 20)));
    await tools.eventually('all events', () => firstOccurrences(seen).length === 180);
    for (const key of keys) {
      const ofKey = firstOccurrences(seen).filter((id) => id.startsWith(key));
      expect(ofKey).toEqual(Array.from({ length: 60 }, (_, index) => `${key}-${index}`));
    }
  });

  claim('a slow handler does not stall other keys', async (tools) => {
    const bus = await tools.open();
    const slow = gate();
    const seen = new Set<string>();
    await bus.consume(
      tools.group('g'),
      tools.handlers(async (id, { key }) => {
        if (key === 'slow') await slow.opened;
        seen.add(id);
      }),
    );
    await bus.publish([tools.event('slow', 'slow-0')]);
    await bus.publish(
      Array.from({ length: 40 }, (_, index) => tools.event(`key${index}`, `id${index}`)),
    );
    // Keys that share the slow one's partition may wait. With four or more partitions they are a minority.
    await tools.eventually('most other keys', () => seen.size > 20);
    expect(seen).not.toContain('slow-0');
    slow.open();
    await tools.eventually('all keys', () => seen.size === 41);
  });

  claim('a batch with an event that cannot be serialised sends nothing', async (tools) => {
    const bus = await tools.open();
    const unsendable = {
      ...tools.event('a', 'a-1'),
      data: { userId: 'user', essayId: 1n as never },
    };
    await expect(bus.publish([tools.event('a', 'a-0'), unsendable])).rejects.toThrow();
    await bus.publish([tools.event('a', 'a-2')]);
    const seen: string[] = [];
    await bus.consume(
      tools.group('g'),
      tools.handlers((id) => void seen.push(id)),
    );
    await tools.eventually('the later event', () => seen.includes('a-2'));
    expect(firstOccurrences(seen)).toEqual(['a-2']);
  });

  claim('publishing the same events again keeps the order of first occurrences', async (tools) => {
    const bus = await tools.open();
    const events = tools.events('a', 6);
    await bus.publish(events.slice(0, 4));
    await bus.publish(events);
    const seen: string[] = [];
    await bus.consume(
      tools.group('g'),
      tools.handlers((id) => void seen.push(id)),
    );
    await tools.eventually('the last event', () => seen.includes('a-5'));
    expect(firstOccurrences(seen)).toEqual(['a-0', 'a-1', 'a-2', 'a-3', 'a-4', 'a-5']);
  });
};
