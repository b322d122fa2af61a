import { expect, test } from '@jest/globals';
import type { Score, Scores } from '@argint/contracts';
import { draftReadiness, readiness } from './verdict.ts';

const score = (value: number | null): Score => ({ value, low: value, high: value, evidence: [] });
const all = (value: number, others: Partial<Record<keyof Scores, number | null>> = {}): Scores => {
  const of = (name: keyof Scores): Score => score(name in others ? (others[name] ?? null) : value);
  return {
    overall: of('overall'),
    relevance: of('relevance'),
    thesis: of('thesis'),
    argument: of('argument'),
    structure: of('structure'),
    sources: of('sources'),
    language: of('language'),
  };
};
const stated = { offQuestion: false, thesisStated: true };

test('an essay is nearly ready where the whole and the argument are good and nothing is weak', () => {
  expect(readiness(all(90), stated)).toMatch(/^Nearly ready/);
  expect(readiness(all(90, { sources: null, relevance: null }), stated)).toMatch(/^Nearly ready/);
});

test.each<[string, Scores]>([
  ['a fair overall score', all(79)],
  ['a fair argument', all(90, { argument: 64 })],
  ['one weak criterion', all(90, { structure: 45 })],
])('%s is only close to ready', (_, scores) => {
  expect(readiness(scores, stated)).toMatch(/^Close/);
});

test('what is good in the middle of the scale needs another draft', () => {
  expect(readiness(all(71), stated)).toMatch(/^Not yet: work on/);
  expect(readiness(all(72), stated)).toMatch(/^Close/);
});

test('what is weakest is named in words that a student uses', () => {
  expect(readiness(all(90, { structure: 45 }), stated)).toBe(
    'Close: work once more on your paragraphs and their order',
  );
  expect(readiness(all(71, { language: 50, sources: 40 }), stated)).toBe(
    'Not yet: work on your sources and your language',
  );
});

test('a weak argument needs another draft, however clean the sentences are', () => {
  expect(readiness(all(90, { argument: 45 }), stated)).toMatch(/the argument needs another draft/);
});

test('an essay that misses the question or takes no side is told so first', () => {
  expect(readiness(all(95), { ...stated, offQuestion: true })).toMatch(/^Not yet: check first/);
  expect(readiness(all(95), { ...stated, thesisStated: false })).toMatch(/^Not yet: no sentence/);
});

test('a text that is no argument is judged without one', () => {
  const scores = all(90, { argument: null, thesis: null });
  expect(draftReadiness(scores)).toMatch(/^Nearly ready/);
  expect(draftReadiness({ ...scores, overall: score(79) })).toMatch(/^Close/);
  expect(draftReadiness({ ...scores, overall: score(71) })).toMatch(/^Not yet/);
  expect(draftReadiness({ ...scores, overall: score(34) })).toMatch(/^Early draft/);
});
