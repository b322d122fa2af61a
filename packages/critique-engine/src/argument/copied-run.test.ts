import { expect, test } from '@jest/globals';
import { longestCopy } from './copied-run.ts';

const placed = (...paragraphs: string[]) =>
  paragraphs.flatMap((text, paragraph) => text.split(' ').map((lower) => ({ lower, paragraph })));
const ALPHABET = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

test('words that stand in two paragraphs are a copy, and those of one paragraph are none', () => {
  expect(longestCopy(placed(`0 1 ${ALPHABET}`, `2 ${ALPHABET} 3`))).toEqual({
    from: 29,
    length: 26,
    earlier: 2,
    earlierLength: 26,
    same: 26,
  });
  expect(longestCopy(placed(`${ALPHABET} 0 ${ALPHABET}`))).toBeNull();
});
test('a word left out, put in or exchanged does not end the copy', () => {
  const changed = ALPHABET.replace(' h', '').replace('n', 'n 9').replace('t', '8');
  expect(longestCopy(placed(ALPHABET, changed))).toMatchObject({
    length: 26,
    earlierLength: 26,
    same: 24,
  });
});
test('a run with a third of its words exchanged is no copy', () => {
  const changed = [...ALPHABET.split(' ')].map((word, i) => (i % 9 > 5 ? `${word}1` : word));
  expect(longestCopy(placed(ALPHABET, changed.join(' ')))).toBeNull();
});
test('a hundred thousand equal words take no second', () => {
  const began = performance.now();
  const many = Array.from({ length: 100 }, () => 'go '.repeat(1000).trim());
  longestCopy(placed(...many));
  expect(performance.now() - began).toBeLessThan(1000);
});
