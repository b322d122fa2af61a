import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../../testing/builders.ts';
import { withWholeWords } from './whole-words.ts';

const text = 'However,my čhild doesn’t like it. 40 rand';
const widened = (quote: string) => {
  const { start, end, quote: words } = withWholeWords(text, aCritique(text, quote));
  return { words, matches: text.slice(start ?? 0, end ?? 0) === words };
};

describe('withWholeWords', () => {
  test.each([
    ['owever,my', 'However,my'],
    ['However,m', 'However,my'],
    ['hil', 'čhild'],
    ['t like', 'doesn’t like'],
    ['0 ra', '40 rand'],
  ])('widens %j to %j', (quote, words) => {
    expect(widened(quote)).toEqual({ words, matches: true });
  });
  test('leaves whole words and critiques without a place as they are', () => {
    for (const quote of ['However', 'like it.', null]) {
      const critique = aCritique(text, quote);
      expect(withWholeWords(text, critique)).toBe(critique);
    }
    const outside = aCritique(text, 'rand', { start: 500, end: 504 });
    expect(withWholeWords(text, outside)).toBe(outside);
  });
});
