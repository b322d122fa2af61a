import type { AnalysisResult } from '@argint/contracts';
import { expect, test } from '@jest/globals';
import { assembleFindings } from './assemble-findings.ts';
import { explainEmpty } from './empty-reasons.ts';

test('a part whose task did not finish says so, and so does everything inside the part', () => {
  const { emptyReasons, cloudAnalysis } = assembleFindings([], {
    text: 'x',
    analysisType: 'hybrid',
    notes: ['stopped'],
  });
  const unfinished = 'This part of the analysis did not finish.';
  expect(emptyReasons['outline']).toBe(unfinished);
  expect(emptyReasons['scores.language']).toBe(unfinished);
  expect(emptyReasons['scores.language.low']).toBe(unfinished);
  expect(emptyReasons['overallVerdict']).toBe('We could not score this essay.');
  expect(cloudAnalysis?.notes).toEqual(['stopped']);
});

test('a task’s reason for its part replaces the default', () => {
  const { emptyReasons } = assembleFindings(
    [{ kind: 'engine', critiques: [], emptyReasons: { strengths: 'The task gave none.' } }],
    { text: 'x', analysisType: 'hybrid' },
  );
  expect(emptyReasons['strengths']).toBe('The task gave none.');
  expect(emptyReasons['lineCritiques']).toBe('Nothing was found that is worth a remark.');
});

test('a part that another type of analysis has says so', () => {
  const reasonsOf = (analysisType: 'simple' | 'hybrid') =>
    assembleFindings([], { text: 'x', analysisType }).emptyReasons;
  expect(reasonsOf('hybrid')['premium']).toMatch(/comprehensive/);
  expect(reasonsOf('simple')['cloudAnalysis']).toMatch(/client-only/);
});

test('what our rules cannot judge sends the student to a reader', () => {
  const reasons = explainEmpty({ dialecticalPrompts: [] } as unknown as AnalysisResult, {
    given: {},
    analysisType: 'comprehensive',
    unarguable: null,
    reader: 'engine',
  });
  expect(reasons).toEqual({
    dialecticalPrompts: 'Our rules cannot judge this. Ask somebody who reads your essay.',
  });
});
