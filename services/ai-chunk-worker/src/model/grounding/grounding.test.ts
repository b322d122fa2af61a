import { describe, expect, test } from '@jest/globals';
import { plainText } from '../answers/plain-text.ts';
import { isPublishable } from './publishable.ts';
import { groundAuthors } from './ground-authors.ts';
import { pageOf, placePassage } from './place-passage.ts';

const text = `Prices work. Water is scarce.
Prices work. They “bite” – as Ostrom (1990) says.
Startling art belongs to everyone.`;
const page = pageOf(text, 0, text.length);
const placed = (quote: string, line = 0, on = page) => {
  const at = placePassage(on, { quote, line });
  return at && text.slice(at.start, at.end);
};

describe('placePassage finds a quote', () => {
  test.each([
    ['word for word', 'Water is scarce.', 0, 'Water is scarce.'],
    [
      'with other quotation marks and dashes',
      'they "bite" - as Ostrom',
      0,
      'They “bite” – as Ostrom',
    ],
    [
      'shown with its line number',
      '1| Prices work. Water is scarce.',
      0,
      'Prices work. Water is scarce.',
    ],
    ['over two lines', 'scarce.\n2| Prices', 0, 'scarce.\nPrices'],
    ['with a wrong line number', 'Water is scarce.', 3, 'Water is scarce.'],
    ['in several places, without a line', 'Prices work.', 0, null],
    ['in several places, on one of those lines', 'Prices work.', 2, 'Prices work.'],
    ['in several places, on another line', 'Prices work.', 3, null],
    ['that is not there', 'The moon is made of wool.', 1, null],
    ['that would cut a word', 'art belongs', 0, 'art belongs'],
    ['inside a word only', 'tartl', 3, null],
    ['that is empty', ' ', 1, null],
  ])('or not: %s', (_case, quote, line, found) => expect(placed(quote, line)).toBe(found));

  test('finds a quote that occurs several times on the given line', () => {
    expect(placePassage(page, { quote: 'Prices work.', line: 2 })?.start).toBe(
      text.indexOf('\n') + 1,
    );
  });

  test('finds a quote only within the task’s range', () => {
    expect(
      placed('Water is scarce.', 1, pageOf(text, text.indexOf('Startling'), text.length)),
    ).toBeNull();
  });
});

describe('isPublishable', () => {
  test.each([
    ['Say what 9 out of 10 people do.', false],
    ['Worth 10/10.', false],
    ['See https://example.org.', false],
    ['Use <b>this</b>.', false],
    ['', false],
    ['Name the ground for this claim.', true],
  ])('of %j is %j', (text, expected) => expect(isPublishable('An essay.', text)).toBe(expected));

  test('allows marks that the essay itself has', () => {
    expect(isPublishable('That 9 out of 10 people pay.', 'You say 9 out of 10: who counted?')).toBe(
      true,
    );
  });
});

test('plainText returns one line without invisible characters, clipped after a word', () => {
  expect(plainText('a\n\u202eb\u200b  c', 10)).toBe('a b c');
  expect(plainText('one two three four', 12)).toBe('one two…');
});

test('groundAuthors keeps only authors whom the essay names', () => {
  const author = (name: string) => ({
    author: name,
    disciplinaryBias: 'Economics',
    methodologicalLimitations: [],
    opposingSchools: [],
  });
  const named = groundAuthors(
    [author('Elinor Ostrom'), author('Adam Smith'), author('says')],
    text,
  );
  expect(named.map((one) => one.author)).toEqual(['Elinor Ostrom']);
});
