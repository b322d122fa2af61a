import { expect, test } from '@jest/globals';
import { placeQuote } from './place-quote.ts';

const text =
  'The mine closed. “Nobody told us,” said Thandi – her town was gone. The mine closed.\nA long road led the children of the valley to their new school.';
const at = (quote: string, near?: number): string | null => {
  const span = placeQuote(text, quote, near);
  return span && text.slice(span.start, span.end);
};

test('a quote that stands once is placed exactly', () => {
  expect(at('her town')).toBe('her town');
});
test('a quote that stands twice needs a place to be near', () => {
  expect(placeQuote(text, 'The mine closed.')).toBeNull();
  expect(placeQuote(text, 'The mine closed.', 70)?.start).toBe(text.lastIndexOf('The mine'));
});
test('marks, dashes, case and spacing may differ', () => {
  expect(at('"nobody told us," said Thandi  - her town')).toBe(
    '“Nobody told us,” said Thandi – her town',
  );
  expect(at('Nobody told us said Thandi her town')).toBe('Nobody told us,” said Thandi – her town');
});
test('most words in one place will do, and an invented quote is not placed', () => {
  expect(at('A long road led all children of the valley to their new school')).toBe(
    'A long road led the children of the valley to their new school',
  );
  expect(placeQuote(text, 'Nothing of this kind was ever written by anyone')).toBeNull();
  expect(placeQuote(text, ' ')).toBeNull();
});
