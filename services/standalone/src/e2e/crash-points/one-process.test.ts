import { expect, jest, test } from '@jest/globals';
import { durableSteps } from '../../../../../scripts/durable-steps.ts';
import { describeKills } from './testing/describe-kills.ts';
import { JOURNEYS } from './testing/journey.ts';
import { STEPS_WITHOUT_JOURNEY } from './testing/steps-without-journey.ts';

jest.setTimeout(3_600_000);

test('each durable step that is listed as without a journey still exists in the code', () => {
  const names = new Set(durableSteps().map(({ name }) => name));
  expect(Object.keys(STEPS_WITHOUT_JOURNEY).filter((name) => !names.has(name))).toEqual([]);
});

describeKills('one', JOURNEYS, (plan) => {
  test('every collection of every service has a crash point', () => {
    expect(plan.unwritten()).toEqual([]);
  });

  test('every write in the services’ code has a crash point or a reason why no journey takes it', () => {
    const missed = durableSteps().filter(({ at }) => !plan.sites.has(at));
    const unexplained = missed.filter(({ name }) => !Object.hasOwn(STEPS_WITHOUT_JOURNEY, name));
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  });
});
