import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import {
  openOrchestratorHarness,
  outage,
  type OrchestratorHarness,
} from '../testing/orchestrator-harness.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: OrchestratorHarness;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openOrchestratorHarness(dir.path, clock, { maxOpen: 3 });
});
afterEach(async () => {
  await bed.store.close();
  await dir.remove();
});

const starts = async (count: number) => {
  const all = Array.from({ length: count }, () => bed.start());
  const settled = await Promise.allSettled(all);
  return {
    accepted: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  };
};

describe('open analyses', () => {
  test('an analysis beyond the limit is rejected with a retry time and keeps no credit on hold', async () => {
    const { accepted, refused } = await starts(10);
    expect([accepted.length, refused.length]).toEqual([3, 7]);
    for (const error of refused)
      expect(error).toMatchObject({
        code: 'ANALYSIS_UNAVAILABLE',
        details: { retryAfterSeconds: 10 },
      });
    expect([...bed.holds.keys()].sort()).toEqual([...accepted].sort());
    expect(bed.calls.filter((call) => call !== 'reserveCredit' && call !== 'createEssay')).toEqual(
      [],
    );
  });

  test('an ended analysis frees its place; one that still waits to be finished does not', async () => {
    const { accepted } = await starts(3);
    const [first = '', second = ''] = accepted;
    await bed.endTasks(first);
    expect((await starts(2)).accepted).toHaveLength(1);
    bed.fail({ call: 'commitCredit', jobId: second, error: outage() });
    await bed.endTasks(second);
    expect((await starts(1)).accepted).toEqual([]);
  });

  test('repeating a start returns the existing analysis even when the limit is reached', async () => {
    const job = await bed.start('key');
    await starts(5);
    expect(await bed.start('key')).toBe(job);
    await expect(bed.start('other')).rejects.toMatchObject({ code: 'ANALYSIS_UNAVAILABLE' });
  });

  test('a start that fails frees its place', async () => {
    bed.fail({ call: 'createEssay', jobId: null, error: outage() });
    expect((await starts(5)).accepted).toEqual([]);
    bed.fail(null);
    expect((await starts(5)).accepted).toHaveLength(3);
  });
});
