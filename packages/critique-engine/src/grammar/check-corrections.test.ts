import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { POOL_ESSAY } from '../testing/essays.ts';
import { checkCorrections } from './check-corrections.ts';

const accepts = (sentence: string, words: string, replacement: string): boolean => {
  const text = `${POOL_ESSAY}\n\n${sentence}`;
  const start = text.lastIndexOf(words);
  const correction = { start, end: start + words.length, replacement };
  return checkCorrections(readEssay(text, null), [correction])[0] === true;
};

test('a small change of the writer’s own words is accepted', () => {
  expect(accepts('The old pool were full of leaves.', 'were', 'was')).toBe(true);
});
test('a change inside a quotation is not', () => {
  expect(accepts('She said, “The old pool were full”, and left.', 'were', 'was')).toBe(false);
});
test('a change that would hit other words than those that were sent is not', () => {
  expect(accepts('The old po\u00adol were full of leaves.', 'were', 'was')).toBe(false);
});
