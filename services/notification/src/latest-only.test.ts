import { describe, expect, test } from '@jest/globals';
import { latestOnly } from './latest-only.ts';

describe('latest only', () => {
  test('a burst for one key costs two runs, and the last call sees what came before it', async () => {
    let version = 0;
    const seen: number[] = [];
    const gates: (() => void)[] = [];
    const run = latestOnly(async () => {
      seen.push(version);
      await new Promise<void>((resolve) => gates.push(resolve));
    });
    const calls = [1, 2, 3, 4].map((n) => {
      version = n;
      return run('job');
    });
    gates[0]?.();
    await calls[0];
    await new Promise(setImmediate);
    gates[1]?.();
    await Promise.all(calls);
    expect(seen).toEqual([1, 4]);
  });

  test('a run that fails fails its caller, not the next one', async () => {
    let fail = true;
    const run = latestOnly(async () => {
      if (fail) throw new Error('down');
    });
    await expect(run('job')).rejects.toThrow('down');
    fail = false;
    await expect(run('job')).resolves.toBeUndefined();
  });
});
