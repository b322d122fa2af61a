import { describe, expect, test } from '@jest/globals';
import { oldestAge } from './oldest-age.ts';

const NOW = 1_800_000_000_000;

describe('the age of the oldest unhandled event', () => {
  test.each([0, 30, 700, 65_000, 3_600_000, 6 * 86_400_000])(
    'of %i ms is found within a tenth or 50 ms, with few questions',
    async (ageMs) => {
      let questions = 0;
      const found = await oldestAge(NOW, async (time) => {
        questions += 1;
        return NOW - ageMs < time;
      });
      expect(Math.abs(found - ageMs)).toBeLessThanOrEqual(Math.max(50, ageMs / 10));
      expect(questions).toBeLessThan(22);
    },
  );
});
