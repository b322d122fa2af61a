import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { provider } from './buy-plan.ts';
import { createCrashPlan, type CrashPlan } from './crash-plan.ts';
import type { Journey } from './journey.ts';
import type { Topology } from './stored-faults.ts';

/** Files that the product may keep in its data folder. */
const KNOWN =
  /^(?:[a-z-]+|(?:profile-billing\/)?mail(?:\/[\da-f]{32}(?:\/[\da-f]{32}\.eml)?)?|[a-z-]+\/[a-z-]+\.sqlite|[a-z-]+\.sqlite|master\.key|product\.lock|stores\.json|points\.log)$/;

/**
 * Kills the product of a topology at its durable steps and checks what is stored after a restart. `more` adds tests of
 * the plan.
 */
export const describeKills = (
  topology: Exclude<Topology, 'replicas'>,
  journeys: readonly Journey[],
  more?: (plan: CrashPlan) => void,
): void =>
  describe(`kill -9 at any durable step, topology “${topology}”`, () => {
    const plan = createCrashPlan(topology, journeys);
    beforeAll(() => plan.record());
    afterAll(async () => {
      await plan.close();
      await provider.close();
    });

    more?.(plan);

    test('the data folder contains only files of the stores and the bus, and mails', () => {
      const plain = [...plan.files].map((file) => file.replace(/-(?:wal|shm)$/, ''));
      expect(plain.filter((file) => !KNOWN.test(file))).toEqual([]);
    });

    test('after a restart every job has ended, every essay is stored and credits are exact', async () => {
      const { faults, visited, reached } = await plan.run();
      expect(visited).toBeGreaterThan(1);
      expect(faults).toEqual({});
      expect(reached).toBeGreaterThan(visited / 2);
    });
  });
