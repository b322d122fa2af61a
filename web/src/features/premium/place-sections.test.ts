import { describe, expect, test } from '@jest/globals';
import { placeSections } from './place-sections.ts';

type Given = Parameters<typeof placeSections>[1];

const text = 'Everyone wastes water.\n\nStudies show it.';
const section = (words: string, severity: 1 | 2 | 3 | 4 | 5 = 3): Given[number] => {
  const startIndex = text.indexOf(words);
  return {
    startIndex,
    endIndex: startIndex + words.length,
    issueType: 'argument',
    severity,
    feedback: words,
    suggestion: 'Say who.',
    improvementSuggestion: 'Say who.',
  };
};
/** The pieces of each line, as their text, their section's number and the numbers before them. */
const pieces = (given: Given) =>
  placeSections(text, given).lines.map((line) =>
    line.map((piece) => [
      piece.text,
      piece.section?.number ?? 0,
      piece.begins.map(({ number }) => number).join(),
    ]),
  );

describe('section marks', () => {
  test('are numbered in reading order, with the line they begin on', () => {
    const { sections } = placeSections(text, [section('Studies show'), section('Everyone')]);
    expect(sections.map(({ number, feedback, line }) => [number, feedback, line])).toEqual([
      [1, 'Everyone', 1],
      [2, 'Studies show', 3],
    ]);
  });

  test('cut a line into its words and the rest, and leave blank lines empty', () => {
    expect(pieces([section('wastes')])).toEqual([
      [
        ['Everyone ', 0, ''],
        ['wastes', 1, '1'],
        [' water.', 0, ''],
      ],
      [],
      [['Studies show it.', 0, '']],
    ]);
  });

  test('that overlap give the words to the narrowest, and each has its number', () => {
    expect(pieces([section('wastes'), section('Everyone wastes water.')])[0]).toEqual([
      ['Everyone ', 1, '1'],
      ['wastes', 2, '2'],
      [' water.', 1, ''],
    ]);
  });

  test('that are long passages own no words, and every piece of them is known', () => {
    const long = `One claim after another. ${'and so on '.repeat(30)}. The end.`;
    const place = (words: string): Given[number] => ({
      ...section('Everyone'),
      startIndex: long.indexOf(words),
      endIndex: long.indexOf(words) + words.length,
    });
    const passage = long.slice(0, long.indexOf(' The end'));
    const { sections, lines } = placeSections(long, [place(passage), place('claim')]);
    expect(sections.map(({ isPassage }) => isPassage)).toEqual([true, false]);
    expect(
      lines[0]?.map((piece) => [piece.section?.number ?? 0, piece.passages.join(' ')]),
    ).toEqual([
      [0, '1'],
      [2, '1'],
      [0, '1'],
      [0, ''],
    ]);
  });

  test('that begin between two lines have their number on the next line', () => {
    const between = { ...section('Studies'), startIndex: text.indexOf('\n') };
    expect(pieces([between])[2]?.[0]).toEqual(['Studies', 1, '1']);
  });

  test('of an essay without issues leave it whole', () => {
    expect(pieces([]).flat()).toHaveLength(2);
  });
});
