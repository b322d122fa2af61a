import { describe, expect, test } from '@jest/globals';
import { followSpan } from './follow-span.ts';
import { textChanges } from './text-changes.ts';

/** The words of `quote` in the later text, with ' (whole)' when nothing changed among them; null when gone. */
const follow = (before: string, quote: string, after: string): string | null => {
  const start = before.indexOf(quote);
  const span = { start, end: start + quote.length };
  const found = followSpan(before, textChanges(before, after), span);
  return found && `${after.slice(found.start, found.end)}${found.whole ? ' (whole)' : ''}`;
};

const before = 'Water is dear. Many solutions have been discussed by experts. It is so.';

describe('followSpan', () => {
  test.each([
    ['text is added before them', `In 2018. ${before}`],
    ['a line is broken among them', before.replace('discussed by', 'discussed\nby')],
  ])('words stay whole when %s', (_name, after) => {
    expect(follow(before, 'discussed by experts', after)?.replace(/\s+/g, ' ')).toBe(
      'discussed by experts (whole)',
    );
  });
  test('a word added inside is part of the place, which is no longer whole', () => {
    const after = before.replace('discussed by', 'discussed at length by');
    expect(follow(before, 'discussed by experts', after)).toBe('discussed at length by experts');
  });
  test('most of the words are enough', () => {
    const after = before.replace('Many solutions', 'Three answers');
    expect(follow(before, 'Many solutions have been discussed by experts.', after)).toBe(
      'have been discussed by experts.',
    );
  });
  test('words that were rewritten are gone', () => {
    const after = before.replace('discussed by experts', 'weighed in two reports');
    expect(follow(before, 'discussed by experts', after)).toBeNull();
  });
  test('words that stand twice are followed to their own place', () => {
    const twice = 'It is so. Water is dear. It is so.';
    const changed = `First of all. ${twice.replace('dear', 'cheap')}`;
    const last = { start: twice.lastIndexOf('It'), end: twice.length };
    expect(followSpan(twice, textChanges(twice, changed), last)).toEqual({
      start: changed.lastIndexOf('It'),
      end: changed.length,
      whole: true,
    });
  });
});
