import { expect, test } from '@jest/globals';
import { readableText } from './readable-text.ts';

const read = (original: string) => {
  const { text, placeOf } = readableText(original);
  return {
    text,
    /** What stands in the original in the place of these words. */
    placed: (words: string): string => {
      const start = text.indexOf(words);
      const place = placeOf({ start, end: start + words.length });
      return original.slice(place.start, place.end);
    },
  };
};

test.each([
  ['The lear\u00adners was late.\nThey ran.', 'learners', 'lear\u00adners'],
  ['The gove\u200brment paid.', 'goverment', 'gove\u200brment'],
  ['The cafe\u0301 owner were late.', 'caf\u00e9', 'cafe\u0301'],
  ['A na\u00efve man.', 'na\u00efve', 'na\u00efve'],
  ['The gov-\nernment knows this,\nand waits.', 'government', 'gov-\nernment'],
  ['The gov\u00ad\nernment knows this.', 'government', 'gov\u00ad\nernment'],
  ['The gov- ernment knows this.', 'government', 'gov- ernment'],
  ['A well-\nknown book is here.', 'well-known', 'well-\nknown'],
])('%j is read as one word, and its mark covers all of it', (original, word, written) => {
  const { text, placed } = read(original);
  expect(text).toHaveLength(original.length);
  expect(text).toContain(word);
  expect(placed(word)).toBe(written);
});

test('the line behind a word that became shorter begins where it did', () => {
  const original = 'The lear\u00adners was late.\nThey ran\u200b.\n\nHe sat.';
  const { text } = readableText(original);
  for (const words of ['They', 'He sat.'])
    expect(text.indexOf(words)).toBe(original.indexOf(words));
});

test('a hyphen that stands for the second half of a word stays', () => {
  const original = 'All pre- and post-war schools, and the two-\nand three-year plans.';
  expect(readableText(original).text).toBe(original);
});

test('invisible characters at the end of a word, emoji and tabs become spaces', () => {
  expect(readableText('a\u200b \ud83d\ude00\tb').text).toBe('a     b');
});
