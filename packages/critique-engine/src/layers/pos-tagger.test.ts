import { expect, test } from '@jest/globals';
import { tagText, unknownWords } from './pos-tagger.ts';

test('tokens have the right offsets whatever the spacing', () => {
  const text = 'The  dog\tbarks,\u00a0loudly 🐕 – “so”.';
  const tokens = tagText(text);
  expect(tokens.map((t) => text.slice(t.start, t.end))).toEqual(
    expect.arrayContaining(['dog', 'barks', 'loudly', 'so']),
  );
  expect(tokens.find((t) => text.slice(t.start, t.end) === 'dog')?.tag).toBe('NOUN');
});

test('many invented words change neither tags nor the lexicon, and the tagger frees them', () => {
  const before = [unknownWords(['river', 'rivre']), tagText('The river runs.')];
  const flood = (from: number): string[] =>
    Array.from({ length: 30_000 }, (_, i) => `zq${(from + i).toString(36)}x`);
  for (const from of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((k) => k * 30_000))
    unknownWords(flood(from));
  expect([unknownWords(['river', 'rivre']), tagText('The river runs.')]).toEqual(before);
  expect(before[0]).toEqual(new Set(['rivre']));
});

test('a text is tagged in the same way whatever was read before', () => {
  const text = "It makes people's life easier, and Jane's too.";
  const before = tagText(text);
  tagText("Machines affect people's. They are Jane's!");
  expect(tagText(text)).toEqual(before);
});
