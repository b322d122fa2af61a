import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { durableSteps } from '../../../../../scripts/durable-steps.ts';
import { JOURNEYS, type Journey } from './journey.ts';
import type { Topology } from './left-behind.ts';
import { OFF_THE_JOURNEYS } from './off-the-journeys.ts';
import { createSharedSeven } from './shared-seven.ts';
import { recordPoints, visit } from './visit.ts';

jest.setTimeout(3_600_000);

/** CRASH_POINTS: `all` (make verify), or a part of the names of those wanted; by default every n-th, always the same. */
const wanted = process.env['CRASH_POINTS'];
const EVERY: Record<Topology, number> = { one: 16, seven: 40 };
/** A step that repeats in one journey is visited the first times; the others differ in nothing but number. */
const REPEATS = 2;

const timesOf = (point: string): number => Number(/#(\d+):/.exec(point)?.[1]);
const collectionOf = (point: string): string | undefined =>
  /^([^:]+:[A-Za-z]+)\.(?:insert|update|delete)/.exec(point)?.[1];

describe.each(['one', 'seven'] as const)(
  'kill -9 of %s process at any durable step',
  (topology) => {
    const plan: { journey: Journey; point: string }[] = [];
    const written = new Set<string>();
    const sites = new Set<string>();
    const files = new Set<string>();
    let made: string[] = [];

    beforeAll(async () => {
      const known = new Set<string>();
      for (const journey of JOURNEYS) {
        const { points, collections, ...left } = await recordPoints(topology, journey);
        for (const site of left.sites) sites.add(site);
        for (const file of left.files) files.add(file);
        made = [...new Set([...made, ...collections])].sort();
        for (const point of points) {
          const collection = collectionOf(point);
          if (collection) written.add(collection);
          if (known.has(point) || timesOf(point) > REPEATS) continue;
          known.add(point);
          plan.push({ journey, point });
        }
      }
    });
    let visited = 0;
    let met = 0;
    const tell = (): void => {
      const counts = `${visited} of ${plan.length} visited, ${met} met`;
      process.stderr.write(`crash points, ${topology}: ${counts}\n`);
    };
    const shared = createSharedSeven();
    afterAll(async () => {
      tell();
      await shared.close();
    });

    test('has a point at every collection that any service keeps', () => {
      expect(made.filter((collection) => !written.has(collection))).toEqual([]);
    });

    test('has a point at every write in the code of the services, or a reason why no journey takes it', () => {
      const missed = durableSteps().filter(({ at }) => !sites.has(at));
      const unexplained = missed.filter(({ name }) => !Object.hasOwn(OFF_THE_JOURNEYS, name));
      expect(unexplained.map(({ name }) => name)).toEqual([]);
    });

    test('finds nothing kept but by the stores and the bus', () => {
      const known =
        /^(?:[a-z-]+|[a-z-]+\/[a-z-]+\.sqlite|[a-z-]+\.sqlite|master\.key|points\.log)$/;
      const plain = [...files].map((file) => file.replace(/-(?:wal|shm)$/, ''));
      expect(plain.filter((file) => !known.test(file))).toEqual([]);
    });

    test('leaves, once started again, every job ended, every essay there, and credits exact', async () => {
      const chosen = plan.filter(({ point }, i) =>
        wanted === undefined
          ? i % EVERY[topology] === 1
          : wanted === 'all' || point.includes(wanted),
      );
      expect(chosen.length).toBeGreaterThan(1);
      const faults: Record<string, string[]> = {};
      for (const { journey, point } of chosen) {
        const outcome =
          (topology === 'seven' ? await shared.visit(journey, point) : null) ??
          (await visit(topology, journey, point));
        visited += 1;
        if (outcome.met) met += 1;
        if (visited % 20 === 0) tell();
        if (outcome.faults.length === 0) continue;
        faults[`${journey}: ${point}`] = outcome.faults;
        process.stderr.write(`${journey}: ${point}: ${outcome.faults.join('; ')}\n`);
      }
      expect(faults).toEqual({});
      expect(met).toBeGreaterThan(visited / 2);
    });
  },
);
