import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../testing/builders.ts';
import { placeMarks } from './place-marks.ts';
import type { MarkedEssay } from './place-marks.ts';

const text = 'Everyone wastes water.\r\n\r\nStudies show that price works.';
const whole = (essay: MarkedEssay): string =>
  essay.lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n');
const firsts = (essay: MarkedEssay): string[] =>
  essay.lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ first, critique }) => (first && critique ? [critique.id] : [])),
  );

describe('placeMarks', () => {
  test('the pieces of all lines add up to the essay, including blank lines', () => {
    const essay = placeMarks(text, [aCritique(text, 'wastes'), aCritique(text, 'price works')]);
    expect(whole(essay)).toBe(text.replaceAll('\r\n', '\n'));
    expect(essay.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
  test('each placed critique has exactly one first mark', () => {
    const critiques = [
      aCritique(text, 'Everyone wastes water.', { severity: 2 }),
      aCritique(text, 'wastes', { severity: 5 }),
      aCritique(text, 'Studies show'),
    ];
    const essay = placeMarks(text, critiques);
    expect(firsts(essay).toSorted()).toEqual(critiques.map(({ id }) => id).toSorted());
    expect(essay.placed).toHaveLength(3);
  });
  test('where critiques overlap, the narrower one owns the words', () => {
    const wide = aCritique(text, 'Everyone wastes water.', { severity: 5 });
    const narrow = aCritique(text, 'wastes', { severity: 1 });
    const owners = placeMarks(text, [wide, narrow]).lines[0]?.pieces.map(
      ({ text: words, critique, also }) => [words, critique?.severity, also.length],
    );
    expect(owners).toEqual([
      ['Everyone ', 5, 0],
      ['wastes', 1, 1],
      [' water.', 5, 0],
    ]);
  });
  test('two critiques that overlap partly both own some words', () => {
    const left = aCritique(text, 'Everyone wastes', { severity: 4 });
    const right = aCritique(text, 'wastes water', { severity: 3 });
    expect(firsts(placeMarks(text, [left, right]))).toHaveLength(2);
  });
  test('two critiques on the same words both get a mark', () => {
    const one = aCritique(text, 'wastes', { severity: 4 });
    const two = aCritique(text, 'wastes', { severity: 2 });
    const essay = placeMarks(text, [one, two]);
    expect(firsts(essay).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(whole(essay)).toBe(text.replaceAll('\r\n', '\n'));
  });
  test('a critique over several lines gets the focus once', () => {
    const long = aCritique(text, 'water.\r\n\r\nStudies');
    expect(firsts(placeMarks(text, [long]))).toEqual([long.id]);
  });
  test('a critique of a line outside the essay is shown on a virtual line', () => {
    const lost = aCritique(text, null, { lineNumber: 40, line: 40 });
    const essay = placeMarks(text, [lost]);
    expect(essay.lines.at(-1)).toMatchObject({ number: 40, virtual: true });
    expect(firsts(essay)).toEqual([lost.id]);
  });
  test('with offsets outside the text, the whole line is marked instead', () => {
    const off = aCritique(text, 'wastes', { start: 5_000, end: 5_006 });
    const essay = placeMarks(text, [off]);
    expect(whole(essay)).toBe(text.replaceAll('\r\n', '\n'));
    expect(firsts(essay)).toEqual([off.id]);
  });
  test('a critique without offsets and line is about the whole essay', () => {
    const general = aCritique(text, null);
    const essay = placeMarks(text, [general]);
    expect(essay.unplaced).toEqual([general]);
    expect(firsts(essay)).toEqual([]);
  });
  test('a line has the highest severity of its critiques', () => {
    const essay = placeMarks(text, [
      aCritique(text, 'Everyone', { severity: 2 }),
      aCritique(text, 'wastes', { severity: 4 }),
    ]);
    expect(essay.lines.map(({ severity }) => severity)).toEqual([4, null, null]);
  });
});
