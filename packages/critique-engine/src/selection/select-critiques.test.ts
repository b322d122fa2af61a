import { expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import type { CritiqueDraft } from '../critique-draft.ts';
import { toFixFirst } from '@argint/contracts/language-issue';
import { makeCritique } from '../testing/make-critique.ts';
import { critiqueCap, selectCritiques } from './select-critiques.ts';

/** Words of four characters, each another one. */
const text = Array.from({ length: 4_000 }, (_, i) => String(1_000 + i)).join(' ');
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
test('at most three critiques are marked to fix first, of different rules, and those without a place come last', () => {
  const kept = selectCritiques(
    [
      critique({ rule: 'a', issueType: 'argument', severity: 5, confidence: 0.9, at: at(50) }),
      critique({ rule: 'a', issueType: 'argument', severity: 5, confidence: 0.9, at: at(90) }),
      critique({ rule: 'b', issueType: 'source', confidence: 0.9, at: at(10) }),
      critique({ rule: 'c', confidence: 0.9, at: null, issueType: 'relevance' }),
      critique({ rule: 'd', severity: 2, confidence: 0.9, at: at(130) }),
    ],
    1_000,
  );
  expect(kept.map((c) => [c.ruleId, c.fixFirst])).toEqual([
    ['b', true],
    ['a', true],
    ['a', false],
    ['d', false],
    ['c', true],
  ]);
});
test('a critique that is trivial, or too likely to be wrong, is never one to fix first', () => {
  const kept = selectCritiques(
    [
      critique({ rule: 'a', issueType: 'argument', severity: 1, confidence: 0.9, at: at(10) }),
      critique({ rule: 'b', issueType: 'argument', severity: 5, confidence: 0.55, at: at(50) }),
      critique({ rule: 'c', issueType: 'argument', severity: 3, confidence: 0.8, at: at(90) }),
    ],
    1_000,
  );
  expect(kept.filter((c) => c.fixFirst).map((c) => c.ruleId)).toEqual(['c']);
});
test('of critiques that are only likely, the gravest of the argument is fixed first, and no mild one', () => {
  const likely = { issueType: 'argument' as const, confidence: 0.65 };
  const SEVERITIES = [2, 3, 4] as const;
  const firstAmong = (...rules: string[]) =>
    selectCritiques(
      rules.map((rule, i) =>
        critique({ ...likely, rule, severity: SEVERITIES[i] ?? 2, at: at(10 + 40 * i) }),
      ),
      1_000,
    ).flatMap((c) => (c.fixFirst ? [c.ruleId] : []));
  expect(firstAmong('a')).toEqual([]);
  expect(firstAmong('a', 'b', 'c')).toEqual(['c']);
  expect(firstAmong('a', 'model-b', 'model-c')).toEqual(['model-c']);
});
test('sentences that are hard to read come first, with one critique of the argument', () => {
  const related = [100, 200].map((start) => ({ start, end: start + 4 }));
  const sure = { issueType: 'argument' as const, severity: 3 as const, confidence: 0.9 };
  const kept = selectCritiques(
    [
      critique({ rule: 'run', severity: 4, confidence: 0.9, at: at(10), related }),
      critique({ ...sure, rule: 'b', at: at(50) }),
      critique({ ...sure, rule: 'c', at: at(70) }),
    ],
    1_000,
  );
  const first = kept.filter((c) => c.fixFirst);
  expect(first).toHaveLength(2);
  expect(toFixFirst(first)[0]?.ruleId).toBe('run');
});
test('the order of arrival changes nothing', () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    critique({ rule: `r${i % 7}`, at: at(i * 37) }),
  );
  expect(selectCritiques(many.toReversed(), 300)).toEqual(selectCritiques(many, 300));
});
test('what the essay argues comes before its language, of which one pattern may be fixed first', () => {
  const issue = { issueType: 'grammar' as const, severity: 5 as const, confidence: 0.9 };
  const slip = (rule: string, place: number) => ({
    ...critique({ ...issue, rule, at: at(place) }),
    quote: 'recieve',
  });
  const kept = selectCritiques(
    [
      critique({ ...issue, rule: 'single', at: at(10) }),
      ...[30, 130, 230].map((place) => slip('a', place)),
      ...[330, 430, 530].map((place) => slip('b', place)),
      critique({ rule: 'c', confidence: 0.8, severity: 2, at: at(70), issueType: 'argument' }),
      critique({ rule: 'd', confidence: 0.8, severity: 3, at: at(90), issueType: 'style' }),
    ],
    1_000,
  );
  expect(kept.filter((c) => c.fixFirst).map((c) => c.ruleId)).toEqual(['a', 'c']);
});
test('optional commas and words of talk are left out where the writing has graver slips', () => {
  const slip = (rule: string, place: number, severity: 1 | 3) =>
    critique({ rule, issueType: 'grammar', severity, at: at(place) });
  const trifles = [10, 20, 30].flatMap((place) => [
    slip('grammar-comma-after-opener', place, 1),
    slip('informal-register', place + 5, 1),
  ]);
  const grave = ['a', 'b', 'c'].map((rule, i) => slip(rule, 100 + i * 50, 3));
  expect(selectCritiques([...trifles, ...grave], 1_000).map((c) => c.ruleId)).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(selectCritiques([...trifles, ...grave.slice(1)], 1_000)).toHaveLength(4);
});
test.each([
  ['a wordy phrase', 'wordy-phrase', 3],
  ['an optional comma', 'grammar-comma-after-opener', 3],
  ['a space before a comma', 'grammar-space-before-comma', 3],
])('%s is only a remark where it is a habit', (_name, rule, places) => {
  const crumbs = Array.from({ length: places }, (_, i) =>
    critique({ rule, issueType: 'style', severity: 1, at: at(i * 50) }),
  );
  expect(selectCritiques(crumbs.slice(1), 1_000)).toEqual([]);
  expect(selectCritiques(crumbs, 1_000)).toHaveLength(1);
});

