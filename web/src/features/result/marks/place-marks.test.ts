import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../../testing/builders.ts';
import { placeMarks } from './place-marks.ts';
import type { MarkedEssay } from './place-marks.ts';

const text = 'Everyone wastes water.\r\n\r\nStudies show that price works.';
const whole = (essay: MarkedEssay): string =>
  essay.lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n');
/** The mark of each critique, in the text or in the gutter. */
const firsts = (essay: MarkedEssay): string[] =>
  essay.lines.flatMap(({ pieces, places }) => [
    ...pieces.flatMap(({ first, critique }) => (first && critique ? [critique.id] : [])),
    ...places.flatMap(({ as, critique }) =>
      as === 'bracket' || as === 'icon' ? [critique.id] : [],
    ),
  ]);
const marksOf = (essay: MarkedEssay) =>
  essay.lines.flatMap(({ number, places }) =>
    places.map(({ as, from, to }) => [number, as, from, to]),
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
  test('a critique over several lines gets a bracket that goes on in each of them', () => {
    const long = aCritique(text, 'water.\r\n\r\nStudies');
    expect(marksOf(placeMarks(text, [long]))).toEqual([
      [1, 'bracket', 16, 22],
      [3, 'more', 0, 7],
    ]);
  });
  test('a critique about a long sentence gets a bracket, and the words stay free for others', () => {
    const sentence = `${'Word after word '.repeat(9)}ends.`;
    const essay = placeMarks(`Short. ${sentence} Short.`, [
      aCritique(`Short. ${sentence} Short.`, sentence, { severity: 5 }),
      aCritique(`Short. ${sentence} Short.`, 'ends', { severity: 1 }),
    ]);
    expect(marksOf(essay)).toEqual([
      [1, 'bracket', 7, 156],
      [1, 'words', 151, 155],
    ]);
    const owners = essay.lines[0]?.pieces.map(({ critique }) => critique?.severity ?? null);
    expect(owners).toEqual([null, null, 1, null, null]);
    expect(essay.placed.map(({ severity }) => severity)).toEqual([5, 1]);
  });
  test('a critique about a whole paragraph gets a bracket, one about a short line does not', () => {
    const paragraph = 'Taps ran dry in three weeks. Nobody had planned for it at all then.';
    expect(marksOf(placeMarks(paragraph, [aCritique(paragraph, paragraph)]))).toEqual([
      [1, 'bracket', 0, paragraph.length],
    ]);
    expect(marksOf(placeMarks('My essay', [aCritique('My essay', 'My essay')]))).toEqual([
      [1, 'words', 0, 8],
    ]);
  });
  test('a critique whose words all belong to others is an icon in the gutter', () => {
    const wide = aCritique(text, 'wastes', { severity: 2 });
    const same = aCritique(text, 'wastes', { severity: 4 });
    expect(marksOf(placeMarks(text, [wide, same]))).toEqual([
      [1, 'icon', 9, 15],
      [1, 'words', 9, 15],
    ]);
  });
});
