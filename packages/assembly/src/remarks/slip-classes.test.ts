import { expect, test } from '@jest/globals';
import { habitOf, isAlike, isSmall, isTrifle, slipOf } from './slip-classes.ts';

test('a slip has the name of its habit, whichever rule of its class found it', () => {
  const habits = ['a', 'b'].map((ruleId) => habitOf({ ruleId, slip: 'verb-form' }));
  expect(habits[0]).toMatch(/follows another verb/);
  expect(habits[1]).toBe(habits[0]);
});

test('a correction of a model has the habit of its kind', () => {
  expect(habitOf({ ruleId: 'model-slip-agreement' })).toMatch(/do not go with their subject/);
  expect(slipOf({ ruleId: 'model-causal-leap' })).toBeUndefined();
});

test('other remarks have no habit', () => {
  expect(habitOf({ ruleId: 'thesis-missing' })).toBeNull();
  expect(habitOf({ ruleId: 'grammar-spelling' })).toBeNull();
});

test('an optional comma is a trifle, small and alike at every place', () => {
  const comma = { ruleId: 'grammar-comma-after-clause', slip: 'optional-comma' };
  expect([isTrifle(comma), isSmall(comma), isAlike(comma)]).toEqual([true, true, true]);
  const verb = { ruleId: 'grammar-subject-verb', slip: 'agreement' };
  expect([isTrifle(verb), isSmall(verb), isAlike(verb)]).toEqual([false, false, false]);
});

test('a wordy phrase and a cliché are of one class', () => {
  expect(slipOf({ ruleId: 'cliche' })).toBe(slipOf({ ruleId: 'wordy-phrase' }));
});
