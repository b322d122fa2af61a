import { expect, test } from '@jest/globals';
import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { carefulReadiness } from './careful-readiness.ts';

const verdict = (journalReadiness: string) =>
  ({ score: 8, journalReadiness }) as AnalysisResult['overallVerdict'];
const remark = (change: Partial<LineCritique>) =>
  ({ issueType: 'thesis', severity: 4, fixFirst: true, lineNumber: 7, ...change }) as LineCritique;
const nearly = verdict('Nearly ready: read it once more for slips');
const readinessOf = (shown: LineCritique[], of = nearly) =>
  carefulReadiness(of, shown)?.journalReadiness;

test('an essay with a weighty remark to fix first is close, not nearly ready', () => {
  expect(readinessOf([remark({})])).toBe('Close: first take up the remark in line 7');
  expect(readinessOf([remark({ lineNumber: null })])).toBe('Close: first take up the remark');
});

test('a remark about language, a light one and one that can wait leave the verdict as it is', () => {
  for (const change of [
    { issueType: 'grammar' as const },
    { severity: 2 as const },
    { fixFirst: false },
  ])
    expect(carefulReadiness(nearly, [remark(change)])).toBe(nearly);
});

test('a verdict that promises nothing stays, and so does a missing one', () => {
  const early = verdict('Early draft: rework the main line before the wording');
  expect(carefulReadiness(early, [remark({})])).toBe(early);
  expect(carefulReadiness(null, [remark({})])).toBeNull();
});
