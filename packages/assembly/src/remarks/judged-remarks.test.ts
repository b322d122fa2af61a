import { expect, test } from '@jest/globals';
import { makeCritique } from '../testing/make-critique.ts';
import { judgedRemarks } from './judged-remarks.ts';

const text = 'The report has founded that it rains.';
const slip = makeCritique(
  {
    ruleId: 'grammar-perfect-form',
    issueType: 'grammar',
    severity: 3,
    at: { start: 11, end: 22 },
    replacement: 'has founded',
    issue: '“has founded” is wrong.',
    confidence: 0.7,
  },
  text,
);
const judged = (verdict: 'true' | 'trivial' | 'false' | 'replaced', replacement?: string) =>
  judgedRemarks(
    [slip],
    [{ critiqueId: slip.id, verdict, ...(replacement === undefined ? {} : { replacement }) }],
  );

test('what a model calls false is gone, and so is what it corrects in another way', () => {
  expect(judged('false')).toEqual([]);
  expect(judged('replaced')).toEqual([]);
});

test('what it calls trivial becomes a suggestion', () => {
  expect(judged('trivial')).toMatchObject([{ severity: 1, severityLevel: 'LOW' }]);
});

test('what it calls true is surer than before', () => {
  expect(judged('true')).toMatchObject([{ confidence: 0.85, replacement: 'has founded' }]);
});

test('a right remark with a wrong correction gets the right one, in its field and in its words', () => {
  expect(judged('true', 'has found')).toMatchObject([
    {
      replacement: 'has found',
      issue: '“has founded” should be “has found”.',
      fix: 'Write “has found” instead of “has founded”.',
      suggestion: 'Write “has found” instead of “has founded”.',
    },
  ]);
});

test('a remark that was not judged stays as it is', () => {
  expect(judgedRemarks([slip], [{ critiqueId: 'another', verdict: 'false' }])).toEqual([slip]);
});
