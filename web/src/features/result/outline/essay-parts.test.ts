import { describe, expect, test } from '@jest/globals';
import { essayParts } from './essay-parts.ts';

const prose = (about: string): string =>
  `${about} is where this paragraph begins. ${'The river runs to the sea and nobody pays for it. '.repeat(60).trim()}`;
const textOf = (...paragraphs: string[]): string => paragraphs.join('\n\n');
const names = (text: string) => essayParts(text)?.parts.map(({ name }) => name);

describe('the parts of a long essay', () => {
  test('are named by its own headings, numbered ones and those of chapters among them', () => {
    const text = textOf(
      'Chapter 1',
      '1. Introduction',
      prose('Here'),
      'What others say',
      prose('There'),
      '3. Findings and discussion',
      prose('Everywhere'),
      'Accessed in May',
    );
    const found = essayParts(text);
    expect(found?.by).toBe('headings');
    expect(names(text)).toEqual([
      'Chapter 1',
      '1. Introduction',
      'What others say',
      '3. Findings and discussion',
    ]);
    for (const { at, name } of found?.parts ?? []) expect(text.slice(at.start, at.end)).toBe(name);
  });

  test('are its paragraphs where it has no headings, named by their first words', () => {
    const text = textOf(prose('The sea'), '- a point', prose('The lake'), prose('The pond'));
    expect(essayParts(text)?.by).toBe('paragraphs');
    expect(names(text)).toEqual([
      'The sea is where this paragraph begins. The river…',
      'The lake is where this paragraph begins. The river…',
      'The pond is where this paragraph begins. The river…',
    ]);
    expect(essayParts(text)?.parts.map(({ end }) => text.slice(end, end + 8))).toEqual([
      'The lake',
      'The pond',
      '',
    ]);
  });

  test.each([
    ['a short essay', textOf('One', 'A paragraph.', 'Two', 'A paragraph.', 'Three', 'The end.')],
    ['one long paragraph', prose('It').repeat(5)],
    ['nothing', ''],
  ])('are not looked for in %s', (_name, text) => {
    expect(essayParts(text)).toBeNull();
  });
});
