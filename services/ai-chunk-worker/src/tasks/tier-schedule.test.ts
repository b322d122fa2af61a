import { describe, expect, test } from '@jest/globals';
import type { Tier } from './task.ts';
import { createTierSchedule, MAX_PASSED_OVER } from './tier-schedule.ts';

/** Claims `count` tasks, each from the first tier in the schedule that has work. Returns their tiers. */
const claimTiers = (withWork: readonly Tier[], count: number): Tier[] => {
  const schedule = createTierSchedule();
  return Array.from({ length: count }, () => {
    const tier = schedule.order().find((candidate) => withWork.includes(candidate)) ?? 'simple';
    schedule.recordClaim(tier);
    return tier;
  });
};

describe('createTierSchedule', () => {
  test('orders the tiers priority, paid, simple at the start', () => {
    expect(createTierSchedule().order()).toEqual(['priority', 'paid', 'simple']);
  });

  test('serves the simple tier once after every 40 paid tasks', () => {
    const tiers = claimTiers(['paid', 'simple'], 10 * (MAX_PASSED_OVER + 1));
    expect(tiers.filter((tier) => tier === 'simple')).toHaveLength(10);
    expect(tiers.slice(0, MAX_PASSED_OVER)).not.toContain('simple');
    expect(tiers[MAX_PASSED_OVER]).toBe('simple');
  });

  test('serves paid and simple tasks even if there are always priority tasks', () => {
    const tiers = claimTiers(['priority', 'paid', 'simple'], 200);
    expect(tiers.filter((tier) => tier === 'paid').length).toBeGreaterThanOrEqual(3);
    expect(tiers.filter((tier) => tier === 'simple').length).toBeGreaterThanOrEqual(3);
  });
});
