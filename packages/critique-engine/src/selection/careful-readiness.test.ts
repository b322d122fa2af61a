import { expect, test } from '@jest/globals';
import type { AnalysisResult, LineCritique } from '@argint/contracts';
import { carefulReadiness, withoutIdleSpelling } from './careful-readiness.ts';

const verdict = (journalReadiness: string) =>
  ({ score: 8, journalReadiness }) as AnalysisResult['overallVerdict'];
const remark = (change: Partial<LineCritique>) =>
  ({ issueType: 'thesis', severity: 4, fixFirst: true, lineNumber: 7, ...change }) as LineCritique;
const nearly = verdict('Nearly ready: read it once more for slips');
const readinessOf = (shown: LineCritique[], of = nearly) =>
  carefulReadiness(of, shown)?.journalReadiness;

test('an essay with a remark to fix first is close, not nearly ready', () => {
  expect(readinessOf([remark({})])).toBe('Close: first take up the remark in line 7');
  expect(readinessOf([remark({ lineNumber: null })])).toBe('Close: first take up the remark');
});

test('a remark about language that is to be fixed first counts like any other', () => {
  expect(readinessOf([remark({ issueType: 'grammar', severity: 2 })])).toBe(
    'Close: first take up the remark in line 7',
  );
});

test('a remark that can wait leaves the verdict as it is', () => {
  expect(carefulReadiness(nearly, [remark({ fixFirst: false })])).toBe(nearly);
});

test('a verdict that promises nothing stays, and so does a missing one', () => {
  const early = verdict('Early draft: rework the main line before the wording');
  expect(carefulReadiness(early, [remark({})])).toBe(early);
  expect(carefulReadiness(null, [remark({})])).toBeNull();
});

test('advice to look words up is given only where a remark is about spelling', () => {
  const improvements = ['Look up the spelling of “thiosulfate” (language 60 of 100).', 'Say more.'];
  const advised = { ...nearly, improvements } as AnalysisResult['overallVerdict'];
  const spelling = remark({ issueType: 'grammar', ruleId: 'grammar-spell-check' });
  const of = (shown: LineCritique[]) => withoutIdleSpelling(advised, shown)?.improvements;
  expect(of([remark({ ruleId: 'thesis-missing' })])).toEqual(['Say more.']);
  expect(of([spelling])).toEqual(improvements);
  expect(withoutIdleSpelling(null, [])).toBeNull();
});
