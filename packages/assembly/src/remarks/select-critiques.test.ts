import { expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import type { Remark } from './remark.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { chooseCritiques, critiqueCap, selectCritiques } from './select-critiques.ts';

/** Words of four characters, each another one. */
const text = Array.from({ length: 4_000 }, (_, i) => String(1_000 + i)).join(' ');
const critique = (over: Partial<Remark>): LineCritique => makeCritique(over, text);
const at = (start: number): { start: number; end: number } => ({ start, end: start + 4 });

test('the most critiques shown grow with the essay, from 3 to 100', () => {
  expect([0, 100, 1_000, 15_000].map(critiqueCap)).toEqual([3, 5, 50, 100]);
});
test('of two critiques of one type on the same words, only the more worthwhile one is kept', () => {
  const kept = selectCritiques(
    [
      critique({ ruleId: 'a' }),
      critique({ ruleId: 'b', severity: 4, at: { start: 2, end: 9 } }),
      critique({ ruleId: 'c', issueType: 'source' }),
    ],
    1_000,
  );
  expect(kept.map((c) => c.ruleId)).toEqual(['c', 'b']);
});
test('a correction that repeats a misspelt word gives way to the spelling of it', () => {
  const agreement = critique({
    ruleId: 'grammar-subject-verb',
    issueType: 'grammar',
    severity: 3,
    at: { start: 0, end: 9 },
    replacement: '1000 1001s',
  });
  const spelling = critique({
    ruleId: 'grammar-spell-check',
    issueType: 'grammar',
    at: { start: 0, end: 4 },
    replacement: '1900',
  });
  const shown = selectCritiques([agreement, spelling], 1_000);
  expect(shown.map(({ ruleId }) => ruleId)).toEqual(['misspellings']);
  const mended = { ...agreement, replacement: '1900 1001s' };
  expect(selectCritiques([mended, spelling], 1_000)).toHaveLength(1);
  expect(selectCritiques([mended, spelling], 1_000)[0]?.ruleId).toBe('grammar-subject-verb');
});
test('one rule appears at most three times in a short essay', () => {
  const many = Array.from({ length: 50 }, (_, i) => critique({ at: at(i * 100) }));
  expect(selectCritiques(many, 400)).toHaveLength(3);
});
test('the order of arrival changes nothing', () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    critique({ ruleId: `r${i % 7}`, at: at(i * 37) }),
  );
  expect(selectCritiques(many.toReversed(), 300)).toEqual(selectCritiques(many, 300));
});
test('set phrases are left out where the writing has graver slips', () => {
  const slip = (rule: string, place: number, severity: 1 | 3) =>
    critique({ ruleId: rule, issueType: 'grammar', severity, at: at(place) });
  const trifles = [10, 20, 30].map((place) => slip('cliche', place, 1));
  const grave = ['a', 'b', 'c'].map((rule, i) => slip(rule, 100 + i * 50, 3));
  expect(selectCritiques([...trifles, ...grave], 1_000).map((c) => c.ruleId)).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(selectCritiques([...trifles, ...grave.slice(1)], 1_000)).toHaveLength(3);
});
test.each([
  ['a wordy phrase', 'wordy-phrase', 3],
  ['a set phrase', 'cliche', 3],
])('%s is only a remark where it is a habit', (_name, rule, places) => {
  const crumbs = Array.from({ length: places }, (_, i) =>
    critique({ ruleId: rule, issueType: 'style', severity: 1, at: at(i * 50) }),
  );
  expect(selectCritiques(crumbs.slice(1), 1_000)).toEqual([]);
  expect(selectCritiques(crumbs, 1_000)).toHaveLength(1);
});
test('says how many critiques are worth a remark and found no place', () => {
  const many = Array.from({ length: 50 }, (_, i) => critique({ at: at(i * 100) }));
  const { shown, leftOut } = chooseCritiques(many, 400);
  expect([shown.length, leftOut]).toEqual([3, 47]);
  expect(chooseCritiques(many.slice(0, 2), 400).leftOut).toBe(0);
});
