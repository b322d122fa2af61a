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

test('a set phrase is a trifle and small, and a comma splice alike at every place', () => {
  const phrase = { ruleId: 'cliche' };
  expect([isTrifle(phrase), isSmall(phrase), isAlike(phrase)]).toEqual([true, true, false]);
  const splice = { ruleId: 'grammar-comma-splice', slip: 'comma-splice' };
  expect([isTrifle(splice), isSmall(splice), isAlike(splice)]).toEqual([false, false, true]);
  const verb = { ruleId: 'grammar-subject-verb', slip: 'agreement' };
  expect([isTrifle(verb), isSmall(verb), isAlike(verb)]).toEqual([false, false, false]);
});

test('a wordy phrase and a cliché are of one class', () => {
  expect(slipOf({ ruleId: 'cliche' })).toBe(slipOf({ ruleId: 'wordy-phrase' }));
});
