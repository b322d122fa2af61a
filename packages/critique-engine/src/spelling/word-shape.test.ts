import { expect, test } from '@jest/globals';
import { editDistance, hasOpenSyllables, looksNguni } from './word-shape.ts';

test.each([
  'amaZulu',
  'isiXhosa',
  'umakhulu',
  'abafana',
  'Nkosazana',
  'Mthembu',
  'Ndlovu',
  'Hlophe',
])('%s has the shape of a Nguni word', (word) => expect(looksNguni(word)).toBe(true));
test.each([
  'goverment',
  'enviroment',
  'becase',
  'peple',
  'definately',
  'recieve',
  'untill',
  'improtant',
])('%s has not', (word) => expect(looksNguni(word)).toBe(false));
test('swapped letters are one edit', () => {
  expect(editDistance('recieve', 'receive')).toBe(1);
  expect(editDistance('Nwoye', 'Node')).toBe(2);
  expect(editDistance('', 'abc')).toBe(3);
});
test.each(['Kagiso', 'Sipho', 'basadi', 'Tumelo'])('%s has open syllables', (word) =>
  expect(hasOpenSyllables(word)).toBe(true),
);
test.each(['Becose', 'Beleve', 'Goverment', 'Alot', 'Tomatoe'])('%s has not', (word) =>
  expect(hasOpenSyllables(word)).toBe(false),
);
