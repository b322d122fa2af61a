import { describe, expect, test } from '@jest/globals';
import { PLAN_TYPES, planTypeOf, PLANS } from './plans.ts';

describe('the plan table', () => {
  test('has a row for every plan type, under its own name, that nobody can change', () => {
    expect(Object.keys(PLANS).sort()).toEqual([...PLAN_TYPES].sort());
    for (const type of PLAN_TYPES) {
      expect(PLANS[type].type).toBe(type);
      expect(Object.isFrozen(PLANS[type])).toBe(true);
    }
    expect(Object.isFrozen(PLANS)).toBe(true);
  });

  test('prices are R25, R180 and R900, in whole cents', () => {
    expect(PLAN_TYPES.map((type) => [type, PLANS[type].priceCents / 100])).toEqual([
      ['unlimited_special', 0],
      ['unlimited', 900],
      ['standard', 180],
      ['single', 25],
      ['trial', 0],
      ['none', 0],
    ]);
  });

  test('only plans that cost something are billed', () => {
    for (const { billing, priceCents } of Object.values(PLANS))
      expect(billing === 'free').toBe(priceCents === 0);
  });

  test('credits, words and days kept are those of the specification', () => {
    const rows = PLAN_TYPES.map((type) => {
      const { credits, maxWords, historyDays } = PLANS[type];
      return [type, credits, maxWords, historyDays];
    });
    expect(rows).toEqual([
      ['unlimited_special', null, 15_000, null],
      ['unlimited', null, 15_000, null],
      ['standard', 12, 8_000, 183],
      ['single', 2, 3_000, 7],
      ['trial', 2, 3_000, 30],
      ['none', 0, 3_000, 30],
    ]);
  });

  test('a dearer monthly or single plan never gives less of anything', () => {
    const atLeast = (a: number | null, b: number | null) => a === null || (b !== null && a >= b);
    const paid = ['single', 'standard', 'unlimited'] as const;
    paid.slice(1).forEach((type, i) => {
      const more = PLANS[type];
      const less = PLANS[paid[i] ?? 'single'];
      expect(more.priceCents).toBeGreaterThan(less.priceCents);
      expect(atLeast(more.credits, less.credits)).toBe(true);
      expect(atLeast(more.historyDays, less.historyDays)).toBe(true);
      expect(more.maxWords).toBeGreaterThan(less.maxWords);
      expect(more.maxOpenAnalyses).toBeGreaterThan(less.maxOpenAnalyses);
    });
  });

  test('from 3 to 10 analyses may be open at once, by plan', () => {
    expect(PLAN_TYPES.map((type) => PLANS[type].maxOpenAnalyses)).toEqual([10, 10, 5, 3, 3, 3]);
  });

  test('only unlimited plans go first', () => {
    for (const { priority, credits } of Object.values(PLANS))
      expect(priority).toBe(credits === null);
  });

  test('the monthly and unlimited plans have premium, and their price cards say so', () => {
    const premium = PLAN_TYPES.filter((type) => PLANS[type].premium);
    expect(premium).toEqual(['unlimited_special', 'unlimited', 'standard']);
    for (const { priceCents, features, premium: has } of Object.values(PLANS))
      expect(features.includes('Premium section analysis')).toBe(has && priceCents > 0);
  });

  test('a plan of an unknown name is none', () => {
    expect([planTypeOf('standard'), planTypeOf('gold'), planTypeOf(undefined)]).toEqual([
      'standard',
      'none',
      'none',
    ]);
  });

  test('the price cards promise what the table gives', () => {
    for (const { features, credits, maxWords } of Object.values(PLANS)) {
      if (features.length === 0) continue;
      expect(features).toContain(`${maxWords.toLocaleString('en-US')} words`);
      const [promise = ''] = features;
      expect(promise).toMatch(credits === null ? /^Unlimited/ : new RegExp(`^${credits} `));
    }
  });
});
