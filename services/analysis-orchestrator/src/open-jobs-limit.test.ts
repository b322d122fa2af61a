import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { openOrchestratorBed, outage, type OrchestratorBed } from './testing/orchestrator-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: OrchestratorBed;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openOrchestratorBed(dir.path, clock, { maxOpen: 3 });
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
  test('beyond the limit are refused, with when to come again, and nothing is held for them', async () => {
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

  test('that ended make room, those that wait to be finished do not', async () => {
    const { accepted } = await starts(3);
    const [first = '', second = ''] = accepted;
    await bed.settle(first);
    await bed.service.sweep(0);
    expect((await starts(2)).accepted).toHaveLength(1);
    bed.fail({ call: 'commitCredit', jobId: second, error: outage() });
    await bed.settle(second);
    await bed.service.sweep(0).catch(() => undefined);
    expect((await starts(1)).accepted).toEqual([]);
  });

  test('are still answered under their key when there is no room for others', async () => {
    const job = await bed.start('key');
    await starts(5);
    expect(await bed.start('key')).toBe(job);
    await expect(bed.start('other')).rejects.toMatchObject({ code: 'ANALYSIS_UNAVAILABLE' });
  });

  test('a start that fails makes room again', async () => {
    bed.fail({ call: 'createEssay', jobId: null, error: outage() });
    expect((await starts(5)).accepted).toEqual([]);
    bed.fail(null);
    expect((await starts(5)).accepted).toHaveLength(3);
  });
});
