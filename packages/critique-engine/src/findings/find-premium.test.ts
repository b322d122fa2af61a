import { expect, test } from '@jest/globals';
import { premiumSchema } from '@argint/contracts';
import { findPremium, readEssay } from '../index.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';

test('the report is built from the essay’s own words and says what it leaves out', () => {
  const { parts } = findPremium(readEssay(TRAIN_ESSAY, TRAIN_QUESTION));
  const premium = premiumSchema.parse(parts.premium);
  expect(premium.criticalThinking.hiddenAssumptions.map((a) => a.type)).toContain('Warrant');
  expect(
    premium.improvementStrategies?.prioritizedImprovements[0]?.actionPlan.length,
  ).toBeGreaterThan(0);
  expect(premium.comparativeAnalysis).toBeNull();
  expect(parts.emptyReasons?.['premium.comparativeAnalysis']).toBeDefined();
});
test('text that cannot be judged gets no report, with the reason', () => {
  expect(findPremium(readEssay('Too short.', null)).parts).toEqual({
    premium: null,
    emptyReasons: { premium: expect.stringContaining('2 words') },
  });
});
