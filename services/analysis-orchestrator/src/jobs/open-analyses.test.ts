import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir } from '@argint/testkit';
import {
  openOrchestratorHarness,
  type OrchestratorHarness,
} from '../testing/orchestrator-harness.ts';

const MAX = 5;
let dir: Awaited<ReturnType<typeof tempDir>>;
let bed: OrchestratorHarness;

beforeEach(async () => {
  dir = await tempDir();
  bed = await openOrchestratorHarness(dir.path, fixedClock(), { maxOpenPerUser: MAX });
});
afterEach(async () => {
  await bed.store.close();
  await dir.remove();
});

const startAtOnce = async (count: number) => {
  const all = await Promise.allSettled(Array.from({ length: count }, () => bed.start()));
  return {
    started: all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  };
};

describe('the open analyses of one user', () => {
  test('concurrent starts stay within the limit of the plan, and rejected ones keep no credit on hold', async () => {
    const { started, refused } = await startAtOnce(12);
    expect([started.length, refused.length]).toEqual([MAX, 12 - MAX]);
    for (const error of refused)
      expect(error).toMatchObject({
        code: 'TOO_MANY_OPEN_ANALYSES',
        details: { retryAfterSeconds: 10, limit: MAX },
      });
    const held = [...bed.holds].filter(([, state]) => state === 'held').map(([jobId]) => jobId);
    expect(held.sort()).toEqual([...started].sort());
  });

  test('an analysis beyond the limit of the plan is rejected before a credit is reserved', async () => {
    await startAtOnce(MAX);
    bed.calls.length = 0;
    expect((await startAtOnce(1)).refused).toHaveLength(1);
    expect(bed.calls).toEqual(['checkAccess']);
  });

  test('an ended analysis frees its place, and open analyses do not count for another user', async () => {
    const [first = ''] = (await startAtOnce(MAX)).started;
    expect(await bed.startAs('u2')).toBeTruthy();
    await bed.endTasks(first);
    expect((await startAtOnce(2)).started).toHaveLength(1);
  });

  test('repeating a start returns the existing analysis even when the plan allows no more', async () => {
    const job = await bed.start('key');
    await startAtOnce(MAX);
    expect(await bed.start('key')).toBe(job);
  });
});