test('where the essay answers another question, only that is fixed first', () => {
  const kept = selectCritiques(
    [
      critique({ rule: 'other-question', issueType: 'relevance', severity: 5, confidence: 0.9 }),
      critique({ rule: 'b', issueType: 'thesis', severity: 5, confidence: 0.9, at: at(50) }),
    ],
    1_000,
  );
  expect(kept.flatMap((c) => (c.fixFirst ? [c.ruleId] : []))).toEqual(['other-question']);
});

test('where nothing else comes first and the language is weak, its most frequent habit is fixed first', () => {
  const slip = (rule: string, places: number, from: number) =>
    critique({
      rule,
      issueType: 'grammar',
      severity: 2,
      confidence: 0.9,
      at: at(from),
      related: Array.from({ length: places - 1 }, (_, i) => at(from + 100 * (i + 1))),
    });
  const slips = [slip('a', 3, 0), slip('b', 4, 10), slip('c', 1, 20)];
  const firstIn = (words: number) =>
    selectCritiques(slips, words).flatMap((c) => (c.fixFirst ? [c.ruleId] : []));
  expect(firstIn(300)).toEqual(['b']);
  expect(firstIn(800)).toEqual([]);
});

test.each([
  ['two endless sentences', 'long-sentence', 3, 2],
  ['three paragraphs of one sentence', 'one-sentence-paragraph', 2, 3],
  ['one endless paragraph', 'endless-paragraph', 2, 1],
] as const)('where nothing else comes first, %s do', (_, rule, severity, remarks) => {
  const shape = (count: number) =>
    Array.from({ length: count }, (__, i) =>
      critique({ rule, issueType: 'style', severity, confidence: 0.75, at: at(i * 100) }),
    );
  const firstOf = (critiques: LineCritique[]) =>
    selectCritiques(critiques, 300).filter((c) => c.fixFirst);
  expect(firstOf(shape(remarks))).toHaveLength(1);
  expect(firstOf(shape(remarks - 1))).toEqual([]);
  const lead = critique({
    rule: 'x',
    issueType: 'argument',
    severity: 4,
    confidence: 0.9,
    at: at(900),
  });
  expect(firstOf([...shape(remarks), lead]).map((c) => c.ruleId)).toEqual(['x']);
});
