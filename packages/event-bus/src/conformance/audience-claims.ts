import { expect, test } from '@jest/globals';
import { onLog, type ConformanceSetup } from './conformance-log.ts';
import { eventually, sample, samples, TOPIC } from './sample-events.ts';

/** Who sees which event. */
export const audienceClaims = (setup: ConformanceSetup): void => {
  test(
    'one member of a group handles each event, and every group sees it',
    onLog(setup, async (log) => {
      const buses = [await log.open(), await log.open()];
      const seen: string[] = [];
      const other: string[] = [];
      for (const bus of buses) {
        await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
      }
      await buses[0]!.subscribe(TOPIC, { group: 'other' }, async ({ id }) => void other.push(id));
      const events = Array.from({ length: 60 }, (_, index) => sample(`key${index}`, `id${index}`));
      await buses[0]!.publish(events.slice(0, 30));
      await buses[1]!.publish(events.slice(30));
      await eventually('all in one group', () => seen.length >= 60);
      await eventually('all in the other', () => other.length >= 60);
      await Promise.all(buses.map((bus) => bus.close()));
      const ids = events.map(({ id }) => id).sort();
      expect(seen.sort()).toEqual(ids);
      expect(other.sort()).toEqual(ids);
    }),
  );

  test(
    'members of a group share its keys',
    onLog(setup, async (log) => {
      const buses = [await log.open(), await log.open()];
      const busy = new Set<number>();
      for (const [index, bus] of buses.entries()) {
        await bus.subscribe(TOPIC, { group: 'g' }, async () => void busy.add(index));
      }
      let round = 0;
      await eventually('work for both', async () => {
        round += 1;
        const keys = Array.from({ length: 20 }, (_, index) =>
          sample(`key${index}`, `${round}-${index}`),
        );
        await buses[0]!.publish(keys);
        return busy.size === 2;
      });
    }),
  );

  test(
    'every replica sees each event',
    onLog(setup, async (log) => {
      const buses = [await log.open(), await log.open()];
      const seen: string[][] = [[], []];
      for (const [index, bus] of buses.entries()) {
        await bus.subscribe(
          TOPIC,
          { everyReplica: true },
          async ({ id }) => void seen[index]!.push(id),
        );
      }
      const events = samples('a', 20);
      await buses[1]!.publish(events);
      const ids = events.map(({ id }) => id);
      await eventually('all at both', () => seen.every((each) => each.length >= 20));
      expect(seen).toEqual([ids, ids]);
    }),
  );

  test(
    'a new group starts at the beginning, a replica at the end',
    onLog(setup, async (log) => {
      const bus = await log.open();
      await bus.publish(samples('a', 3));
      const group: string[] = [];
      const replica: string[] = [];
      await bus.subscribe(TOPIC, { everyReplica: true }, async ({ id }) => void replica.push(id));
      await bus.subscribe(TOPIC, { group: 'late' }, async ({ id }) => void group.push(id));
      await bus.publish([sample('a', 'now')]);
      await eventually(
        'the new event at both',
        () => group.includes('now') && replica.includes('now'),
      );
      expect(group).toEqual(['a-0', 'a-1', 'a-2', 'now']);
      expect(replica).toEqual(['now']);
    }),
  );
};
