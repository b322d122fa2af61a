import { describe, expect, test } from '@jest/globals';
import type { AnalysisResult, LineCritique, PremiumResult } from '@argint/contracts';
import { critiquedJson } from '../testing/sample-critique.ts';
import { suggest } from './suggest.ts';

const text = 'Water runs. Experts say so. It will obviously rain. Always.';
const quotes = ['Experts', 'obviously', 'Always', 'Water'];
const resultWith = (
  changes: Partial<AnalysisResult>,
  critiques: Partial<LineCritique>[] = [],
): AnalysisResult => {
  const result = JSON.parse(critiquedJson(text, quotes)) as AnalysisResult;
  const lineCritiques = result.lineCritiques.map((one, index) => ({ ...one, ...critiques[index] }));
  return { ...result, lineCritiques, ...changes };
};
const improvement = (area: string, currentScore: number, actionPlan: string[]) => ({
  area,
  currentScore,
  targetScore: 9,
  actionPlan,
  expectedOutcome: `Better ${area}.`,
});
const premiumWith = (improvements: ReturnType<typeof improvement>[]) =>
  ({
    improvementStrategies: { prioritizedImprovements: improvements },
  }) as unknown as PremiumResult;

describe('suggestions', () => {
  test('are the critiques to fix first, the most severe at the top', () => {
    const result = resultWith({}, [
      { fixFirst: true, severity: 2, issueType: 'grammar' },
      { fixFirst: true, severity: 5, issueType: 'source', issue: 'Who?', fix: 'Name them.' },
      { fixFirst: true, severity: 3, issueType: 'thesis' },
    ]);
    expect(suggest(result).map(({ category, priority }) => [category, priority])).toEqual([
      ['sources', 'high'],
      ['thesis', 'medium'],
      ['language', 'low'],
    ]);
    expect(suggest(result)[0]).toMatchObject({ title: 'Who?', description: 'Name them.' });
  });

  test('also have one action of each area of the report, but none twice', () => {
    const result = resultWith(
      {
        premium: premiumWith([
          improvement('sources', 2, ['Line 1: Say who.', 'Cite a source.']),
          improvement('argument', 6, ['Give a reason.']),
          improvement('something new', 8, ['Read it aloud.']),
          improvement('structure', 1, ['A fourth area.']),
        ]),
      },
      [{ fixFirst: true, fix: 'Say who.' }],
    );
    expect(
      suggest(result).map(({ category, title, priority }) => [category, title, priority]),
    ).toEqual([
      ['sources', 'Cite a source.', 'high'],
      ['argument', 'Who says so?', 'medium'],
      ['argument', 'Give a reason.', 'medium'],
      ['overall', 'Read it aloud.', 'low'],
    ]);
  });

  test('come from the verdict where there is no report', () => {
    const overallVerdict = { score: 6, journalReadiness: 'No.', improvements: ['Cite a source.'] };
    expect(suggest(resultWith({ overallVerdict }))).toEqual([
      { category: 'overall', title: 'Cite a source.', description: '', priority: 'medium' },
    ]);
  });

  test('from the verdict do not repeat the critique to fix first', () => {
    const improvements = ['Line 1: Say who.', 'Cite a source.'];
    const overallVerdict = { score: 6, journalReadiness: 'No.', improvements };
    const result = resultWith({ overallVerdict }, [{ fixFirst: true, fix: 'Say who.' }]);
    expect(suggest(result).map(({ title }) => title)).toEqual(['Who says so?', 'Cite a source.']);
  });

  test('are none for an essay with nothing to improve', () => {
    expect(suggest(resultWith({ lineCritiques: [] }))).toEqual([]);
  });
});
