import { describe, expect, test } from '@jest/globals';
import { textChanges } from './text-changes.ts';

const wordsOf = (before: string, after: string): string[] =>
  textChanges(before, after)
    .filter(({ kind }) => kind === 'changed')
    .map(
      (change) =>
        `${before.slice(change.before.start, change.before.end)} > ${after.slice(change.after.start, change.after.end)}`,
    );

describe('textChanges', () => {
  test.each([
    ['the same text', 'Water is dear.', 'Water is dear.', []],
    ['two empty texts', '', '', []],
    ['a text that was empty', '', 'Water.', [' > Water.']],
    ['a text that was removed', 'Water.', '', ['Water. > ']],
    ['a word in place of another', 'Water is dear.', 'Water is cheap.', ['dear > cheap']],
    ['a word that was added', 'Water is dear.', 'Water is very dear.', [' > very ']],
    ['a sentence that was removed', 'One. Two. Three.', 'One. Three.', ['Two.  > ']],
    ['a wrapped line', 'Water is very dear.', 'Water is\nvery dear.', []],
    ['other line ends', 'One.\n\nTwo.', 'One.\r\n\r\nTwo.', []],
    [
      'two words in place of one',
      'Experts say so.',
      'Two engineers say so.',
      ['Experts  > Two engineers '],
    ],
    ['two words in place of two', 'Old men say.', 'New kids say.', ['Old men > New kids']],
    ['a changed comma', 'Yes, it is.', 'Yes it is.', [', > ']],
  ])('finds what changed in %s', (_name, before, after, expected) => {
    expect(wordsOf(before, after)).toEqual(expected);
  });

  test('covers both texts without a gap, and same stretches are equally long', () => {
    const before = 'One two three. Four\nfive six. Seven 🙂 eight.\r\n\r\nNine.';
    const after = 'One three. Four five six.\n\nNew. Seven 🙂 eight nine.\nNine.';
    let [b, a] = [0, 0];
    for (const change of textChanges(before, after)) {
      expect([change.before.start, change.after.start]).toEqual([b, a]);
      [b, a] = [change.before.end, change.after.end];
      if (change.kind !== 'same') continue;
      const [old, now] = [before.slice(change.before.start, b), after.slice(change.after.start, a)];
      expect(now.replace(/\s+/g, ' ')).toBe(old.replace(/\s+/g, ' '));
      if (old.trim() !== '') expect(now).toHaveLength(old.length);
    }
    expect([b, a]).toEqual([before.length, after.length]);
  });

  // Without a limit of edits this takes minutes, and the test its time limit.
  test('two texts of 100,000 characters without a common word are one change', () => {
    const text = (letter: string): string =>
      Array.from({ length: 14_000 }, (_, n) => `${letter}${n % 997}`)
        .join(' ')
        .slice(0, 100_000);
    const [before, after] = [text('a'), text('b')];
    expect(textChanges(before, after)).toEqual([
      {
        kind: 'changed',
        before: { start: 0, end: before.length },
        after: { start: 0, end: after.length },
      },
    ]);
  });
});
