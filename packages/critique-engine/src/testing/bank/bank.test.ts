import { describe, expect, test } from '@jest/globals';
import { readRecords } from './bank-records.ts';
import { readMarks } from './marks.ts';
import { readBank, splitOf } from './read-bank.ts';
import { expandSlots } from './slots.ts';

const { twins, long, genres } = readBank();
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const times = (text: string, words: string): number => text.split(words).length - 1;
/** Ids of the texts that break a rule, so that a failure names them. */
const idsOf = <T extends { id: string }>(texts: T[], breaks: (text: T) => boolean): string[] =>
  texts.filter(breaks).map(({ id }) => id);

describe('pairs', () => {
  test('the words that carry the flaw stand in the flawed text once, their twin in the sound one', () => {
    const broken = idsOf(
      twins,
      ({ flawed, clean, quote, cleanQuote, second }) =>
        times(flawed, quote) !== 1 ||
        times(clean, cleanQuote) !== 1 ||
        (second !== null && (times(flawed, second) !== 1 || times(clean, second) !== 1)),
    );
    expect(broken).toEqual([]);
  });

  test('both sides are about equally long, and neither is usually the longer one', () => {
    const longer = (a: string, b: string): number => wordsIn(a) - wordsIn(b);
    expect(idsOf(twins, (twin) => Math.abs(longer(twin.flawed, twin.clean)) > 6)).toEqual([]);
    const share =
      twins.filter(({ flawed, clean }) => longer(clean, flawed) > 0).length /
      twins.filter(({ flawed, clean }) => longer(clean, flawed) !== 0).length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
  });

  test('a pair has several paragraphs and 85 to 260 words', () => {
    const broken = idsOf(twins, ({ flawed }) => {
      const words = wordsIn(flawed);
      return words < 85 || words > 260 || flawed.split('\n\n').length < 3;
    });
    expect(broken).toEqual([]);
  });
});

test('the flaws of a long essay stand in it once, and the mended essay has none of them', () => {
  const broken = idsOf(long, ({ flawed, clean, flaws }) =>
    flaws.some(
      ({ quote, second }) =>
        times(flawed, quote) !== 1 ||
        times(clean, quote) !== 0 ||
        (second !== null && (times(flawed, second) !== 1 || times(clean, second) !== 1)),
    ),
  );
  expect(broken).toEqual([]);
});

test('marked words stand in their text once', () => {
  const broken = idsOf(genres, ({ text, sound, claims = [], thesis }) =>
    [...sound, ...claims, ...(thesis === undefined ? [] : [thesis])].some(
      (words) => times(text, words) !== 1,
    ),
  );
  expect(broken).toEqual([]);
});

test('sound essays have their thesis and claims marked', () => {
  const essays = genres.filter(({ genre }) => genre === 'argument');
  expect(idsOf(essays, ({ thesis, claims }) => !thesis || !claims || claims.length < 2)).toEqual(
    [],
  );
});

test('no id and no text stands in the bank twice', () => {
  const ids = [...twins, ...long, ...genres].map(({ id }) => id);
  const texts = [
    ...twins.flatMap(({ flawed, clean }) => [flawed, clean]),
    ...long.flatMap(({ flawed, clean }) => [flawed, clean]),
    ...genres.map(({ text }) => text),
  ];
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(texts.length).toBe(new Set(texts).size);
});

test('a topic belongs to one half of the bank, however its question is punctuated', () => {
  expect(splitOf('Should zoos be closed?')).toBe('train');
  expect(splitOf('should zoos be closed')).toBe('train');
  expect(splitOf('Should tipping be abolished?')).toBe(splitOf('Should tipping be abolished'));
  for (const texts of [twins, genres]) {
    const share = texts.filter(({ split }) => split === 'held-out').length / texts.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.5);
  }
});

describe('the files', () => {
  test('a record has its fields under its heading and joins the lines of a paragraph', () => {
    expect(
      readRecords('# a\nlevel: weak\n\nOne\ntwo.\n\nThree.\n\n# b\nx: y: z\n\nFour.\n'),
    ).toEqual([
      { id: 'a', fields: { level: 'weak' }, text: 'One two.\n\nThree.' },
      { id: 'b', fields: { x: 'y: z' }, text: 'Four.' },
    ]);
    expect(() => readRecords('# a\nno field\n\nText.')).toThrow('“no field” is not a field');
  });

  test('a slot becomes two texts', () => {
    expect(expandSlots('A {{circularity: b || c || d}} e d {{f||g}}.')).toEqual({
      flawed: 'A b e d f.',
      clean: 'A c e d g.',
      slots: [
        { flaw: 'circularity', flawed: 'b', clean: 'c', second: 'd' },
        { flaw: null, flawed: 'f', clean: 'g', second: null },
      ],
    });
    expect(() => expandSlots('Nothing.')).toThrow('no slot');
  });

  test('marks may stand inside each other and leave the text', () => {
    expect(readMarks('A {c|b {s|c} d} {t|e}.')).toEqual({
      text: 'A b c d e.',
      words: { thesis: ['e'], claim: ['b c d'], sound: ['c'] },
    });
    expect(() => readMarks('a}')).toThrow('never began');
    expect(() => readMarks('{s|a')).toThrow('never ends');
  });
});
