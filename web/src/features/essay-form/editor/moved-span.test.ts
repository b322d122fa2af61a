import { describe, expect, test } from '@jest/globals';
import { changeBetween, movedSpan } from './moved-span.ts';

const before = 'One cat sat. Two dogs ran.';
const span = (text: string) => {
  const start = before.indexOf(text);
  return { start, end: start + text.length };
};
const after = (now: string, words: string): string | null => {
  const moved = movedSpan(span(words), changeBetween(before, now));
  return moved && now.slice(moved.start, moved.end);
};

describe('a span of a text that was changed', () => {
  test.each([
    ['nothing', before, 'One'],
    ['a word behind it', 'One cat sat. Two big dogs ran.', 'One cat'],
    ['a word in front of it', 'One fat cat sat. Two dogs ran.', 'dogs'],
    ['words removed in front of it', 'Two dogs ran.', 'dogs ran'],
    ['a letter at the end of the text', `${before}x`, 'dogs ran.'],
  ])('stands on the same words after a change of %s', (_name, now, words) => {
    expect(after(now, words)).toBe(words);
  });
  test.each([
    ['a letter inside it', 'One cat sat. Two dxogs ran.', 'dogs'],
    ['its removal', 'One cat sat. Two ran.', 'dogs'],
    ['another text', 'Something else.', 'dogs'],
  ])('is gone after %s', (_name, now, words) => {
    expect(after(now, words)).toBeNull();
  });
});
