import { describe, expect, test } from '@jest/globals';
import { createProcessClock } from './process-clock.ts';

const setUp = () => {
  const at = { wall: 1_000_000, monotonic: 50 };
  const clock = createProcessClock({ wall: () => at.wall, monotonic: () => at.monotonic });
  const pass = (ms: number): void => {
    at.wall += ms;
    at.monotonic += ms;
  };
  return { at, pass, now: () => clock().getTime() };
};

describe('the process clock', () => {
  test('shows the wall clock while nobody sets it', () => {
    const { now, pass } = setUp();
    expect(now()).toBe(1_000_000);
    pass(250);
    expect(now()).toBe(1_000_250);
  });

  test('keeps advancing at its own rate after the wall clock is set back', () => {
    const { at, now, pass } = setUp();
    now();
    at.wall -= 3_600_000;
    expect(now()).toBe(1_000_000);
    pass(500);
    expect(now()).toBe(1_000_500);
  });

  test('follows the wall clock when it jumps forward', () => {
    const { at, now, pass } = setUp();
    at.wall += 86_400_000;
    expect(now()).toBe(87_400_000);
    pass(1);
    expect(now()).toBe(87_400_001);
  });

  test('follows the wall clock again once it has caught up', () => {
    const { at, now, pass } = setUp();
    at.wall -= 1_000;
    now();
    at.wall += 1_500;
    expect(now()).toBe(1_000_500);
    pass(10);
    expect(now()).toBe(1_000_510);
  });

  test('never gives an earlier time than before, whatever the wall clock does', () => {
    const { at, now, pass } = setUp();
    let last = now();
    for (const jump of [-5, 3, -10_000, 20_000, -1, 0.4, -0.4, 7, -20_000]) {
      at.wall += jump;
      pass(0.3);
      const next = now();
      expect(next).toBeGreaterThanOrEqual(last);
      last = next;
    }
  });

  test('by default shows the time of this machine', () => {
    const before = Date.now();
    const now = createProcessClock()().getTime();
    // One millisecond for the rounding of the wall clock.
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now() + 1);
  });
});
