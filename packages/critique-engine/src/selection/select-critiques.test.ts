import { expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import type { CritiqueDraft } from '../critique-draft.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { critiqueCap, selectCritiques } from './select-critiques.ts';

const text = 'word '.repeat(4_000);
const critique = (over: Partial<CritiqueDraft>): LineCritique => makeCritique(over, text);
const at = (start: number): { start: number; end: number } => ({ start, end: start + 4 });

test('the most critiques shown grow with the essay, from 3 to 100', () => {
  expect([0, 100, 1_000, 15_000].map(critiqueCap)).toEqual([3, 5, 50, 100]);
});
test('of two critiques of one type on the same words, only the more worthwhile one is kept', () => {
  const kept = selectCritiques(
    [
      critique({ rule: 'a' }),
      critique({ rule: 'b', severity: 4, at: { start: 2, end: 9 } }),
      critique({ rule: 'c', issueType: 'source' }),
    ],
    1_000,
  );
  expect(kept.map((c) => c.ruleId)).toEqual(['c', 'b']);
});
test('one rule appears at most three times in a short essay', () => {
  const many = Array.from({ length: 50 }, (_, i) => critique({ at: at(i * 100) }));
  expect(selectCritiques(many, 400)).toHaveLength(3);
});
test('three critiques are marked to fix first, of different rules where possible, and those without a place come last', () => {
  const kept = selectCritiques(
    [
      critique({ rule: 'a', severity: 5, at: at(50) }),
      critique({ rule: 'a', severity: 5, at: at(90) }),
      critique({ rule: 'b', at: at(10) }),
      critique({ rule: 'c', at: null, issueType: 'relevance' }),
    ],
    1_000,
  );
  expect(kept.map((c) => [c.ruleId, c.fixFirst])).toEqual([
    ['b', true],
    ['a', true],
    ['a', false],
    ['c', true],
  ]);
});
test('the order of arrival changes nothing', () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    critique({ rule: `r${i % 7}`, at: at(i * 37) }),
  );
  expect(selectCritiques(many.toReversed(), 300)).toEqual(selectCritiques(many, 300));
});
test('at most one grammar critique is among the three to fix first', () => {
  const issue = { issueType: 'grammar' as const, severity: 3 as const, confidence: 0.9 };
  const kept = selectCritiques(
    [
      critique({ ...issue, rule: 'a', at: at(10) }),
      critique({ ...issue, rule: 'b', at: at(30) }),
      critique({ ...issue, rule: 'c', at: at(50) }),
      critique({ rule: 'd', at: at(70), issueType: 'argument' }),
      critique({ rule: 'e', at: at(90), severity: 1 }),
    ],
    1_000,
  );
  expect(kept.filter((c) => c.fixFirst).map((c) => c.ruleId)).toEqual(['a', 'b', 'd']);
});
