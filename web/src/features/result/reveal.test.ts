import { describe, expect, test } from '@jest/globals';
import { scrollDistance } from './reveal.ts';

const view = { top: 100, bottom: 700 };
const after = (target: { top: number; bottom: number }) => {
  const distance = scrollDistance(target, view);
  return { top: target.top - distance, bottom: target.bottom - distance };
};

describe('scrollDistance', () => {
  test('nothing moves when the target is in view', () => {
    expect(scrollDistance({ top: 100, bottom: 700 }, view)).toBe(0);
  });
  test.each([
    ['below', { top: 650, bottom: 750 }],
    ['far below', { top: 9_000, bottom: 9_100 }],
    ['above', { top: -900, bottom: -800 }],
    ['under the header', { top: 90, bottom: 130 }],
  ])('a target %s comes to the upper third of the view', (_where, target) => {
    expect(after(target).top).toBe(300);
  });
  test('a tall target comes into view as a whole', () => {
    expect(after({ top: 400, bottom: 950 })).toEqual({ top: 150, bottom: 700 });
  });
  test('a target taller than the view shows its top', () => {
    expect(after({ top: 400, bottom: 1_400 }).top).toBe(100);
  });
});
