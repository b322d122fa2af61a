import { expect, test } from '@jest/globals';
import { pluralOf } from './nouns.ts';
import {
  ingOf,
  isBaseForm,
  participleOf,
  pastOf,
  thirdOf,
  verbOfPast,
  verbOfThird,
} from './verbs.ts';

const forms = (base: string): string =>
  [thirdOf(base), pastOf(base), participleOf(base), ingOf(base)].join(' ');

test.each([
  ['be', 'is was been being'],
  ['have', 'has had had having'],
  ['worry', 'worries worried worried worrying'],
  ['uphold', 'upholds upheld upheld upholding'],
  ['undergo', 'undergoes underwent undergone undergoing'],
  ['travel', 'travels travelled travelled travelling'],
  ['agree', 'agrees agreed agreed agreeing'],
  ['die', 'dies died died dying'],
  ['quit', 'quits quit quit quitting'],
  ['focus', 'focuses focused focused focusing'],
  ['googlify', 'googlifies googlified googlified googlifying'],
])('%s has its forms', (base, expected) => {
  expect(forms(base)).toBe(expected);
});

test('a form leads back to its verb', () => {
  expect(verbOfPast('upheld')?.base).toBe('uphold');
  expect(verbOfPast('found')?.base).toBe('find');
  expect(verbOfThird('tries')?.base).toBe('try');
  expect(verbOfPast('constructor')).toBeNull();
  expect(isBaseForm('found')).toBe(true);
  expect(isBaseForm('upheld')).toBe(false);
});

test.each([
  ['person', 'people'],
  ['criterion', 'criteria'],
  ['belief', 'beliefs'],
  ['policy', 'policies'],
  ['constructor', 'constructors'],
])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural);
});
