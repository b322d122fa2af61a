import { expect, test } from '@jest/globals';
import { RULE_GROUPS } from './grammar-rules/all-rules.ts';
import { TAGGED_RULES } from './grammar-rules/tagged/tagged-rules.ts';
import { CLASS_OF, habitOf } from '@argint/assembly';

test('a slip has the name of its habit, whichever rule of its class found it', () => {
  const habit = habitOf('grammar-modal-form');
  expect(habit).toMatch(/follows another verb/);
  expect(habitOf('grammar-modal-ending')).toBe(habit);
  expect(habitOf('grammar-causative-form')).toBe(habit);
});

test('other rules have no habit', () => {
  expect(habitOf('thesis-missing')).toBeNull();
  expect(habitOf('grammar-spelling')).toBeNull();
  expect(habitOf(undefined)).toBeNull();
});

test('the rules on “be” make one class', () => {
  const own = new Set([
    ...RULE_GROUPS.flatMap(([, rules]) => rules.map(({ id }) => id)),
    ...TAGGED_RULES.map(({ id }) => id),
  ]);
  const rules = ['missing-be', 'bare-participle', 'state-base', 'be-beside-verb'];
  expect(rules.filter((id) => !own.has(id))).toEqual([]);
  expect(new Set(rules.map((id) => CLASS_OF.get(`grammar-${id}`))).size).toBe(1);
});
