import { describe, expect, test } from '@jest/globals';
import { premiumSchema } from '@argint/contracts';
import { findPremium, readEssay } from '../index.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';

const reportOn = (text: string, question: string | null = null) => {
  const { parts } = findPremium(readEssay(text, question));
  return { premium: premiumSchema.parse(parts.premium), reasons: parts.emptyReasons ?? {} };
};

describe('the premium report', () => {
  const { premium, reasons } = reportOn(TRAIN_ESSAY, TRAIN_QUESTION);

  test('quotes the essay’s own words', () => {
    const { criticalThinking, improvementStrategies, comparativeAnalysis } = premium;
    expect(criticalThinking.dialecticalPrompts[0]?.basePrompt).toMatch(
      /^(?:In line \d+ you (?:say|report)|The reason that you give|You (?:hold|want))/,
    );
    expect(criticalThinking.dialecticalPrompts[0]?.basePrompt).toContain('“');
    const [sources] = improvementStrategies?.prioritizedImprovements ?? [];
    expect(sources).toMatchObject({ area: 'sources' });
    expect(sources?.actionPlan.join(' ')).toContain('“');
    expect(sources?.actionPlan.length).toBeGreaterThanOrEqual(2);
    expect(improvementStrategies?.conceptualFrameworkSuggestions.join(' ')).toMatch(
      /Claim: “commuter trains should be free for everyone”/,
    );
    expect(comparativeAnalysis?.comparisonWithExemplars?.approachDifferences).toHaveLength(5);
  });

  test('compares the essay’s sentence with the exemplar’s words for what it lacks', () => {
    expect(premium.comparativeAnalysis?.comparisonWithExemplars?.strengthGaps[0]).toMatch(
      /“because .+“commuter trains should be free for everyone”/,
    );
  });

  test('says why it names no percentile and no contradiction', () => {
    expect(premium.comparativeAnalysis?.peerComparisonMetrics).toBeNull();
    expect(reasons['premium.comparativeAnalysis.peerComparisonMetrics']).toMatch(/none are kept/);
    expect(reasons['premium.criticalThinking.contradictions']).toMatch(
      /statements of yours were compared/,
    );
  });

  test('shows two sentences that contradict each other', () => {
    const text = TRAIN_ESSAY.replace('They are loved.', 'Free trains never help poor families.');
    const [pair] = reportOn(text).premium.criticalThinking.contradictions;
    expect([pair?.claimA, pair?.claimB]).toEqual([
      'Another reason is that free trains help poor families.',
      'Free trains never help poor families.',
    ]);
    expect(pair?.resolutionPrompt).toMatch(/lines 7 and 9/);
  });

  test('is missing, with a reason, for a text that cannot be judged', () => {
    expect(findPremium(readEssay('Too short.', null)).parts).toEqual({
      premium: null,
      emptyReasons: { premium: expect.stringContaining('2 words') },
    });
  });
});
