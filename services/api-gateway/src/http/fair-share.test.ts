import { describe, expect, test } from '@jest/globals';
import { createFairShare } from './fair-share.ts';

/** Takes places for a key until one is refused, `times` at most; answers how many it got. */
const fill = (share: ReturnType<typeof createFairShare>, key: string, times = 10_000): number => {
  for (let taken = 0; taken < times; taken += 1) if (share.take(key).refused !== null) return taken;
  return times;
};

describe('a fair share', () => {
  test('gives one key its share and no more', () => {
    const share = createFairShare({ capacity: 512, perKey: 100 });
    expect(fill(share, 'a')).toBe(100);
    expect(share.take('a').refused).toBe('share');
    expect(share.take('b').refused).toBeNull();
  });

  test('gives one key alone at most half of the places', () => {
    expect(fill(createFairShare({ capacity: 512, perKey: 500 }), 'a')).toBe(256);
  });

  test.each([1, 2, 10, 30, 100])(
    'always has a place for a newcomer beside %i busy keys',
    (busy) => {
      const share = createFairShare({ capacity: 512, perKey: 256 });
      for (let round = 0; round < 512; round += 1)
        for (let key = 0; key < busy; key += 1) share.take(`busy ${key}`);
      expect(fill(share, 'newcomer')).toBeGreaterThanOrEqual(1);
    },
  );

  test('refuses everybody for want of places only when all are taken', () => {
    const share = createFairShare({ capacity: 3, perKey: 2 });
    for (const key of ['a', 'b', 'c']) expect(share.take(key).refused).toBeNull();
    expect(share.take('d').refused).toBe('capacity');
    expect(share.take('a').refused).toBe('capacity');
  });

  test('has a place again after one was released', () => {
    const share = createFairShare({ capacity: 4, perKey: 1 });
    const place = share.take('a');
    expect(share.take('a').refused).toBe('share');
    place.release?.();
    expect(share.take('a').refused).toBeNull();
  });

  test.each([[null], [4], [9]])(
    'a share of %p of 4 places lets one key have them all',
    (perKey) => {
      const share = createFairShare({ capacity: 4, perKey });
      expect(fill(share, 'a')).toBe(4);
      expect(share.take('a').refused).toBe('capacity');
    },
  );
});
