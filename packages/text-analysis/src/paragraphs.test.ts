import { describe, expect, test } from '@jest/globals';
import { isListItem, paragraphsOf } from './paragraphs.ts';

const paragraphs = (text: string) => paragraphsOf(text).map((p) => text.slice(p.start, p.end));
const wide = 'the bridge over the river was built by hand in a year and'; // 57 units

describe('paragraphsOf', () => {
  test('separates paragraphs at blank lines and at single line breaks, and trims them', () => {
    expect(paragraphs('  One.\nTwo. \n \n\r\nThree.')).toEqual(['One.', 'Two.', 'Three.']);
  });
  test('returns nothing for blank text', () => {
    expect(paragraphs(' \n\t\n')).toEqual([]);
  });
  test('joins lines that were wrapped at a fixed width', () => {
    expect(paragraphs(`${wide}\n${wide}\nit stood.`)).toHaveLength(1);
  });
  test.each([
    ['most lines end a sentence', `${wide}.\n${wide}.\n${wide}`],
    ['the widest line has under 40 characters', 'a short line\nanother one\nthe end'],
    ['the widest line has over 120 characters', `${wide} ${wide} ${wide}\n${wide}\nit stood.`],
    ['one of the lines is an item of a list', `${wide}\n- ${wide}\nit stood.`],
  ])('keeps lines apart where %s', (_, text) => {
    expect(paragraphs(text)).toHaveLength(3);
  });
  test('joins lines whose longest has 40 or 120 characters', () => {
    for (const width of [40, 120]) {
      const line = 'x'.repeat(width);
      expect(paragraphs(`${line}\n${line}\nend.`)).toHaveLength(1);
    }
    for (const width of [39, 121]) {
      const line = 'x'.repeat(width);
      expect(paragraphs(`${line}\n${line}\nend.`)).toHaveLength(3);
    }
  });
});

test.each(['- item', ' * item', '• item', '– item', '1. item', '12) item', 'a) item', 'b. item'])(
  '“%s” is an item of a list',
  (line) => expect(isListItem(line)).toBe(true),
);
test.each(['-item', '1234. item', 'ab) item', '1.5 litres', 'A plain line'])(
  '“%s” is no item of a list',
  (line) => expect(isListItem(line)).toBe(false),
);
