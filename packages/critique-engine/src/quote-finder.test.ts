import { expect, test } from '@jest/globals';
import { quoteFinder } from './quote-finder.ts';

const text =
  'The mine closed. “Nobody told us,” said Thandi – her town was gone. The mine closed.\nA long road led the children of the valley to their new school.';
const placeQuote = quoteFinder(text);
const at = (quote: string): string | null => {
  const span = placeQuote(quote);
  return span && text.slice(span.start, span.end);
};

test('a quote that occurs once is placed exactly', () => {
  expect(at('her town')).toBe('her town');
});
test('a quote that occurs twice is not placed', () => {
  expect(placeQuote('The mine closed.')).toBeNull();
});
test('a quote with other quotation marks, dashes, case or spacing is placed', () => {
  expect(at('"nobody told us," said Thandi  - her town')).toBe(
    '“Nobody told us,” said Thandi – her town',
  );
  expect(at('Nobody told us said Thandi her town')).toBe('Nobody told us,” said Thandi – her town');
});
test('a quote with most of its words in one place is placed, and an invented one is not', () => {
  expect(at('A long road led all children of the valley to their new school')).toBe(
    'A long road led the children of the valley to their new school',
  );
  expect(placeQuote('Nothing of this kind was ever written by anyone')).toBeNull();
  expect(placeQuote(' ')).toBeNull();
});
test('a quote after an accent, an emoji or a letter that grows in lower case gets correct offsets', () => {
  const odd = 'İzmir’s café 🙂 “sleeps” — early.';
  const find = quoteFinder(odd);
  const found = (quote: string) => {
    const span = find(quote);
    return span && odd.slice(span.start, span.end);
  };
  expect(found("İZMIR'S")).toBe('İzmir’s');
  expect(found('CAFÉ 🙂')).toBe('café 🙂');
  expect(find('"sleeps" - EARLY')).toEqual({ start: odd.indexOf('“'), end: odd.length - 1 });
});
