import { describe, expect, test } from '@jest/globals';
import { stem } from '../layers/stem.ts';
import { DISCIPLINES, EXEMPLARS, disciplineOf } from './discipline.ts';
import { LEVELS, MOVES } from './exemplar.ts';

const all = DISCIPLINES.flatMap((discipline) =>
  LEVELS.flatMap((level) =>
    MOVES.map((move) => ({ ...EXEMPLARS[discipline][level][move], discipline, level, move })),
  ),
);
const counted = (text: string): Map<string, number> =>
  new Map(text.split(' ').map((word) => [stem(word), 3]));

describe('the exemplars', () => {
  test('are all different and have two to four sentences each', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const { text } of all) {
      const sentences = text.match(/[.!?](?=\s+[\p{Lu}‘]|$)/gu) ?? [];
      expect([text, sentences.length >= 2 && sentences.length <= 4]).toEqual([text, true]);
    }
  });

  test('contain the words that show their features', () => {
    for (const { text, shows } of all)
      for (const words of Object.values(shows)) expect(text).toContain(words);
  });

  test('show the same features if they are for the same move', () => {
    for (const move of MOVES)
      expect(
        new Set(
          all.filter((e) => e.move === move).map((e) => Object.keys(e.shows).sort().join(' ')),
        ).size,
      ).toBe(1);
  });
});

describe('disciplineOf', () => {
  test('recognises an essay about courts and prisons as law', () => {
    expect(disciplineOf(counted('court prison crime judge sentence rights'))).toMatchObject({
      discipline: 'law',
    });
  });
  test('returns general if there are too few words of any field, or as many of two', () => {
    expect(disciplineOf(counted('friend kindness')).discipline).toBe('general');
    expect(disciplineOf(counted('school teacher doctor hospital')).discipline).toBe('general');
  });
});
