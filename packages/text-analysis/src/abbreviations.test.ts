import { expect, test } from '@jest/globals';
import { isAbbreviation, mayEndSentence } from './abbreviations.ts';

test.each(['Dr', 'prof', 'e.g', 'U.N', 'Ph.D', 'J', 'vol', 'R.S.A'])(
  '“%s” is an abbreviation',
  (token) => expect(isAbbreviation(token)).toBe(true),
);
test.each(['doctor', 'end', 'j', '', 'river', 'AB'])('“%s” is not an abbreviation', (token) =>
  expect(isAbbreviation(token)).toBe(false),
);
test('some abbreviations may end a sentence, and others never do', () => {
  expect(['etc', 'Ltd', 'p.m', 'Dr', 'e.g'].map(mayEndSentence)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
