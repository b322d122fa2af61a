import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { durableSteps } from '../../../../../scripts/durable-steps.ts';
import { provider } from './testing/buy-plan.ts';
import { createCrashPlan } from './testing/crash-plan.ts';
import { JOURNEYS } from './testing/journey.ts';
import { STEPS_WITHOUT_JOURNEY } from './testing/steps-without-journey.ts';

jest.setTimeout(3_600_000);
afterAll(() => provider.close());

test('each durable step that is listed as without a journey still exists in the code', () => {
  const names = new Set(durableSteps().map(({ name }) => name));
  expect(Object.keys(STEPS_WITHOUT_JOURNEY).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(['one', 'seven'] as const)(
  'kill -9 at any durable step, topology “%s”',
  (topology) => {
    const plan = createCrashPlan(topology, JOURNEYS);
    beforeAll(() => plan.record());
    afterAll(() => plan.close());

    test('every collection of every service has a crash point', () => {
      expect(plan.unwritten()).toEqual([]);
    });

    test('every write in the services’ code has a crash point or a reason why no journey takes it', () => {
      const missed = durableSteps().filter(({ at }) => !plan.sites.has(at));
      const unexplained = missed.filter(({ name }) => !Object.hasOwn(STEPS_WITHOUT_JOURNEY, name));
      expect(unexplained.map(({ name }) => name)).toEqual([]);
    });

    test('the data folder contains only files of the stores and the bus, and mails', () => {
      const known =
        /^(?:[a-z-]+|(?:profile-billing\/)?mail(?:\/[\da-f]{32}(?:\/[\da-f]{32}\.eml)?)?|[a-z-]+\/[a-z-]+\.sqlite|[a-z-]+\.sqlite|master\.key|product\.lock|stores\.json|points\.log)$/;
      const plain = [...plan.files].map((file) => file.replace(/-(?:wal|shm)$/, ''));
      expect(plain.filter((file) => !known.test(file))).toEqual([]);
    });

    test('after a restart every job has ended, every essay is stored and credits are exact', async () => {
      const { faults, visited, reached } = await plan.run();
      expect(visited).toBeGreaterThan(1);
      expect(faults).toEqual({});
      expect(reached).toBeGreaterThan(visited / 2);
    });
  },
);

describe('kill -9 of one of two replicas at any durable step', () => {
  const plan = createCrashPlan('replicas', ['complete', 'cancel late', 'buy']);
  beforeAll(() => plan.record());
  afterAll(() => plan.close());

  test('the other replica ends every job, keeps every essay and settles credits exactly', async () => {
    const { faults, visited, reached } = await plan.run();
    expect(visited).toBeGreaterThan(1);
    expect(faults).toEqual({});
    // Timing decides whether a journey takes some of the steps.
    expect(reached).toBeGreaterThanOrEqual(Math.floor(visited * 0.8));
  });
});
