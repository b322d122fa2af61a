import { expect, test } from '@jest/globals';
import { makeCritique } from '../testing/make-critique.ts';
import { withGravestRemark } from './gravest-remark.ts';

const verdict = (journalReadiness: string) => ({
  overallVerdict: { score: 8.2, journalReadiness, improvements: ['a', 'b', 'c'] },
  recommendation: 'Start with sources: name one.',
});
const ready = verdict('Nearly ready: polish and check the sources');
const grave = {
  ...makeCritique(
    {
      rule: 'model-straw-man',
      issueType: 'argument',
      severity: 4,
      confidence: 0.9,
      issue: 'You answer a view that nobody holds.',
      fix: 'Quote somebody who holds it.',
    },
    'Some text.',
  ),
  lineNumber: 7,
};

test('a grave remark of the model stands in the verdict and the recommendation; the score stays', () => {
  const { overallVerdict, recommendation } = withGravestRemark(ready, [grave]);
  expect(overallVerdict?.score).toBe(8.2);
  expect(overallVerdict?.journalReadiness).toBe(
    'Not yet: the AI model found a fault in line 7 that your argument depends on. You answer a view that nobody holds.',
  );
  expect(overallVerdict?.improvements).toEqual([
    'Quote somebody who holds it. (The gravest remark of the AI model in line 7.)',
    'a',
    'b',
  ]);
  expect(recommendation).toBe(
    'Start with the AI model’s gravest remark in line 7. Quote somebody who holds it.',
  );
});

test('the gravest of several counts, whatever their order', () => {
  const worse = { ...grave, id: 'x', severity: 5 as const, lineNumber: 9 };
  for (const shown of [
    [grave, worse],
    [worse, grave],
  ])
    expect(withGravestRemark(ready, shown).recommendation).toContain('line 9');
});

test('a remark of the engine that is worth more leads, and the verdict still names the model’s', () => {
  const first = { ...grave, id: 'e', ruleId: 'thesis-missing', severity: 5 as const };
  const { overallVerdict, recommendation } = withGravestRemark(ready, [grave, first]);
  expect(recommendation).toBe(ready.recommendation);
  expect(overallVerdict?.journalReadiness).toContain('in line 7');
});

test('a verdict that promises nothing keeps its words', () => {
  const early = verdict('Early draft: rework the main line before the wording');
  expect(withGravestRemark(early, [grave]).overallVerdict?.journalReadiness).toBe(
    early.overallVerdict.journalReadiness,
  );
});

test.each([
  ['of the engine', { ruleId: 'straw-man' }],
  ['that is not grave', { severity: 3 as const }],
  ['that the model is not sure of', { confidence: 0.5 }],
  ['about style', { issueType: 'style' as const }],
])('a remark %s changes nothing', (_case, change) => {
  expect(withGravestRemark(ready, [{ ...grave, ...change }])).toEqual(ready);
});

test('a withheld verdict stays withheld', () => {
  const none = { overallVerdict: null, recommendation: null };
  expect(withGravestRemark(none, [grave])).toEqual(none);
});
