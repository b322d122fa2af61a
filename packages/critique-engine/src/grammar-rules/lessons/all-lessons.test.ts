import { expect, test } from '@jest/globals';
import { RULE_GROUPS } from '../all-rules.ts';
import { TAGGED_RULES } from '../tagged/tagged-rules.ts';
import { lessonOf } from './all-lessons.ts';

test('every grammar rule teaches something, and no lesson shows a gap', () => {
  const ids = [...RULE_GROUPS.flatMap(([, rules]) => rules), ...TAGGED_RULES].map(({ id }) => id);
  expect(ids.filter((id) => lessonOf(id, 'the right words') === null)).toEqual([]);
  for (const id of ids) expect(lessonOf(id, 'the right words')?.join(' ')).not.toMatch(/[{}]/);
});

test('a lesson that needs a correction is not told without one', () => {
  expect(lessonOf('pronoun-base', undefined)).toBeNull();
});

test.each([
  ['comma-splice', 'town, it', /^Find the commas before “it”/],
  ['comma-splice', 'town, we', /^Find the commas before “I”/],
  ['comma-splice', 'town, the boats', /^Look at each comma/],
  ['a-an', 'a engineer', /^Look for “a” before the letters/],
  ['a-an', 'an university', /^Look for “an” and say/],
  ['subject-verb', 'roofs of the town was', /^Where words such as/],
  ['subject-verb', 'roofs was', /^Look for “was” and “were”/],
])('the question of %s fits the words “%s”', (rule, words, asked) =>
  expect(lessonOf(rule, 'x', words)?.[1]).toMatch(asked),
);
