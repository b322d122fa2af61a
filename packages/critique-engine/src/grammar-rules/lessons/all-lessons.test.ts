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
