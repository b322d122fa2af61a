import { describe, expect, test } from '@jest/globals';
import { collectGarbage, createQuietCollector } from './garbage.ts';

describe('garbage', () => {
  test('is collected when asked for', async () => {
    const gone = new WeakRef({});
    // What was referred to stays until the end of its task.
    await new Promise(setImmediate);
    collectGarbage();
    expect(gone.deref()).toBeUndefined();
  });

  test('is collected once after the start, and once after each time of work', () => {
    const shares = [0, 0, 0.5, 0.3, 0.05, 0, 0.9, 0.099];
    const collectedAt: number[] = [];
    let at = -1;
    const look = createQuietCollector({
      busy: () => shares[++at] ?? 0,
      collect: () => collectedAt.push(at),
    });
    for (const _ of shares) look();
    expect(collectedAt).toEqual([0, 4, 7]);
  });
});
