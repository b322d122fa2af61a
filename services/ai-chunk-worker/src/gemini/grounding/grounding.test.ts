import { describe, expect, test } from '@jest/globals';
import { plainText } from '../answers/plain-text.ts';
import { fitToShow } from './fit-to-show.ts';
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

describe('a quote', () => {
  test.each([
    ['word for word', 'Water is scarce.', 0, 'Water is scarce.'],
    ['with other marks', 'they "bite" - as Ostrom', 0, 'They “bite” – as Ostrom'],
    [
      'shown with its line number',
      '1| Prices work. Water is scarce.',
      0,
      'Prices work. Water is scarce.',
    ],
    ['over two lines', 'scarce.\n2| Prices', 0, 'scarce.\nPrices'],
    ['told on a wrong line', 'Water is scarce.', 3, 'Water is scarce.'],
    ['in several places, without a line', 'Prices work.', 0, null],
    ['in several places, on one of those lines', 'Prices work.', 2, 'Prices work.'],
    ['in several places, on another line', 'Prices work.', 3, null],
    ['that is not there', 'The moon is made of wool.', 1, null],
    ['that would cut a word', 'art belongs', 0, 'art belongs'],
    ['inside a word only', 'tartl', 3, null],
    ['that is empty', ' ', 1, null],
  ])('%s', (_what, quote, line, found) => expect(placed(quote, line)).toBe(found));

  test('in several places stands on the line that was told', () => {
    expect(placePassage(page, { quote: 'Prices work.', line: 2 })?.start).toBe(
      text.indexOf('\n') + 1,
    );
  });

  test('outside the chunk cannot be placed in it', () => {
    expect(
      placed('Water is scarce.', 1, pageOf(text, text.indexOf('Startling'), text.length)),
    ).toBeNull();
  });
});

describe('words fit to show', () => {
  test.each([
    ['Say what 9 out of 10 people do.', false],
    ['Worth 10/10.', false],
    ['See https://example.org.', false],
    ['Use <b>this</b>.', false],
    ['', false],
    ['Name the ground for this claim.', true],
  ])('%j: %j', (said, fit) => expect(fitToShow('An essay.', said)).toBe(fit));

  test('may speak of what the essay itself has', () => {
    expect(fitToShow('That 9 out of 10 people pay.', 'You say 9 out of 10: who counted?')).toBe(
      true,
    );
  });

  test('are one plain line, clipped at a word', () => {
    expect(plainText('a\n\u202eb\u200b  c', 10)).toBe('a b c');
    expect(plainText('one two three four', 12)).toBe('one two…');
  });
});

test('only authors whom the essay names are spoken of', () => {
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
