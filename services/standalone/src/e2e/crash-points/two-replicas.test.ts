import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { provider } from './testing/buy-plan.ts';
import { createCrashPlan } from './testing/crash-plan.ts';
import { describeWhenAsked } from './testing/describe-when-asked.ts';

jest.setTimeout(3_600_000);
afterAll(() => provider.close());

describeWhenAsked('kill -9 of one of two replicas at any durable step', () => {
  const plan = createCrashPlan('replicas', ['complete', 'cancel late', 'buy', 'rotate keys']);
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
