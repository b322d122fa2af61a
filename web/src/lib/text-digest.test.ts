import { expect, test } from '@jest/globals';
import { textDigest } from './text-digest.ts';

test('texts that differ anywhere have different digests', () => {
  const text = 'Water is scarce. '.repeat(5_000);
  const digests = [text, `${text} `, ` ${text}`, text.replace('W', 'w'), text.slice(1), ''].map(
    textDigest,
  );
  expect(new Set(digests).size).toBe(6);
});
test('the same text has the same short digest', () => {
  expect(textDigest('Water is scarce.')).toBe(textDigest('Water is scarce.'));
  expect(textDigest('Water is scarce. '.repeat(5_000)).length).toBeLessThan(24);
});
